/** Asks whomever for whatever, lays what can be laid, and now and then turns a token. */

import { pick } from "./random";
import { inside, named, type Player } from "./sight";

const READY = /^(Ask for|Seek (?!\d)|Look|Draw|Keep|Lay|Give|(Go|No) Kitty!|Mouse!|End turn)/;
const DEAR = /takes a Seek Token$/;

export const goKitty: Player = ({ controls }, random) => {
  const mine = inside(controls, "Your move");
  if (mine.length === 0) return null;
  const ready = named(mine, READY);
  const people = named(inside(controls, "Seats"), /^Ask /);
  const things = inside(controls, "What to ask for");
  const cheap = things.filter(({ name }) => !DEAR.test(name));
  const keeps = inside(controls, "Keep one of these").filter(({ pressed }) => !pressed);
  const chance = random();
  if (keeps.length > 0 && chance < 0.3) return pick(keeps, random);
  if (ready.length > 0) return pick(ready, random);
  if (people.length > 0 && chance < 0.3) return pick(people, random);
  if (chance < 0.4) return pick(named(controls, /^Look at the pile/), random) ?? pick(things, random);
  return pick(cheap, random) ?? pick(things, random) ?? pick(mine, random);
};
