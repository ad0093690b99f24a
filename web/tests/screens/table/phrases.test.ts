import { expect, it } from "vitest";
import { FEW, inOrder } from "../../../src/screens/table/phrases";

const PHRASES = ["Hello!", "Good luck!", "Well played.", "Meow?", "Hiss!", "Purr.", "Oops.", "Take your time."];

it("gives every phrase once, those of the moment first", () => {
  const order = inOrder(PHRASES, "playing");
  expect(order.slice(0, FEW)).toEqual(["Well played.", "Meow?", "Hiss!", "Oops."]);
  expect([...order].sort()).toEqual([...PHRASES].sort());
});

it("leaves the order as it is where it knows no better", () => {
  expect(inOrder(PHRASES, "asleep")).toEqual(PHRASES);
  expect(inOrder(["Ahoy!"], "playing")).toEqual(["Ahoy!"]);
});
