/** Matches that bots played elsewhere, in the terminal. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestInfo } from "@playwright/test";

/** Let bots play some matches of a game by these rules, and give the records. */
export function recordsOf(info: TestInfo, game: string, seed: string, games: number, ...rules: string[]): string[] {
  const folder = info.outputPath(`records-${game}-${seed}`);
  const options = rules.flatMap((rule) => ["--option", rule]);
  const asked = ["simulate", game, "--seats", "3", "--games", String(games), "--seed", seed, ...options];
  execFileSync("../.venv/bin/ninelives", [...asked, "--records", folder]);
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
}
