import { after } from "./after";
import { art } from "./art";
import { cat } from "./cat";
import { generic } from "./generic";
import { kitten } from "./kitten";
import { kitty } from "./kitty";
import { learn } from "./learn";
import { replay } from "./replay";
import { rules } from "./rules";
import { shell } from "./shell";
import { table } from "./table";

export const en = { after, art, cat, generic, kitten, kitty, learn, replay, rules, shell, table };
