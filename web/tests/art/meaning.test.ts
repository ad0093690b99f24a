import { expect, test } from "vitest";
import * as art from "../../src/art";

test("eight furs and eight moods make sixty-four cats", () => {
  const cats = art.FURS.flatMap((fur) => art.MOODS.map((mood) => art.cat({ fur, mood })));
  expect(new Set(cats).size).toBe(64);
});

test("eight seats have eight cats, then it goes round again", () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(art.furOf)).size).toBe(8);
  expect(art.furOf(9)).toBe(art.furOf(1));
});
