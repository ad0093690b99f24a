import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as goKitty from "../../src/games/go-kitty/lesson";
import { words as goKittyGerman } from "../../src/games/go-kitty/words/de";
import { words as goKittySpanish } from "../../src/games/go-kitty/words/es";
import { words as goKittyFrench } from "../../src/games/go-kitty/words/fr";
import { en as goKittyEnglish } from "../../src/games/go-kitty/words/en";
import * as kittenMe from "../../src/games/kitten-me/lesson";
import { words as kittenMeGerman } from "../../src/games/kitten-me/words/de";
import { words as kittenMeSpanish } from "../../src/games/kitten-me/words/es";
import { words as kittenMeFrench } from "../../src/games/kitten-me/words/fr";
import { en as kittenMeEnglish } from "../../src/games/kitten-me/words/en";
import type { Course, Lines } from "../../src/games/shared/lesson";
import * as shutUpCat from "../../src/games/shut-up-cat/lesson";
import { words as shutUpCatGerman } from "../../src/games/shut-up-cat/words/de";
import { words as shutUpCatSpanish } from "../../src/games/shut-up-cat/words/es";
import { words as shutUpCatFrench } from "../../src/games/shut-up-cat/words/fr";
import { en as shutUpCatEnglish } from "../../src/games/shut-up-cat/words/en";
import { isTaught, LEARNER, stepsAt } from "../../src/screens/learn/course";

interface Taught {
  readonly course: Course;
  readonly languages: readonly { readonly lesson: { readonly steps: Lines; readonly learned: readonly string[] } }[];
}
const TAUGHT: Readonly<Record<string, Taught>> = {
  "kitten-me": { course: kittenMe, languages: [kittenMeEnglish, kittenMeGerman, kittenMeSpanish, kittenMeFrench] },
  "go-kitty": { course: goKitty, languages: [goKittyEnglish, goKittyGerman, goKittySpanish, goKittyFrench] },
  "shut-up-cat": {
    course: shutUpCat,
    languages: [shutUpCatEnglish, shutUpCatGerman, shutUpCatSpanish, shutUpCatFrench],
  },
};
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

describe.each(Object.entries(TAUGHT))("the lesson of %s", (key, { course, languages }) => {
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

  it("is said in both languages, in a sentence or two", () => {
    for (const { lesson } of languages) {
      for (const { say } of steps) {
        const text = lesson.steps[say]?.(who) ?? "";
        expect(text, say).not.toBe("");
        expect(text.length, text).toBeLessThanOrEqual(160);
      }
      expect(Object.keys(lesson.steps)).toHaveLength(steps.length);
    }
  });

  it("points at parts that the board has", () => {
    const points = new Set(steps.flatMap(({ point }) => point ?? []));
    expect(points).toEqual(new Set(Object.keys(course.PLACES)));
    for (const name of Object.values(course.PLACES)) expect(name()).not.toBe("");
  });

  it("names three things that were learned", () => {
    for (const { lesson } of languages) expect(lesson.learned).toHaveLength(3);
  });
});
