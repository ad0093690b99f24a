/** How a match ended: as the result panel shows it, and as its record says. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page, type TestInfo } from "@playwright/test";

const ARCHIVED = { message: "the match is archived", intervals: [100], timeout: 30_000 };

export interface Ended {
  readonly name: string;
  readonly rank: number;
  readonly score: number;
}

/** Read the panel. Nobody's score of nothing is called out of the game. */
export async function shownEnding(page: Page): Promise<readonly Ended[]> {
  const rows = page
    .getByRole("dialog", { name: "Result" })
    .getByRole("list", { name: "Ranking" })
    .getByRole("listitem");
  return Promise.all((await rows.all()).map(async (row) => rowOf(await row.ariaSnapshot())));
}

function rowOf(snapshot: string): Ended {
  const [, rank, name, score] = /img "(\d+)\w\w place"[^]*text: "?(\S+)(?: \(you\))? (\d+|out)/.exec(snapshot) ?? [];
  if (name === undefined) throw new Error(`not a row of the ranking: ${snapshot}`);
  return { name, rank: Number(rank), score: score === "out" ? 0 : Number(score) };
}

export async function matchShown(page: Page): Promise<string> {
  const link = page.getByRole("dialog", { name: "Result" }).getByRole("link", { name: "Watch the replay" });
  return ((await link.getAttribute("href")) ?? "").replace(/^.*\/m\//, "");
}

/** Fetch what the server keeps of a match; it is put away a moment after the end. */
export async function kept(request: APIRequestContext, path: string): Promise<string> {
  const ask = () => request.get(`/api/matches/${path}`);
  await expect.poll(async () => (await ask()).status(), ARCHIVED).toBe(200);
  return (await ask()).text();
}

/** Read a record's result, in the order in which a ranking is read. */
export function recordedEnding(record: string): readonly Ended[] {
  const names = [...record.matchAll(/^name \d+ (.*)$/gm)].map(([, name]) => name ?? "");
  const [, ranks = "", scores = ""] = /^result ranks ([\d ]+) scores ([-\d ]+)$/m.exec(record) ?? [];
  const [rankOf, scoreOf] = [ranks, scores].map((numbers) => numbers.split(" ").map(Number));
  return names
    .map((name, seat) => ({ name, rank: rankOf?.[seat] ?? 0, score: scoreOf?.[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
}

/** Let the command line verify a record; it throws where that does not verify. */
export function verify(record: string, info: TestInfo): void {
  const file = info.outputPath("match.txt");
  writeFileSync(file, record);
  execFileSync("../.venv/bin/ninelives", ["verify", file]);
}
