import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Session } from "../../src/table/session.svelte";
import type { Told } from "../../src/wire.gen";
import { comes, FakeSocket, goes, person, sitting, WELCOME } from "./faked";

let session: Session;

beforeEach(() => {
  session = comes();
});

afterEach(() => goes(session));

describe("the look of one's cat", () => {
  const LOOK = "ginger freckles crown";
  const orders = () => FakeSocket.last.sent.flatMap((one) => (one.t === "do" ? [one.order] : []));
  const lookId = () =>
    FakeSocket.last.sent.flatMap((one) => (one.t === "do" && one.order.startsWith("look") ? [one.id] : []));
  const mine = (seq: number, look?: string, phase = "gathering"): Told => ({
    ...sitting(seq, look === undefined ? person("Ada") : { ...person("Ada"), look }, null),
    seat: 0,
    scene: { ...WELCOME.scene, phase },
  });

  it("is said right after sitting down, so that a match finds it", () => {
    session.wear(LOOK);
    expect(orders()).toEqual([]);
    session.sit(0, "Ada", "9f");
    session.order("begin");
    expect(orders()).toEqual(["sit 0 9f Ada", `look ${LOOK}`, "begin"]);
    FakeSocket.last.say(mine(4));
    expect(orders()).toHaveLength(3);
  });

  it("is not said where nobody chose one", () => {
    session.sit(0, "Ada", "9f");
    FakeSocket.last.say(mine(4));
    session.wear("");
    expect(orders()).toEqual(["sit 0 9f Ada"]);
  });

  it("is said again when it changes, and given up", () => {
    FakeSocket.last.say(mine(4, LOOK));
    session.wear(LOOK);
    session.wear("black patch bow");
    FakeSocket.last.say(mine(5, "black patch bow"));
    session.wear("");
    expect(orders()).toEqual(["look black patch bow", "look"]);
  });

  it("waits until a match is over", () => {
    FakeSocket.last.say(mine(4, "", "playing"));
    session.wear(LOOK);
    session.sit(0, "Ada", "9f");
    expect(orders()).toEqual(["sit 0 9f Ada"]);
    FakeSocket.last.say(mine(5, "", "over"));
    expect(orders().at(-1)).toBe(`look ${LOOK}`);
  });

  it("that is refused is no news, and is asked for again later", () => {
    FakeSocket.last.say(mine(4));
    session.wear(LOOK);
    const refused = { t: "refused", ruling: "T16", reason: "Later.", seq: 4, scene: WELCOME.scene, id: lookId()[0] };
    FakeSocket.last.say(refused);
    expect(session.state?.refused).toBeNull();
    FakeSocket.last.say(mine(5));
    expect(orders()).toEqual([`look ${LOOK}`, `look ${LOOK}`]);
  });

  it("that another tab chose since stands, and is the one that is chosen here too", () => {
    FakeSocket.last.say(mine(4, LOOK));
    session.wear(LOOK);
    FakeSocket.last.say(mine(5, "black patch bow"));
    expect(orders()).toEqual([]);
    expect(session.look).toBe("black patch bow");
  });

  it("is the last of several that were chosen faster than the table answers", () => {
    FakeSocket.last.say(mine(4, LOOK));
    session.wear("black patch bow");
    FakeSocket.last.say(mine(5, LOOK)); // somebody else sat down meanwhile
    expect(session.look).toBe("black patch bow");
    session.wear(LOOK);
    FakeSocket.last.say({ t: "done", id: lookId()[0], seq: 6 });
    FakeSocket.last.say(mine(6, "black patch bow"));
    expect(session.look).toBe(LOOK);
    expect(orders()).toEqual(["look black patch bow", `look ${LOOK}`]);
  });

  it("is said again by whoever gets up and sits down again", () => {
    FakeSocket.last.say(mine(4, LOOK));
    session.wear(LOOK);
    FakeSocket.last.say({ ...sitting(5, null, null), seat: null });
    session.sit(1, "Ada", "9f");
    expect(orders()).toEqual(["sit 1 9f Ada", `look ${LOOK}`]);
  });
});
