/** Before all: find the moments of real matches that pictures and checks are made of. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { scenesIn } from "./stage";

export default function setup(): void {
  for (const language of ["en", "xx"] as const) {
    const found = execFileSync("../.venv/bin/python", ["../tools/scenes.py", language], { maxBuffer: 1 << 26 });
    writeFileSync(scenesIn(language), found);
  }
}
