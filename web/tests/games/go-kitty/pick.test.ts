import { describe, expect, it } from "vitest";
import { SEASONS, TRAITS } from "../../../src/vocabulary/seasons";
import { actsOf, linesIn } from "../../../src/games/go-kitty/acts";
import { askChoice, takesToken, targetsOf, wayTo } from "../../../src/games/go-kitty/ask";
import { keeping, turned, type Order } from "../../../src/games/go-kitty/keep";
import { laysOf, leadsOn, matching, placesOf } from "../../../src/games/go-kitty/lay";
import {
  chosenOf,
  fresh,
  lookedAt,
  momentOf,
  tapped,
  type Pick,
  type Sight,
  type Tap,
} from "../../../src/games/go-kitty/pick";
import type { Code, Line, Playing, What } from "../../../src/games/go-kitty/view";
import { choicesIn } from "../../../src/games/shared/choices";
import { act, ask, lay, MOMENTS, seek, TOLD, type Moment } from "./samples";

const WHATS: readonly What[] = [...SEASONS, ...TRAITS, "mouse"];
const NOTHING = { choice: null, laying: false, lays: [] };

const sightOf = (moment: Moment): Sight => {
  const { seat, seats, view } = moment;
  return { seat, seats, view, choices: choicesIn<Line>(moment), seq: 0 };
};

/** Every row of taps that can come to a move: on seats, cells, the token, the pile, cards and the looked-at cards. */
function taps({ seats, view, choices }: Sight): readonly (readonly Tap[])[] {
  const asks = Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
    WHATS.flatMap((what) =>
      [true, false].map((token): readonly Tap[] => [
        { on: "token", token },
        { on: "seat", seat },
        { on: "what", what },
      ]),
    ),
  );
  const looks: readonly Tap[][] = choices.some(({ line }) => line === "look") ? [[{ on: "what", what: "look" }]] : [];
  const keeps = orders(lookedAt(view).length).map((order): Tap[] => [{ on: "order", order }]);
  const lays = view === null || laysOf(choices).length === 0 ? [] : fours(view.hand);
  const mats = lays.map((places): readonly Tap[] => [
    { on: "clear" },
    ...places.map((place): Tap => ({ on: "card", place })),
  ]);
  return [[], [{ on: "clear" }], [{ on: "best" }], ...asks, ...looks, ...keeps, ...mats];
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

/** All ways to take four places of a hand. */
function fours(hand: readonly Code[]): readonly (readonly number[])[] {
  const choose = (from: number, left: number): readonly (readonly number[])[] =>
    left === 0
      ? [[]]
      : hand.slice(from).flatMap((_, nth) => choose(from + nth + 1, left - 1).map((rest) => [from + nth, ...rest]));
  return choose(0, 4);
}

function tapAll(sight: Sight, row: readonly Tap[]): Pick {
  return row.reduce((pick, tap) => tapped(pick, sight, tap), fresh(sight, null));
}

function reached(moment: Moment): ReadonlySet<string> {
  const sight = sightOf(moment);
  return new Set(taps(sight).flatMap((row) => linesIn(actsOf(sight.choices, chosenOf(tapAll(sight, row), sight)))));
}

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
      const moment: Moment = { ...scene, seat: 0, seats: 2, view };
      expect([...reached(moment)].sort()).toEqual([...scene.choices].sort());
    }
  });

  it("is nothing while others are awaited", () => {
    expect(actsOf([], { ...NOTHING, choice: act("look") })).toEqual({ kind: "wait" });
  });
});

describe("picks", () => {
  const view = { phase: "acting", hand: ["snow", "rain", "fan", "apple", "snow"], best_lays: [] } as unknown as Playing;
  const choices = [
    ask(1, "snow"),
    ask(2, "snow"),
    seek(2, "rain"),
    act("look"),
    lay("year", "snow", "rain", "fan", "apple"),
  ];
  const sight: Sight = { view, choices, seats: 3, seat: 0, seq: 4 };

  it("aim at the first who can be asked, and keep an aim from moment to moment", () => {
    expect(chosenOf(fresh(sight, null), sight).target).toBe(1);
    const aimed = tapAll(sight, [{ on: "seat", seat: 2 }]);
    expect(chosenOf(fresh({ ...sight, seq: 5 }, aimed), sight).target).toBe(2);
    expect(momentOf({ ...sight, seq: 5 })).not.toBe(momentOf(sight));
  });

  it("let go of what cannot be had without a token", () => {
    const seeking: readonly Tap[] = [
      { on: "seat", seat: 2 },
      { on: "token", token: true },
      { on: "what", what: "rain" },
    ];
    expect(chosenOf(tapAll(sight, seeking), sight).choice?.line).toBe("seek 2 rain");
    expect(tapAll(sight, [...seeking, { on: "token", token: false }]).what).toBeNull();
  });

  it("put cards on the mat and take them back; a fifth takes the place of the first", () => {
    const cards = [0, 1, 2, 3, 4].map((place): Tap => ({ on: "card", place }));
    expect(tapAll(sight, cards.slice(0, 4)).places).toEqual([0, 1, 2, 3]);
    expect(tapAll(sight, cards).places).toEqual([1, 2, 3, 4]);
    expect(tapAll(sight, [...cards, { on: "card", place: 2 }]).places).toEqual([1, 3, 4]);
    expect(chosenOf(tapAll(sight, cards.slice(0, 3)), sight)).toMatchObject({ laying: true, open: true, lays: [] });
  });
});

describe("asking", () => {
  const choices = [
    ask(1, "snow"),
    ask(2, "snow"),
    seek(1, "snow"),
    seek(1, "rain"),
    seek(2, "rain"),
    act("look"),
    act("skip"),
  ];

  it("takes a token only where it must, or is told to", () => {
    expect(askChoice(choices, { target: 1, what: "snow", token: false })?.line ?? "").toBe("ask 1 snow");
    expect(askChoice(choices, { target: 1, what: "snow", token: true })?.line ?? "").toBe("seek 1 snow");
    expect(askChoice(choices, { target: 1, what: "rain", token: false })?.line ?? "").toBe("seek 1 rain");
    expect(askChoice(choices, { target: 2, what: "snow", token: true })?.line ?? "").toBe("ask 2 snow");
    expect(askChoice(choices, { target: 0, what: "snow", token: false })?.line ?? "").toBe("");
    expect(askChoice(choices, { target: null, what: "snow", token: false })?.line ?? "").toBe("");
  });

  it("tells what a cell takes", () => {
    expect(wayTo(choices, 1, "snow")).toBe("plain");
    expect(wayTo(choices, 1, "rain")).toBe("token");
    expect(wayTo(choices, 1, "mouse")).toBe("no");
    expect(wayTo(choices, null, "snow")).toBe("no");
    expect(targetsOf(choices)).toEqual([1, 2]);
    expect([act("look"), seek(1, "rain"), ask(1, "snow")].map(({ move }) => takesToken(move))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("laying", () => {
  const lays = laysOf([
    lay("kind", "rain", "rain", "rain", "rain"),
    lay("season", "rain", "rain", "rain", "rain"),
    lay("year", "snow", "rain", "fan", "mouse"),
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
    const offered = MOMENTS.flatMap((moment) => {
      const lays = laysOf(choicesIn<Line>(moment));
      const best = lays.length === 0 ? [] : moment.view.best_lays;
      return best.map(({ clowder, cards }) => matching(lays, cards).some((lay) => lay.clowder === clowder));
    });
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.every(Boolean)).toBe(true);
  });
});
