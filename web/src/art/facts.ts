import { INKS, type Ink } from "./inks";

/** What the codes of the server's cards show. */
export type Accessory = "hat" | "tie" | "glasses";
export type Attribute = Ink | Accessory;
export type Special = "skip" | "draw3" | "fish" | "hide" | "hang" | "trouble";
export type Season = "winter" | "spring" | "summer" | "fall";
export type Trait =
  | "light"
  | "cozy"
  | "snow"
  | "clover"
  | "rain"
  | "flower"
  | "firefly"
  | "fan"
  | "icecream"
  | "apple"
  | "pumpkin"
  | "leaf";
export type Distraction = "laser" | "wand" | "yarn" | "box" | "catnip" | "tuna" | "bag" | "milk" | "cucumber";
export type GameName = "kitten-me" | "go-kitty" | "shut-up-cat";

export const GAMES: readonly GameName[] = ["kitten-me", "go-kitty", "shut-up-cat"];
export const ACCESSORIES: readonly Accessory[] = ["hat", "tie", "glasses"];
export const ATTRIBUTES: readonly Attribute[] = [...ACCESSORIES, ...INKS];
export const SPECIALS: readonly Special[] = ["skip", "draw3", "fish", "hide", "hang", "trouble"];
export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "fall"];
export const DISTRACTIONS: readonly Distraction[] = "laser wand yarn box catnip tuna bag milk cucumber".split(
  " ",
) as Distraction[];

export const TRAITS_OF: Record<Season, readonly Trait[]> = {
  winter: ["light", "cozy", "snow"],
  spring: ["clover", "rain", "flower"],
  summer: ["firefly", "fan", "icecream"],
  fall: ["apple", "pumpkin", "leaf"],
};
export const TRAITS: readonly Trait[] = SEASONS.flatMap((season) => TRAITS_OF[season]);
export const SEASON_OF = Object.fromEntries(
  SEASONS.flatMap((season) => TRAITS_OF[season].map((trait) => [trait, season])),
) as Record<Trait, Season>;
export const INK_OF_SEASON = { winter: "blue", spring: "green", summer: "gold", fall: "red" } as const;

const COLOUR_OF: Record<string, Ink> = { b: "blue", r: "red", g: "green" };
const ACCESSORY_OF: Record<string, Accessory> = { h: "hat", t: "tie", g: "glasses" };
const SHOWN = /^(?:([brg])([htg])|w)([23]?)$/;

export interface KittenFace {
  readonly accessory?: Accessory;
  readonly colour?: Ink;
  readonly special?: Special;
  readonly wild: boolean;
  /** 1 to 3; 0 on a special. */
  readonly count: number;
}

export function kittenFace(code: string): KittenFace {
  const shown = SHOWN.exec(code);
  if (!shown) return { special: asSpecial(code), wild: false, count: 0 };
  const [, letter, thing, more] = shown;
  const count = Number(more || 1);
  if (!letter || !thing) return { wild: true, count };
  return { colour: COLOUR_OF[letter]!, accessory: ACCESSORY_OF[thing]!, wild: false, count };
}

function asSpecial(code: string): Special {
  if (!SPECIALS.includes(code as Special)) throw new RangeError(`no card ${code}`);
  return code as Special;
}

export interface KittyFace {
  readonly trait?: Trait;
  readonly season?: Season;
}

/** A Mouse shows neither. */
export function kittyFace(code: string): KittyFace {
  const season = SEASON_OF[code as Trait] as Season | undefined;
  return season ? { trait: code as Trait, season } : {};
}

const LETTERS_OF_INKS = Object.keys(COLOUR_OF);
const PAIRS = LETTERS_OF_INKS.flatMap((ink) => Object.keys(ACCESSORY_OF).map((thing) => ink + thing));
export const KITTEN_CODES: readonly string[] = [
  ...["", "2", "3"].flatMap((more) => PAIRS.map((pair) => pair + more)),
  ...["w", "w2", "w3"],
  ...SPECIALS,
];
export const KITTY_CODES: readonly string[] = [...TRAITS, "mouse"];
