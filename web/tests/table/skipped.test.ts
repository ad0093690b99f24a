import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sentencesOf } from "../../src/screens/table/herald";
import type { Session } from "../../src/table/session.svelte";
import { comes, FakeSocket, goes, WELCOME } from "./faked";

let session: Session;
const { number, scene } = WELCOME;

beforeEach(() => (session = comes()));
afterEach(() => goes(session));

const skipped = () =>
  (session.state?.news ?? []).filter((one) => one.kind === "skipped").flatMap((one) => sentencesOf(one, () => ""));

describe("a match that was dealt and not seen", () => {
  it("is told of by whoever stayed", () => {
    FakeSocket.last.say({ t: "told", seq: 4, scene, number: number + 2 });
    expect(skipped()).toEqual([`Match ${number + 1} of this table was dealt and you did not see it.`]);
  });

  it("is told of after a gap", () => {
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.say({ ...WELCOME, seq: 9, number: number + 4 });
    expect(skipped()).toEqual([
      `Matches ${number + 1} to ${number + 3} of this table were dealt and you did not see them.`,
    ]);
  });

  it("is none where one match follows the other", () => {
    FakeSocket.last.say({ t: "told", seq: 4, scene, number: number + 1 });
    FakeSocket.last.say({ t: "told", seq: 5, scene });
    expect(skipped()).toEqual([]);
  });
});
