import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inkDefs } from "../../src/art";
import type { Sheet } from "../../src/games";

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;

/** Say what is wrong with a picture, or nothing. */
export function faults(picture: string): string[] {
  return [...misuse(picture), ...imbalance(picture)];
}

function misuse(picture: string): string[] {
  const forbidden = {
    "a hole": /NaN|undefined|null|Infinity|\[object/,
    "inline style": /\sstyle=/,
    "a bare colour": /#[0-9a-f]{3,8}\b(?!\))/i,
  };
  return Object.entries(forbidden)
    .filter(([, pattern]) => pattern.test(picture))
    .map(([name]) => name);
}

/** Tags must open and close in order, and nothing between them may look like a tag that was not understood. */
function imbalance(picture: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", , alone] of picture.matchAll(TAG)) {
    if (closing && open.pop() !== name) return [`</${name}> closes nothing`];
    if (!closing && !alone) open.push(name);
  }
  if (/[<>]/.test(picture.replace(TAG, ""))) return ["a broken tag"];
  return open.length ? [`<${open.join("> <")}> is left open`] : [];
}

const TOKENS = readFileSync(new URL("../../src/style/tokens.css", import.meta.url), "utf8");

/** The tones that a picture uses and the tokens lack. */
export function unknownTones(picture: string): string[] {
  const used = [...picture.matchAll(/var\(--([\w-]+)\)/g)].map(([, tone = ""]) => tone);
  return [...new Set(used)].filter((tone) => !TOKENS.includes(`--${tone}:`));
}

/** The ids that a picture points to and the shared definitions lack. */
function unknownIds(picture: string, defs: string): string[] {
  return [...picture.matchAll(/url\(#([\w-]+)\)/g)]
    .map(([, id = ""]) => id)
    .filter((id) => !defs.includes(`id="${id}"`));
}

/** Hold the pictures of some sheets to what every picture keeps. */
export function checkSheets(sheets: readonly Sheet[]): void {
  describe.each(sheets.map(({ title, pictures }) => [title, pictures] as const))("%s", (_, pictures) => {
    test("are well formed", () => {
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.flatMap(faults)).toEqual([]);
    });

    test("take their colours from the tokens", () => {
      expect(pictures.flatMap(unknownTones)).toEqual([]);
    });

    test("point only to what is defined once in the page", () => {
      expect(pictures.flatMap((picture) => unknownIds(picture, inkDefs()))).toEqual([]);
    });

    test("have no ids of their own, so copies never clash", () => {
      expect(pictures.filter((picture) => picture.includes(' id="'))).toEqual([]);
    });
  });
}
