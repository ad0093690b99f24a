/** Plays with whatever lies about, and then presses the big button. */

import { pick } from "./random";
import { inside, named, type Player } from "./sight";

const MAIN = /^(Roll|Take|Sleep|Draw|Settle|Play|Put back)/;
const TOYS = ["Your dice", "Pillow", "To choose on the ring", "Use two of them", "New number"];
const CARDS = /^Your \d+ Distraction card/;

export const shutUpCat: Player = ({ dialog, controls }, random) => {
  if (dialog !== "") return pick(controls, random); // one's cards: take one, or close them
  const mine = inside(controls, "Your move").filter(({ name, within }) => !CARDS.test(name) && !isKind(within));
  const [main = null] = named(mine, MAIN);
  const toys = [...inside(controls, ...TOYS), ...named(mine, /^(Other way|Shuffle)$/)];
  const cards = controls.filter(({ name, within }) => within.some((list) => CARDS.test(list)) || holdsSome(name));
  if (main === null && toys.length === 0) return pick(mine, random); // a card that can go nowhere is put down
  const chance = random();
  const chases = named(controls, /^Chase: /);
  if (chases.length > 0 && chance < 0.04) return pick(chases, random);
  if (chance < 0.15) return pick(cards, random) ?? main;
  if (main !== null && chance < 0.7) return main;
  return pick(toys, random) ?? main;
};

const isKind = (within: readonly string[]): boolean => within.includes("Use two of them");
const holdsSome = (name: string): boolean => CARDS.test(name) && !name.startsWith("Your 0");
