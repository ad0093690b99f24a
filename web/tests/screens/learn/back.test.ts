import { expect, it } from "vitest";
import { backFrom } from "../../../src/screens/learn/back";

it("leads back to a table, and nowhere else", () => {
  expect(backFrom(new URLSearchParams("back=abcdef"))).toBe("/t/ABCDEF");
  for (const query of ["", "back=", "back=//evil.example", "back=../me", "back=a%2Fb"])
    expect(backFrom(new URLSearchParams(query))).toBeNull();
});
