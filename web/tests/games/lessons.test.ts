import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as goKitty from "../../src/games/go-kitty/lesson";
import { words as goKittyWords } from "../../src/games/go-kitty/words";
import * as kittenMe from "../../src/games/kitten-me/lesson";
import { words as kittenMeWords } from "../../src/games/kitten-me/words";
import type { Course, Lines } from "../../src/games/shared/lesson";
import * as shutUpCat from "../../src/games/shut-up-cat/lesson";
import { words as shutUpCatWords } from "../../src/games/shut-up-cat/words";
import { LANGUAGES, speak } from "../../src/words/index.svelte";
import { isTaught, LEARNER, stepsAt } from "../../src/screens/learn/course";

interface Taught {
  readonly course: Course;
  readonly words: { readonly lesson: { readonly steps: Lines; readonly learned: readonly string[] } };
}
const TAUGHT: Readonly<Record<string, Taught>> = {
  "kitten-me": { course: kittenMe, words: kittenMeWords },
  "go-kitty": { course: goKitty, words: goKittyWords },
  "shut-up-cat": { course: shutUpCat, words: shutUpCatWords },
};
globalThis.document ??= { documentElement: {} } as Document;
const MARK = "# so far the lesson"; // what follows in the record only brings the match to its end

interface Written {
  readonly actor: string;
  readonly line: string;
}

/** Give the moves that are taught, as the server has them. */
function written(key: string): readonly Written[] {
  const text = readFileSync(`../src/ninelives/tables/lessons/${key}.txt`, "utf8");
  const lines = (text.split(MARK)[0] ?? "").split("\n").filter((line) => /^(TABLE|\d+) /.test(line));
  return lines.map((line) => ({ actor: line.split(" ")[0] ?? "", line: line.slice(line.indexOf(" ") + 1) }));
}

const who = (seat: number): string => `cat ${seat}`;

describe.each(Object.entries(TAUGHT))("the lesson of %s", (key, { course, words }) => {
  const steps = course.STEPS;
  const moves = written(key);

  it("wants what the learner does in the record, each move when it is due", () => {
    const due = moves.flatMap(({ actor, line }, at) => (actor === String(LEARNER) ? [{ at, line }] : []));
    const wanted = steps.flatMap(({ at, want }) => (want === null ? [] : [{ at, line: want }]));
    expect(wanted).toEqual(due);
  });

  it("goes on in order, and asks for one move at a time, last of all that is said", () => {
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
    for (const { at } of steps)
      expect(
        stepsAt(steps, at)
          .slice(0, -1)
          .every(({ want }) => want === null),
      ).toBe(true);
  });

  it("ends with something to read, when all that is taught was played", () => {
    expect(steps.at(-1)?.want).toBeNull();
    expect(steps.at(-1)?.at).toBe(moves.length);
    expect(isTaught(steps, moves.length)).toBe(false);
    expect(isTaught(steps, moves.length + 1)).toBe(true);
  });

  it.each(Object.keys(LANGUAGES))(
    "is said in a sentence or two in %s, and names three things to learn",
    async (language) => {
      await speak(language);
      const { lesson } = words;
      for (const { say } of steps) {
        const text = lesson.steps[say]?.(who) ?? "";
        expect(text, say).not.toBe("");
        expect(text.length, text).toBeLessThanOrEqual(160);
      }
      expect(Object.keys(lesson.steps)).toHaveLength(steps.length);
      expect(lesson.learned).toHaveLength(3);
    },
  );

  it("points at parts that the board has", () => {
    const points = new Set(steps.flatMap(({ point }) => point ?? []));
    expect(points).toEqual(new Set(Object.keys(course.PLACES)));
    for (const name of Object.values(course.PLACES)) expect(name()).not.toBe("");
  });
});
