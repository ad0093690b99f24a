import { describe, expect, test } from "vitest";
import { fresh, tapped, type Sight } from "../../../src/games/shut-up-cat/pick";
import { soundOf } from "../../../src/games/shut-up-cat/heard";
import { arcOver, spaceAt } from "../../../src/games/shut-up-cat/ring";
import {
  arcShown,
  isCatAwake,
  leftOver,
  moodOf,
  peeked,
  slotsShown,
  tilesShown,
} from "../../../src/games/shut-up-cat/stage";
import { seenIn, type Line, type Seen } from "../../../src/games/shut-up-cat/view";
import { choicesIn } from "../../../src/games/shared/choices";
import type { Heard, Scene } from "../../../src/wire.gen";
import golden from "../../../../tests/wire/golden/shut-up-cat-seat.json";

const messages = golden as unknown as readonly { readonly message: { readonly scene?: Scene } }[];
const scenes = messages.flatMap(({ message }) => (message.scene?.view ? [message.scene] : []));

function sightOf(phase: Seen["phase"], mine = true): Sight {
  for (const scene of scenes) {
    const view = seenIn(scene);
    if (view?.phase === phase && (view.turn === view.seat) === mine) return { view, choices: choicesIn(scene) };
  }
  throw new Error(`no scene shows ${phase}`);
}

const heard = (move: Line): Heard => ({ number: 1, actor: 0, line: "", story: [], move: { ...move } });

describe("what is drawn of the golden messages", () => {
  test("every scene of a match is one that the board knows", () => {
    for (const scene of scenes) {
      const view = seenIn(scene);
      expect(view).not.toBeNull();
      if (view === null) continue;
      const sight: Sight = { view, choices: choicesIn(scene) };
      expect(tilesShown(sight, fresh(sight), [])).toHaveLength(12);
      expect([view.target, view.price, view.top]).toEqual([20, 5, 3]);
    }
  });

  test("the arc that was slept is shown with its tiles", () => {
    const sight = sightOf("awake");
    const tiles = tilesShown(sight, fresh(sight), []);
    expect(arcShown(sight, fresh(sight))?.places).toEqual(sight.view.nap);
    expect(tiles.map((tile) => tile.face)).toEqual(sight.view.tiles);
    expect(tiles.every((tile) => tile.inArc === (tile.face !== null) && tile.die === 0)).toBe(true);
  });

  test("the dice that were used are those on the ends, and the third goes to the Pillow", () => {
    const sight = sightOf("awake");
    const arc = arcOver(sight.view.nap);
    const slots = slotsShown(sight, fresh(sight), true);
    expect(slots.map((slot) => slot.used)).toEqual([true, true, false]);
    expect(slots[0]?.number).toBe(sight.view.numbers[arc.first]);
    expect(leftOver(sight, fresh(sight), true)).toBe(sight.view.dice[0]);
  });

  test("tiles are drawn in the order in which they will be put back", () => {
    const sight = sightOf("returning");
    const pick = tapped(fresh(sight), sight, { on: "order", order: "zzzmm" });
    const tiles = tilesShown(sight, pick, []);
    expect(sight.view.nap.map((place) => tiles[place]?.face).join("")).toBe("zzzmm");
  });

  test("somebody else's dice are never marked as chosen", () => {
    const sight = sightOf("window", false);
    expect(slotsShown(sight, fresh(sight), false).some((slot) => slot.used)).toBe(false);
    expect(arcShown(sight, fresh(sight))).toBeNull();
  });

  test("the cat wakes by a MEOW that was not hushed", () => {
    const { view } = sightOf("awake");
    expect(isCatAwake(view)).toBe(true);
    expect(isCatAwake({ ...view, hushed: 4 })).toBe(false);
    expect(moodOf(view, view.turn, null)).toBe("shocked");
  });
});

describe("small things", () => {
  test("a look shows two tiles to whoever looked, and nothing to the others", () => {
    expect([...peeked([heard({ play: "tuna", places: [2, 7], tiles: ["z", "m"] })])]).toEqual([
      [2, "z"],
      [7, "m"],
    ]);
    expect(peeked([heard({ play: "tuna", places: [2, 7] })]).size).toBe(0);
    expect(peeked([heard({ act: "chase" })]).size).toBe(0);
  });

  test("neighbours with the same number are one space", () => {
    const pairs = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
    expect(spaceAt(pairs, 0)).toEqual([0, 1]);
    expect(spaceAt(pairs, 11)).toEqual([10, 11]);
    expect(spaceAt([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6], 11)).toEqual([11]);
  });

  test("a MEOW is heard, a quiet sleep is not", () => {
    expect(soundOf([heard({ sleep: [1, 2, 3, 4], tiles: ["z", "m", "z", "z"] })])).toBe("meow");
    expect(soundOf([heard({ sleep: [1, 2, 3, 4], tiles: ["z", "z", "z", "z"] })])).toBe("sleep");
    expect(soundOf([heard({ gather: [2, 5] }), heard({ roll: [3] })])).toBe("deal");
    expect(soundOf([heard({ gather: [2, 5] })])).toBeNull();
  });
});
