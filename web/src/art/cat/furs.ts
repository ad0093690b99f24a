import type { Tone } from "../draw";
import type { Fur } from "../../vocabulary/looks";
import type { EarShape, HeadShape } from "./shapes";

export interface Coat {
  readonly base: Tone;
  /** The right half of the head, one tone darker. */
  readonly half: Tone;
  readonly iris: Tone;
  readonly head: HeadShape;
  /** Left and right ear. */
  readonly ears: readonly [EarShape, EarShape];
  readonly earTones: readonly [Tone, Tone];
  readonly innerEar: Tone;
  readonly muzzle?: Tone;
  /** Eyes shut, and lids. */
  readonly line: Tone;
  readonly brow: Tone;
  readonly whiskers: Tone;
  readonly mouth: Tone;
  readonly nose: Tone;
}

const onLight = { line: "whisk-d", brow: "whisk-d", whiskers: "whisk-d", mouth: "whisk-d", nose: "pupil" };
const onDark = { line: "whisk-l", brow: "whisk-l", whiskers: "whisk-l", mouth: "whisk-l", nose: "nose" };
const onMuzzle = { mouth: "pupil", nose: "pupil" };

/** Fur keeps to black, paper, kraft and gold, so that an accessory's ink is never the colour of a cat. */
export const COATS: Record<Fur, Coat> = {
  tabby: {
    ...onLight,
    ...onMuzzle,
    base: "fur-kraft",
    half: "fur-kraft-2",
    iris: "eye",
    head: "wide",
    ears: ["wide", "wide"],
    earTones: ["fur-kraft", "fur-kraft-2"],
    innerEar: "nose",
    muzzle: "fur-cream",
  },
  tuxedo: {
    ...onDark,
    ...onMuzzle,
    base: "fur-black",
    half: "fur-black-2",
    iris: "eye",
    head: "flat",
    ears: ["tall", "tall"],
    earTones: ["fur-black", "fur-black-2"],
    innerEar: "fur-black-2",
    muzzle: "fur-white",
  },
  siamese: {
    ...onDark,
    brow: "whisk-d",
    whiskers: "whisk-d",
    base: "fur-cream",
    half: "fur-cream-2",
    iris: "eye-sky",
    head: "apple",
    ears: ["broad", "broad"],
    earTones: ["fur-brown", "fur-brown-2"],
    innerEar: "nose",
  },
  calico: {
    ...onLight,
    base: "fur-white",
    half: "fur-white-2",
    iris: "eye",
    head: "round",
    ears: ["tall", "tall"],
    earTones: ["fur-white", "fur-black"],
    innerEar: "nose",
  },
  ginger: {
    ...onLight,
    ...onMuzzle,
    base: "fur-ginger",
    half: "fur-ginger-2",
    iris: "eye",
    head: "square",
    ears: ["wide", "wide"],
    earTones: ["fur-ginger", "fur-ginger-2"],
    innerEar: "nose",
    muzzle: "fur-white",
  },
  black: {
    ...onDark,
    base: "fur-black",
    half: "fur-black-2",
    iris: "gold",
    head: "round",
    ears: ["tall", "tall"],
    earTones: ["fur-black", "fur-black-2"],
    innerEar: "fur-black-2",
  },
  white: {
    ...onLight,
    base: "fur-white",
    half: "fur-white-2",
    iris: "eye-sky",
    head: "wide",
    ears: ["fold", "fold"],
    earTones: ["fur-white", "fur-white-2"],
    innerEar: "fur-white-2",
  },
  grey: {
    ...onLight,
    ...onMuzzle,
    base: "fur-grey",
    half: "fur-grey-2",
    iris: "gold",
    head: "egg",
    ears: ["tall", "bent"],
    earTones: ["fur-grey", "fur-grey"],
    innerEar: "nose",
    muzzle: "fur-white",
  },
};

/** Neighbours should look unlike each other, so seats take the furs in an order of their own. */
const SEATED: readonly Fur[] = ["ginger", "tuxedo", "tabby", "white", "siamese", "grey", "calico", "black"];

export function furOf(seat: number): Fur {
  return SEATED[seat % SEATED.length] ?? "grey";
}
