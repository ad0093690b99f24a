import { after } from "./after";
import { learn } from "./learn";
import { replay } from "./replay";
import { rules } from "./rules";
import { shell } from "./shell";
import { table } from "./table";

export const en = { after, learn, replay, rules, shell, table };
