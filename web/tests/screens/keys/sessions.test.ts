import { describe, expect, test } from "vitest";
import { deviceName, lossOf, ownPasskeys } from "../../../src/screens/keys/sessions";
import type { MyKeys, MySession } from "../../../src/wire.gen";

const session = (more: Partial<MySession>): MySession => ({
  id: "1",
  device: "",
  made: 0,
  proved: 0,
  passkey: "",
  here: false,
  ...more,
});

const keysOf = (ids: readonly string[], recovery_codes = 0): MyKeys => ({
  known: true,
  offered: true,
  passkeys: ids.map((id) => ({ id, synced: false, made: 0, used: 0 })),
  recovery_codes,
});

test.each([
  ["Firefox Android", "Firefox · Android"],
  ["Chrome", "Chrome"],
  ["", "A browser or a program"],
])("a device that says %j is called %j", (device, name) => {
  expect(deviceName(device)).toBe(name);
});

describe("the passkey by which one came", () => {
  test.each([
    ["one", ["one"]],
    ["gone", []],
    ["", []],
  ])("%j stays unless somebody unticks it: %j", (passkey, own) => {
    const sessions = [session({ passkey: "two" }), session({ passkey, here: true })];
    expect(ownPasskeys(keysOf(["one", "two"]), sessions)).toEqual(own);
  });
});

describe("who signs out here loses", () => {
  const [here, elsewhere] = [session({ here: true }), session({ id: "2" })];

  test.each([
    ["nothing while signed in elsewhere", [here, elsewhere], keysOf([]), "none"],
    ["what was made here, of passkeys", [here], keysOf(["one"]), "some"],
    ["what was made here, of codes", [here], keysOf([], 8), "some"],
    ["all with no way back", [here], keysOf([]), "all"],
  ] as const)("%s", (_, sessions, keys, loss) => {
    expect(lossOf(keys, sessions)).toBe(loss);
  });
});
