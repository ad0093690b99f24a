import { FACES, type FaceName, type Fur, FURS, HATS, type HatName } from "../vocabulary/looks";
import { furOf } from "./cat/furs";

/** How a cat looks that sits somewhere. */
export interface Looks {
  readonly fur: Fur;
  readonly face?: FaceName;
  readonly hat?: HatName;
}

/** What an avatar is drawn from that stands for a seat. */
export interface SeatCat extends Looks {
  /** The number of the seat, from 1, where another seat has the same cat. */
  readonly number?: number;
}

/** Write a look as the order `look` says it. */
export function writeLook({ fur, face = "plain", hat = "bare" }: Looks): string {
  return `${fur} ${face} ${hat}`;
}

/** Read a look; one that this page cannot draw, as of a newer server, is none. */
export function readLook(text: string): Looks | null {
  const [fur, face, hat] = text.split(" ");
  const read = { fur: oneOf(FURS, fur), face: oneOf(FACES, face), hat: oneOf(HATS, hat) };
  return read.fur && read.face && read.hat ? { fur: read.fur, face: read.face, hat: read.hat } : null;
}

/** Give the cat of each seat: the one that was chosen, or else the seat's own. `looks` are by seat, "" where nobody chose. */
export function catAt(looks: readonly string[], seat: number): SeatCat {
  const mine = lookAt(looks, seat);
  return hasTwin(looks, seat) ? { ...mine, number: seat + 1 } : mine;
}

function lookAt(looks: readonly string[], seat: number): Looks {
  return readLook(looks[seat] ?? "") ?? { fur: furOf(seat) };
}

/** Seats of a large table share their own cats, as ever: only a choice can make two look the same by surprise. */
function hasTwin(looks: readonly string[], seat: number): boolean {
  const isChosen = (one: number): boolean => (looks[one] ?? "") !== "";
  const mine = writeLook(lookAt(looks, seat));
  return looks.some(
    (_, one) => one !== seat && (isChosen(one) || isChosen(seat)) && writeLook(lookAt(looks, one)) === mine,
  );
}

function oneOf<Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((one) => one === word);
}
