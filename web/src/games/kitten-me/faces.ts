/** What the codes of the server's cards show. */

import type { Accessory, Ink } from "../../vocabulary/attributes";
import { SPECIALS, type Special } from "../../vocabulary/specials";

const COLOUR_OF = { b: "blue", r: "red", g: "green" } as const satisfies Record<string, Ink>;
const ACCESSORY_OF = { h: "hat", t: "tie", g: "glasses" } as const satisfies Record<string, Accessory>;
type Letter = keyof typeof COLOUR_OF;
type Thing = keyof typeof ACCESSORY_OF;
const SHOWN = /^(?:([brg])([htg])|w)([23]?)$/;

export interface Face {
  readonly accessory?: Accessory;
  readonly colour?: Ink;
  readonly special?: Special;
  readonly wild: boolean;
  /** 1 to 3; 0 on a special. */
  readonly count: number;
}

export function faceOf(code: string): Face {
  const shown = SHOWN.exec(code);
  if (!shown) return { special: asSpecial(code), wild: false, count: 0 };
  const [, letter, thing, more] = shown;
  const count = Number(more || 1);
  if (!letter || !thing) return { wild: true, count };
  return { colour: COLOUR_OF[letter as Letter], accessory: ACCESSORY_OF[thing as Thing], wild: false, count };
}

function asSpecial(code: string): Special {
  if (!SPECIALS.includes(code as Special)) throw new RangeError(`no card ${code}`);
  return code as Special;
}

const PAIRS = Object.keys(COLOUR_OF).flatMap((ink) => Object.keys(ACCESSORY_OF).map((thing) => ink + thing));

/** Every card there is. */
export const CODES: readonly string[] = [
  ...["", "2", "3"].flatMap((more) => PAIRS.map((pair) => pair + more)),
  ...["w", "w2", "w3"],
  ...SPECIALS,
];
