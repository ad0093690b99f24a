import { describe, expect, it } from "vitest";
import { SEASONS, TRAITS } from "../../../src/vocabulary/seasons";
import { actsOf, movesIn, type Chosen } from "../../../src/games/go-kitty/acts";
import { askMove, takesToken, targetsOf, wayTo } from "../../../src/games/go-kitty/ask";
import { keeping, keepMove, turned, type Order } from "../../../src/games/go-kitty/keep";
import { laysOf, leadsOn, matching, placesOf } from "../../../src/games/go-kitty/lay";
import type { Code, What } from "../../../src/games/go-kitty/view";
import { MOMENTS, TOLD, type Moment } from "./samples";

const WHATS: readonly What[] = [...SEASONS, ...TRAITS, "mouse"];
const NOTHING: Chosen = { move: "", laying: false, lays: [] };

/** Every tap there is: on seats, cells, the token, the pile, cards and the looked-at cards. */
function taps({ seats, view, choices }: Moment): readonly Chosen[] {
  const wishes = Array.from({ length: seats }, (_, target) => target).flatMap((target) =>
    WHATS.flatMap((what) => [true, false].map((token) => askMove(choices, { target, what, token }))),
  );
  const looks = choices.includes("look") ? ["look"] : [];
  const cards = view.phase === "keeping" && typeof view.looked_at !== "number" ? view.looked_at : [];
  const keeps = orders(cards.length).map((order) => keepMove(choices, cards, order));
  const moves = [...wishes, ...looks, ...keeps].map((move) => ({ ...NOTHING, move }));
  const lays = laysOf(choices);
  const picks = lays.length === 0 ? [] : fours(view.hand);
  return [NOTHING, ...moves, ...picks.map((four) => ({ ...NOTHING, laying: true, lays: matching(lays, four) }))];
}

/** All that can be reached from the first order by keeping another card and by swapping. */
function orders(number: number): readonly Order[] {
  const found = new Map<string, Order>();
  const visit = (order: Order): void => {
    if (order.length === 0 || found.has(order.join())) return;
    found.set(order.join(), order);
    visit(turned(order));
    for (const place of order) visit(keeping(order, place));
  };
  visit(Array.from({ length: number }, (_, place) => place));
  return [...found.values()];
}

function fours(hand: readonly Code[]): readonly (readonly Code[])[] {
  const choose = (from: number, left: number): readonly (readonly Code[])[] =>
    left === 0
      ? [[]]
      : hand.slice(from).flatMap((code, nth) => choose(from + nth + 1, left - 1).map((rest) => [code, ...rest]));
  return choose(0, 4);
}

const reached = (moment: Moment): ReadonlySet<string> =>
  new Set(taps(moment).flatMap((chosen) => movesIn(actsOf(moment.choices, chosen))));

describe("what the board can do", () => {
  it.each(MOMENTS.map((moment, nth) => [`${nth}: ${moment.view.phase}, ${moment.choices.length}`, moment] as const))(
    "is exactly what there is to choose (%s)",
    (_, moment) => {
      expect([...reached(moment)].sort()).toEqual([...new Set(moment.choices)].sort());
    },
  );

  it("covers every kind of move", () => {
    const verbs = new Set(MOMENTS.flatMap(({ choices }) => choices.map((choice) => choice.split(" ")[0])));
    expect([...verbs].sort()).toEqual(
      ["ask", "draw", "end", "give", "keep", "lay", "look", "mouse", "none", "seek", "skip"].sort(),
    );
  });

  it("is exactly what the server of the golden match offers", () => {
    for (const { scene } of TOLD) {
      const view = scene.view as unknown as Moment["view"];
      const moment = { seat: 0, seats: 2, view, choices: scene.choices };
      expect([...reached(moment)].sort()).toEqual([...scene.choices].sort());
    }
  });

  it("is nothing while others are awaited", () => {
    expect(actsOf([], { ...NOTHING, move: "look" })).toEqual({ kind: "wait" });
  });
});

describe("asking", () => {
  const choices = ["ask 1 snow", "ask 2 snow", "seek 1 snow", "seek 1 rain", "seek 2 rain", "look", "skip"];

  it("takes a token only where it must, or is told to", () => {
    expect(askMove(choices, { target: 1, what: "snow", token: false })).toBe("ask 1 snow");
    expect(askMove(choices, { target: 1, what: "snow", token: true })).toBe("seek 1 snow");
    expect(askMove(choices, { target: 1, what: "rain", token: false })).toBe("seek 1 rain");
    expect(askMove(choices, { target: 2, what: "snow", token: true })).toBe("ask 2 snow");
    expect(askMove(choices, { target: 0, what: "snow", token: false })).toBe("");
    expect(askMove(choices, { target: null, what: "snow", token: false })).toBe("");
  });

  it("tells what a cell takes", () => {
    expect(wayTo(choices, 1, "snow")).toBe("plain");
    expect(wayTo(choices, 1, "rain")).toBe("token");
    expect(wayTo(choices, 1, "mouse")).toBe("no");
    expect(wayTo(choices, null, "snow")).toBe("no");
    expect(targetsOf(choices)).toEqual([1, 2]);
    expect(["look", "seek 1 rain", "ask 1 snow"].map(takesToken)).toEqual([true, true, false]);
  });
});

describe("laying", () => {
  const lays = laysOf([
    "lay kind rain,rain,rain,rain",
    "lay season rain,rain,rain,rain",
    "lay year snow,rain,fan,mouse",
  ]);

  it("finds every type that the picked cards can be, in any order", () => {
    expect(matching(lays, ["rain", "rain", "rain", "rain"]).map(({ clowder }) => clowder)).toEqual(["kind", "season"]);
    expect(matching(lays, ["mouse", "fan", "snow", "rain"]).map(({ clowder }) => clowder)).toEqual(["year"]);
    expect(matching(lays, ["rain", "rain", "rain"])).toEqual([]);
  });

  it("tells whether more cards can be added", () => {
    expect(leadsOn(lays, ["rain", "mouse"])).toBe(true);
    expect(leadsOn(lays, ["rain", "rain", "mouse"])).toBe(false);
  });

  it("finds cards in a hand, copies and all", () => {
    expect(placesOf(["rain", "snow", "rain", "mouse"], ["mouse", "rain", "rain"])).toEqual([3, 0, 2]);
  });

  it("is offered what the server thinks best, and that is among the choices", () => {
    const offered = MOMENTS.flatMap(({ view, choices }) => view.best.map((move) => choices.includes(move)));
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.every(Boolean)).toBe(true);
  });
});
