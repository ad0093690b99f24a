import { expect, test } from "vitest";
import { NotDone } from "../../../src/net/http";
import { patiently } from "../../../src/screens/replay/patience";

function after(misses: number, status: number): () => Promise<string> {
  let asked = 0;
  return async () => {
    if (asked++ < misses) throw new NotDone("", status);
    return `asked ${asked} times`;
  };
}

test("a match that is put away a moment later is found", async () => {
  expect(await patiently(after(2, 404), 1)).toBe("asked 3 times");
});

test("one that never comes is given up", async () => {
  await expect(patiently(after(9, 404), 1)).rejects.toThrow(NotDone);
});

test("any other fault is told at once", async () => {
  await expect(patiently(after(1, 400), 1)).rejects.toThrow(NotDone);
});
