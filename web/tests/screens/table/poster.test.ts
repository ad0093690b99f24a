import { expect, it } from "vitest";
import { avatar, catAt } from "../../../src/art";
import { posterOf } from "../../../src/screens/table/poster";
import type { Result } from "../../../src/wire.gen";

it("shows whoever won as the cat they chose", () => {
  const result = { match: "KTNMEW-1", ranks: [2, 1], scores: [0, 3], why: "", commitment: "" } as Result;
  const words = { headline: "Ben won", title: "Kitten Me", link: "", score: String };
  const looks = ["", "black patch wizard"];
  const { drawings } = posterOf(result, ["Ada", "Ben"], words, (seat) => catAt(looks, seat));
  const { svg, width } = drawings[0] ?? { svg: "", width: 0 };
  expect(svg).toBe(
    avatar({ fur: "black", face: "patch", hat: "wizard", mood: "smug", px: width, disc: "gold", ring: "key" }),
  );
});
