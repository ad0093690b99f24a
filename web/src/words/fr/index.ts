import type { en } from "../en";
import { after } from "./after";
import { learn } from "./learn";
import { look } from "./look";
import { replay } from "./replay";
import { rules } from "./rules";
import { shell } from "./shell";
import { table } from "./table";

export const words: typeof en = { after, learn, look, replay, rules, shell, table };
