import { fill, line, ring, disc, moved, svg } from "../draw";
import type { Accessory, Ink } from "../../vocabulary/attributes";
import { clipped } from "../inks";
import { head } from "./coat";
import { print } from "../type";
import type { FaceName, Fur, HatName } from "../../vocabulary/looks";
import { feature, headgear } from "./dress";
import { COATS } from "./furs";
import { eyesBehindGlasses, face, type Mood } from "./moods";
import { glasses, hat, tie, type Wears } from "./wear";

export interface Cat {
  readonly fur: Fur;
  readonly mood: Mood;
  readonly wears?: Wears;
  /** How much larger than usual the letter studs are. */
  readonly studs?: number;
  readonly face?: FaceName;
  readonly hat?: HatName;
}

const NOSE = "M53 82H67Q67 84 60 90.5Q53 84 53 82Z";

/** A cat on its own grid of 120 x 140, to be placed in a larger picture. */
export function catShape({ fur, mood, wears = {}, studs = 1, face: name = "plain", hat: worn = "bare" }: Cat): string {
  const coat = COATS[fur];
  const { eyes, mouth } = face(mood, coat);
  return [
    head(fur),
    wears.tie ? tie(wears.tie, studs) : "",
    wears.glasses ? eyesBehindGlasses(mood) + glasses(wears.glasses, studs) : eyes,
    fill(NOSE, coat.nose),
    mouth,
    feature(name),
    wears.hat ? hat(wears.hat, studs) : headgear(worn),
  ].join("");
}

export interface CatPicture {
  readonly fur: Fur;
  readonly mood: Mood;
  readonly accessory?: Accessory;
  readonly colour?: Ink;
  readonly wears?: Wears;
  readonly px?: number;
  readonly crop?: "full" | "head";
}

export function cat({ fur, mood, accessory, colour = "blue", wears, px = 96, crop = "full" }: CatPicture): string {
  const dress = wears ?? (accessory ? { [accessory]: colour } : {});
  const shape = catShape({ fur, mood, wears: dress });
  const [top, height] = crop === "head" ? [4, 114] : [-6, 148];
  return svg(120, height, px, shape, { kind: "cat", from: [0, top] });
}

type Disc = "ground" | "seat" | "gold";

export interface Avatar {
  readonly fur: Fur;
  readonly mood: Mood;
  readonly px?: number;
  readonly disc?: Disc;
  readonly ring?: "key" | "gold" | null;
  /** Wound up: a bot plays here. */
  readonly bot?: boolean;
  readonly face?: FaceName;
  readonly hat?: HatName;
  /** The number of the seat, where another seat has the same cat. */
  readonly number?: number;
}

/** A cat as a seat: the head on a disc, cut by the disc, ears free. */
export function avatar({
  px = 56,
  disc: ground = "ground",
  ring: rim = null,
  bot = false,
  number,
  ...look
}: Avatar): string {
  const plate = disc(60, 60, 58, groundOf(look.fur, ground));
  const edge = rim ? ring(60, 60, 56, rim, 6) : "";
  const shape = clipped("seat", moved("translate(6 6) scale(.9)", catShape(look)));
  const sign = bot ? windUpKey() : number === undefined ? "" : seatNumber(number);
  return svg(120, 120, px, plate + edge + shape + sign, { kind: "avatar" });
}

const BADGE = disc(23, 97, 23, "bot-key") + disc(23, 97, 20, "bot");

/** Tells a cat from another that looks the same. */
function seatNumber(number: number): string {
  return BADGE + print(23, 109, 34, "bot-key", `${number}`, { face: "text", weight: 800 });
}

/** The key of clockwork, in the corner where no board puts anything else. */
function windUpKey(): string {
  const bows = ring(14.5, 91, 6, "bot-key", 4.5) + ring(31.5, 91, 6, "bot-key", 4.5);
  return BADGE + bows + line("M23 93V110M18 110H28", "bot-key", 5);
}

/** Paper-white fur needs a darker disc than the rest. */
function groundOf(fur: Fur, ground: Disc): string {
  return fur === "white" && ground !== "gold" ? "disc-white" : ground;
}
