import { describe, expect, it } from "vitest";
import {
  AT_FIRST,
  called,
  follow,
  heir,
  opened,
  passed,
  type Seen,
  type Stage,
} from "../../../src/screens/shell/curtain";
import { botChoices, firstNames } from "../../../src/screens/shell/people";

const PEOPLE = [0, 1, 2];
const playing = (...awaited: number[]): Seen => ({ phase: "playing", awaited, people: PEOPLE, together: false });
const over: Seen = { phase: "over", awaited: [], people: PEOPLE, together: false };
const gathering: Seen = { phase: "gathering", awaited: [], people: PEOPLE, together: false };
const closed = (seat: number): Stage => ({ at: "closed", seat, called: false });
const open = (seat: number): Stage => ({ at: "open", seat });

describe("the curtain", () => {
  it("is closed for the first who is awaited, and opens by their tap alone", () => {
    const stage = follow(AT_FIRST, playing(1));
    expect(stage).toEqual(closed(1));
    expect(follow(stage, playing(1))).toEqual(closed(1));
    expect(opened(stage)).toEqual(open(1));
  });

  it("stays open while the table waits for whoever looks, however often", () => {
    expect(heir(open(1), playing(1))).toBeNull();
    expect(passed(open(1), playing(1))).toEqual(open(1));
    expect(follow(open(1), playing(1, 2))).toEqual(open(1));
  });

  it("is handed on by whoever looked, and is closed for the next", () => {
    expect(follow(open(1), playing(2))).toEqual(open(1)); // what the move did may be read in peace
    expect(heir(open(1), playing(2))).toBe(2);
    expect(passed(open(1), playing(2))).toEqual(closed(2));
  });

  it("is handed to nobody while only bots are awaited", () => {
    expect(heir(open(1), playing())).toBeNull();
    expect(passed(open(1), playing())).toEqual(open(1));
  });

  it("takes several who are awaited at once one after the other, round the table", () => {
    expect(passed(open(1), playing(0, 2))).toEqual(closed(2));
    expect(passed(open(2), playing(0))).toEqual(closed(0));
    expect(passed(open(2), playing(1, 0))).toEqual(closed(0));
  });

  it("names somebody else when the one it named is no longer awaited", () => {
    expect(follow(closed(1), playing(2))).toEqual(closed(2));
    expect(follow(closed(1), playing())).toEqual(AT_FIRST);
  });

  it("hides new cards after a show that all have watched, from whoever looked before as well", () => {
    const during = follow(open(1), { ...playing(1), together: true });
    expect(during).toEqual(AT_FIRST);
    expect(follow(during, { ...playing(1), together: true })).toEqual(AT_FIRST);
    expect(follow(during, playing(1))).toEqual(closed(1));
  });

  it("closes for whoever wants to step in, until they tap", () => {
    const stage = called(open(0), 2);
    expect(stage).toEqual({ at: "closed", seat: 2, called: true });
    expect(follow(stage, playing(0))).toEqual(stage); // though the table waits for another
    expect(opened(stage)).toEqual(open(2));
    expect(heir(open(2), playing(0))).toBe(0);
  });

  it("hides nothing when the match is over, and closes again for the next", () => {
    expect(follow(open(1), over)).toEqual({ at: "over", seat: 1 });
    expect(follow(closed(2), over)).toEqual({ at: "over", seat: 2 });
    expect(follow(AT_FIRST, over)).toEqual({ at: "over", seat: 0 });
    expect(follow({ at: "over", seat: 1 }, playing(1))).toEqual(closed(1));
    expect(called({ at: "over", seat: 1 }, 2)).toEqual({ at: "over", seat: 1 });
  });

  it("shows nobody anything before a match", () => {
    expect(follow(open(1), gathering)).toEqual(AT_FIRST);
    expect(follow(AT_FIRST, { phase: "", awaited: [], people: [], together: false })).toEqual(AT_FIRST);
  });

  it("never goes from one open hand to another without being closed between", () => {
    const tables = [playing(), playing(0), playing(1), playing(0, 1, 2), gathering];
    const stages: Stage[] = [AT_FIRST, ...PEOPLE.flatMap((seat) => [closed(seat), open(seat)])];
    for (const stage of stages) {
      for (const seen of tables) {
        for (const next of [follow(stage, seen), passed(stage, seen), ...PEOPLE.map((seat) => called(stage, seat))]) {
          if (next.at === "open") expect(next).toEqual(stage);
        }
      }
    }
  });
});

describe("people at one screen", () => {
  it("begin as two, with two names", () => {
    expect(firstNames("Ada", ["Tiger", "Socks"])).toEqual(["Ada", "Tiger"]);
    expect(firstNames("Tiger", ["Tiger", "Socks"])).toEqual(["Tiger", "Socks"]);
  });

  it("leave the rest of the seats to bots", () => {
    expect(botChoices([2, 4], 2)).toEqual([0, 1, 2]);
    expect(botChoices([2, 4], 4)).toEqual([0]);
    expect(botChoices([3, 5], 2)).toEqual([1, 2, 3]);
  });
});
