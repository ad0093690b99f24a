/** Before all: find the moments of real matches that pictures and checks are made of. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { SCENES } from "./stage";

export default function setup(): void {
  const found = execFileSync("../.venv/bin/python", ["../tools/scenes.py"], { maxBuffer: 1 << 26 });
  writeFileSync(SCENES, found);
}
