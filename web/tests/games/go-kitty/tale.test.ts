import { describe, expect, it } from "vitest";
import { headline, ownLine, type Told } from "../../../src/games/go-kitty/headline";
import { moodOf } from "../../../src/games/go-kitty/moods";
import { flightsOf, goneOn, retold, type AskTale } from "../../../src/games/go-kitty/tale";
import { playingOf, type Line, type Playing } from "../../../src/games/go-kitty/view";
import type { Heard } from "../../../src/wire.gen";
import { MOMENTS, TOLD } from "./samples";

type Move = readonly [actor: number, move: Line];
const heard = (...moves: readonly Move[]): readonly Heard[] =>
  moves.map(([actor, move], number) => ({ number, actor, line: "", move: { ...move }, story: [] }));

const VIEW = MOMENTS.find(({ view }) => view.phase === "acting")?.view as Playing;
const told = (moves: readonly Move[], me: number | null = 0): Told => ({
  view: { ...VIEW, phase: "acting", stage: "fresh", turn: 2 },
  me,
  names: ["Ada", "Ben", "Cleo"],
  tale: retold(null, heard(...moves)),
  result: null,
});

describe("the tale", () => {
  it("is an ask, its answer, and the card drawn after a miss", () => {
    const tale = retold(
      null,
      heard([1, { ask: 0, what: "fall", token: false }], [0, { act: "none" }], [-1, { drawn: 1 }]),
    );
    expect(tale).toMatchObject({
      kind: "ask",
      who: 1,
      target: 0,
      what: "fall",
      answer: { kind: "none" },
      drawn: "hidden",
    });
  });

  it("begins anew where a replay went back or jumped, and goes on step by step", () => {
    const asked = retold(null, heard([1, { ask: 0, what: "fall", token: false }]));
    expect(goneOn(asked, 4, 5, true)).toBe(asked);
    expect(goneOn(asked, 4, 3, true)).toBeNull();
    expect(goneOn(asked, 4, 9, true)).toBeNull();
    expect(goneOn(asked, 4, 9, false)).toBe(asked);
    expect(retold(goneOn(asked, 4, 3, true), heard([2, { act: "none" }]))).toBeNull();
  });

  it("goes on from message to message", () => {
    const asked = retold(null, heard([1, { ask: 2, what: "snow", token: true }]));
    expect(retold(asked, heard([2, { give: 2 }]))).toMatchObject({
      token: true,
      answer: { kind: "gave", number: 2 },
    });
  });

  it("remembers the Mouse while the asker still pays", () => {
    const tale = retold(
      null,
      heard([1, { ask: 2, what: "winter", token: false }], [2, { mouse: 1 }], [1, { give: 1 }]),
    ) as AskTale;
    expect(tale.answer).toEqual({ kind: "mouse", number: 1 });
  });

  it("follows the golden match to its last ask", () => {
    const tales = TOLD.map(({ heard = [] }) => retold(null, heard)?.kind);
    expect(tales).toContain("ask");
    expect(tales).toContain("skip");
  });
});

describe("flights", () => {
  const ways = (...moves: readonly Move[]): readonly (readonly unknown[])[] =>
    flightsOf(null, heard(...moves)).map(({ from, to, number }) => [from, to, number]);

  it("go from who gives to who asked, or the other way after a Mouse", () => {
    expect(ways([1, { ask: 2, what: "snow", token: false }], [2, { give: 2 }])).toEqual([[2, 1, 2]]);
    expect(ways([1, { ask: 2, what: "snow", token: false }], [2, { mouse: 3 }])).toEqual([[1, 2, 3]]);
    expect(ways([1, { ask: 2, what: "fall", token: false }], [2, { mouse: 1 }], [1, { give: 1 }])).toEqual([[1, 2, 1]]);
    expect(ways([1, { ask: 2, what: "fall", token: false }], [2, { give: null }], [-1, { given: 1 }])).toEqual([
      [2, 1, 1],
    ]);
  });

  it("come from the pile after a miss and after a look", () => {
    expect(ways([1, { ask: 2, what: "snow", token: false }], [2, { act: "none" }], [-1, { drawn: 1 }])).toEqual([
      ["pile", 1, 1],
    ]);
    expect(ways([1, { act: "look" }], [-1, { top: 3 }], [1, { keep: 1, under: 2 }])).toEqual([["pile", 1, 1]]);
    expect(ways([1, { ask: 2, what: "fall", token: false }], [2, { mouse: 0 }])).toEqual([]);
  });
});

