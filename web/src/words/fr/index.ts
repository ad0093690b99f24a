import type { en } from "../en";
import { after } from "./after";
import { learn } from "./learn";
import { replay } from "./replay";
import { rules } from "./rules";
import { shell } from "./shell";
import { table } from "./table";

export const words: typeof en = { after, learn, replay, rules, shell, table };
