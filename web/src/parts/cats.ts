/** The cats of those who sit: what a screen knows of their looks, and every picture below it draws. */

import { getContext, setContext } from "svelte";
import { catAt, type SeatCat } from "../art";

const KEY = Symbol("cats");
type LooksHere = () => readonly string[];

/** Let everything in this component draw cats that look like this, by seat; "" is the cat of the seat. */
export function showLooks(looks: LooksHere): void {
  setContext(KEY, looks);
}

/** Give what draws the cat of a seat, as it looks here. To be called while a component is made. */
export function catsHere(): (seat: number) => SeatCat {
  const looks = getContext<LooksHere | undefined>(KEY) ?? (() => []);
  return (seat) => catAt(looks(), seat);
}