describe("the label", () => {
  it("tells an ask and its answer from where one sits", () => {
    expect(headline(told([[1, { ask: 2, what: "snow", token: false }]]))).toMatchObject({
      small: "Ben asks Cleo for",
      big: "Snow?",
      seat: 2,
    });
    expect(
      headline(
        told([
          [1, { ask: 2, what: "snow", token: false }],
          [2, { give: 2 }],
        ]),
      ),
    ).toMatchObject({
      small: "Cleo gives Ben",
      big: "2 Snow",
    });
    expect(
      headline(
        told([
          [0, { ask: 2, what: "snow", token: false }],
          [2, { act: "none" }],
          [-1, { drawn: ["fan"] }],
        ]),
      ),
    ).toMatchObject({
      small: "Cleo has no Snow.",
      big: "Go Kitty!",
      foot: "You draw Fan.",
    });
    expect(
      headline(
        told([
          [0, { ask: 2, what: "snow", token: false }],
          [2, { mouse: 3 }],
        ]),
      ),
    ).toMatchObject({
      big: "Mouse!",
      foot: "You give 3 Snow instead.",
    });
  });

  it("makes whole sentences of what ended a turn", () => {
    const turn = told([
      [0, { ask: 2, what: "snow", token: false }],
      [2, { act: "none" }],
    ]);
    const closing = { ...turn, view: { ...VIEW, phase: "acting", stage: "closing", turn: 0 } as Playing };
    expect(headline(closing).foot).toBe("Cleo has no Snow. Go Kitty!");
  });

  it("asks when one is asked", () => {
    const asked = {
      ...told([]),
      view: { ...VIEW, phase: "asked", turn: 1, asked: { target: 0, what: "rain" } } as Playing,
    };
    expect(headline(asked)).toMatchObject({ small: "Ben asks: got any", big: "Rain?", seat: 1 });
  });

  it("shows the question in the making", () => {
    const wish = { target: 1, what: "snow", token: false } as const;
    expect(ownLine(told([]), { wish, looks: false, story: "" })).toMatchObject({ small: "Ben, got any", big: "Snow?" });
    expect(ownLine(told([]), { wish, looks: true, story: "" }).big).toBe("The pile");
    expect(ownLine(told([]), { wish: { ...wish, what: null }, looks: false, story: "Ben skips." }).foot).toBe(
      "Ben skips.",
    );
  });

  it("leaves a Mouse on the label of whoever played it, though their turn begins", () => {
    const nothing = { wish: { target: 1, what: null, token: false }, looks: false, story: "" } as const;
    const turned = [
      [1, { ask: 0, what: "snow", token: false }],
      [0, { mouse: 1 }],
    ] as const satisfies readonly Move[];
    expect(ownLine(told(turned), nothing)).toMatchObject({ seat: 0, mark: "mouse" });
    expect(ownLine(told(turned, 2), nothing).mark).toBeNull();
  });

  it("never fails on a moment of play", () => {
    for (const { view, seat, seats } of MOMENTS) {
      const names = Array.from({ length: seats }, (_, nth) => `P${nth}`);
      const line = headline({ view, me: seat, names, tale: null, result: null });
      expect(`${line.small} ${line.big}`).not.toMatch(/undefined|NaN/);
      expect(line.big).not.toBe("");
    }
  });
});

describe("seats", () => {
  it("look as they feel", () => {
    const tale = retold(null, heard([1, { ask: 2, what: "snow", token: false }], [2, { mouse: 3 }]));
    expect([0, 1, 2].map((seat) => moodOf(seat, tale, null, null))).toEqual(["plain", "shocked", "sly"]);
    expect(moodOf(0, tale, null, { name: "Ada", person: true, level: "", here: false })).toBe("sleepy");
    expect(moodOf(1, tale, null, { name: "Bot", person: false, level: "tabby", here: false })).toBe("shocked");
  });

  it("are known once the cards are dealt", () => {
    const views = TOLD.map(({ scene }) => playingOf(scene));
    expect(views.every((view) => view !== null)).toBe(true);
  });
});
