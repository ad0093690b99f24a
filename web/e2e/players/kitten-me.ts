/** Bids a little, doubts a lot. */

import { pick } from "./random";
import { inside, named, type Player } from "./sight";

export const kittenMe: Player = ({ dialog, controls }, random) => {
  if (dialog === "The reveal") return controls[0] ?? null;
  const mine = inside(controls, "Your move");
  const calls = named(mine, /^You gotta be kitten me!$|^Purrfect /);
  const attributes = inside(mine, "What to bid");
  const [ready = null] = named(mine, /^(Bid|Play) /);
  const [more = null] = named(mine, /^More$/);
  const cards = named(inside(controls, "Your hand"), /^Play /);
  const chance = random();
  if (ready !== null) return more !== null && chance < 0.2 ? more : ready;
  if (cards.length > 0 && chance < 0.15) return pick(cards, random);
  if (calls.length > 0 && chance < 0.6) return pick(calls, random);
  return pick(attributes, random) ?? pick(calls, random);
};
