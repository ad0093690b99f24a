import { describe, expect, it } from "vitest";
import { offersOf } from "../../../src/games/kitten-me/offers";
import {
  fresh,
  liftedOf,
  momentOf,
  moveOf,
  tapped,
  type Pick,
  type Sight,
  type Tap,
} from "../../../src/games/kitten-me/pick";
import { ATTRIBUTES } from "../../../src/vocabulary/attributes";
import type { Choice } from "../../../src/games/shared/choices";
import type { Line } from "../../../src/games/kitten-me/view";
import type { Heard } from "../../../src/wire.gen";
import { bid, CHALLENGE, CHOICES, heard, SKIP } from "./samples";

const sightOf = (choices: readonly Choice<Line>[], said: readonly Heard[] = []): Sight => ({
  offers: offersOf(choices),
  seat: 0,
  seq: 7,
  heard: said,
});

function tapAll(sight: Sight, taps: readonly Tap[]): Pick {
  return taps.reduce((pick, tap) => tapped(pick, sight, tap), fresh(sight, null));
}

/** Every row of taps that can come to a move; calls need none. */
function taps({ offers }: Sight): readonly (readonly Tap[])[] {
  const bids = [...offers.bids].flatMap(([attribute, numbers]) =>
    numbers.map((number): readonly Tap[] => [
      { on: "attribute", attribute },
      { on: "number", number },
    ]),
  );
  const cards = offers.cards.map((card): readonly Tap[] => [{ on: "card", card, nth: 0 }]);
  const fish = [...offers.fish.keys()].flatMap((seat) =>
    ATTRIBUTES.map((attribute): readonly Tap[] => [
      { on: "card", card: "fish", nth: 0 },
      { on: "target", seat },
      { on: "attribute", attribute },
    ]),
  );
  return [...bids, ...cards, ...fish];
}

describe("picks", () => {
  it.each(CHOICES.map((choices) => [choices.length, choices] as const))(
    "come to every one of %i choices that is no call, and to no other",
    (_, choices) => {
      const sight = sightOf(choices);
      const moves = new Set(taps(sight).map((row) => moveOf(tapAll(sight, row), sight)));
      moves.delete("");
      const wanted = choices.flatMap(({ line, move }) => ("call" in move ? [] : [line]));
      expect([...moves].sort()).toEqual(wanted.toSorted());
    },
  );

  const hats: readonly Tap[] = [
    { on: "attribute", attribute: "hat" },
    { on: "number", number: 4 },
  ];
  const sight = sightOf([bid(3, "hat"), bid(4, "hat"), bid(3, "red"), SKIP]);

  it("outlive the moves of others, not a deal and not one's own move", () => {
    const picked = tapAll(sight, hats);
    expect(fresh(sightOf([], [heard(3, 1, bid(2, "red").move)]), picked)).toBe(picked);
    expect(fresh(sightOf([], [heard(3, 0, bid(4, "hat").move)]), picked).attribute).toBeNull();
    expect(fresh(sightOf([], [heard(3, -1, { deal: [["bh", "w"], 1] })]), picked).attribute).toBeNull();
    expect(momentOf({ ...sight, seq: 8 })).not.toBe(momentOf(sight));
  });

  it("begin with the fewest of another attribute", () => {
    expect(moveOf(tapAll(sight, hats), sight)).toBe("bid 4 hat");
    expect(moveOf(tapAll(sight, [...hats, { on: "attribute", attribute: "red" }]), sight)).toBe("bid 3 red");
  });

  it("lift a card, and put it back by another tap", () => {
    const lift: Tap = { on: "card", card: "skip", nth: 2 };
    expect(moveOf(tapAll(sight, [lift]), sight)).toBe("skip");
    expect(moveOf(tapAll(sight, [lift, lift]), sight)).toBe("");
    expect(moveOf(tapAll(sight, [...hats, lift, { on: "keep" }]), sight)).toBe("bid 4 hat");
    expect(liftedOf(tapAll(sight, [lift]), sightOf([CHALLENGE]))).toBe("");
  });

  it("only look at the hand while others are awaited: a second tap looks away", () => {
    const waiting = sightOf([]);
    const look: Tap = { on: "attribute", attribute: "tie" };
    expect(tapAll(waiting, [look]).attribute).toBe("tie");
    expect(tapAll(waiting, [look, look]).attribute).toBeNull();
    expect(moveOf(tapAll(waiting, [look]), waiting)).toBe("");
  });
});
