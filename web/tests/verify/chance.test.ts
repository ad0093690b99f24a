import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { commitmentOf, keyOf, SecretDraw, taken } from "../../src/verify/chance";
import { sha256 } from "../../src/verify/sha256";
import { saysWhatWasDrawn } from "../../src/verify/verify";

// the match printed in docs/notation.md
const SECRET = "01".repeat(32);
const SALT = "two black cats";
const COMMITMENT = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";

describe("sha256", () => {
  test("agrees with node's at every length around a block's end", () => {
    for (let length = 0; length < 200; length++) {
      const message = randomBytes(length);
      expect(Buffer.from(sha256(message)).toString("hex")).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });
});

describe("chance", () => {
  test("the commitment in the docs is the secret's", () => {
    expect(commitmentOf(SECRET)).toBe(COMMITMENT);
  });

  test("the first dealer of the match in the docs follows from its secret", () => {
    const draw = new SecretDraw(keyOf(SECRET, SALT), 0);
    expect(taken({ things: ["0", "1"], number: 1, back: false, besides: [] }, draw)).toEqual(["0"]);
  });

  test("numbers stay below, and another roll gives others", () => {
    const key = keyOf(SECRET, SALT);
    const numbers = (roll: number) => {
      const draw = new SecretDraw(key, roll);
      return Array.from({ length: 50 }, () => draw.below(1000));
    };
    expect(Math.max(...numbers(1))).toBeLessThan(1000);
    expect(numbers(1)).not.toEqual(numbers(2));
    expect(numbers(1)).toEqual(numbers(1));
  });
});

describe("a line against what was drawn", () => {
  test("a deal is compared hand by hand", () => {
    expect(saysWhatWasDrawn("deal 0:a,b 1:c,d", ["b", "a", "c", "d"], [])).toBe(true);
    expect(saysWhatWasDrawn("deal 0:a,c 1:b,d", ["b", "a", "c", "d"], [])).toBe(false);
  });

  test("a seat that is out gets none", () => {
    expect(saysWhatWasDrawn("deal 0:a 1:- 2:c", ["a", "c"], [])).toBe(true);
  });

  test("what is sure is there besides", () => {
    expect(saysWhatWasDrawn("top leaf,rain,snow", ["snow"], ["rain", "leaf"])).toBe(true);
    expect(saysWhatWasDrawn("top leaf,rain,snow", ["snow", "fan"], ["rain"])).toBe(false);
  });

  test("nothing more and nothing less", () => {
    expect(saysWhatWasDrawn("drawn a", ["a", "b"], [])).toBe(false);
    expect(saysWhatWasDrawn("flip a", ["b"], [])).toBe(false);
  });
});
