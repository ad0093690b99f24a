import { disc, edged, fill, line, oval, ring, turned } from "../draw";
import type { FaceName, HatName } from "../../vocabulary/looks";

/**
 * What people choose for their cat, on the grid of a cat. Paper, kraft, black and gold alone: blue, red and green hats
 * and glasses mean something on cards. What is light has a dark edge and what is dark a light one, so that it is seen
 * on every fur and every disc, by day and at midnight.
 */
const EDGE = edged("pupil", 2.6);

function freckles(): string {
  const cheek = [
    [30, 82],
    [38, 84],
    [32, 91],
  ] as const;
  const spot = (x: number, y: number) => disc(x, y, 3.4, "fur-brown", edged("fur-cream", 1.2));
  return cheek.map(([x, y]) => spot(x, y) + spot(120 - x, y)).join("");
}

function blush(): string {
  return oval(30, 87, 9.5, 6, "nose", edged("fur-cream", 1.4)) + oval(90, 87, 9.5, 6, "nose", edged("fur-cream", 1.4));
}

function star(): string {
  return fill("M60 43L63 50.5L71 51L65 56L67 63.5L60 59.5L53 63.5L55 56L49 51L57 50.5Z", "gold", edged("pupil", 2));
}

/** Over the left eye alone: the right one and the mouth still show the mood. */
function patch(): string {
  const strap = line("M19 62L60 50L99 57", "pupil", 4) + line("M19 62L60 50L99 57", "fur-kraft", 1.4);
  return strap + fill("M27 61Q42 54 57 59Q58 84 42 86Q26 84 27 61Z", "pupil", edged("fur-kraft", 1.8));
}

function monocle(): string {
  const chain = line("M93 80Q104 96 96 112", "pupil", 4) + line("M93 80Q104 96 96 112", "gold", 2);
  return chain + ring(78, 69, 17, "pupil", 7) + ring(78, 69, 17, "gold", 3.6);
}

const FEATURES: Record<FaceName, () => string> = { plain: () => "", freckles, blush, star, patch, monocle };

function crown(): string {
  const gold = fill("M33 45L28 12L45 27L60 5L75 27L92 12L87 45Q60 51 33 45Z", "gold", EDGE);
  const stones = disc(60, 36, 4.4, "fur-white", edged("pupil", 2));
  return gold + disc(43, 36, 3.2, "pupil") + disc(77, 36, 3.2, "pupil") + stones;
}

function party(): string {
  const cone = fill("M38 44L61 2L82 44Q60 51 38 44Z", "fur-cream", EDGE);
  const stripes = line("M49 25L72 24M42 37L78 36", "gold-2", 5);
  return turned(6, 60, 44, cone + stripes + disc(61, 3, 7, "gold", EDGE));
}

function flower(): string {
  const petals = [0, 72, 144, 216, 288].map((angle) =>
    turned(angle, 86, 32, oval(86, 20, 7.5, 9.5, "fur-white", EDGE)),
  );
  return petals.join("") + disc(86, 32, 7, "gold", EDGE);
}

function bow(): string {
  const loops = fill("M60 33L34 18Q28 33 34 48ZM60 33L86 18Q92 33 86 48Z", "fur-cream", EDGE);
  return loops + line("M41 33H52M68 33H79", "pupil", 2.2) + disc(60, 33, 7.5, "gold", EDGE);
}

function bobble(): string {
  const cap = fill("M29 44Q30 12 60 12Q90 12 91 44Z", "fur-kraft", EDGE);
  const knit = line("M46 17Q41 28 42 38M60 13V38M74 17Q79 28 78 38", "fur-brown", 2.6);
  const cuff = fill("M26 38H94A6 6 0 0 1 94 50H26A6 6 0 0 1 26 38Z", "fur-cream", EDGE);
  return cap + knit + cuff + disc(60, 8, 10, "fur-white", EDGE);
}

function chef(): string {
  const puff = "M40 34C20 32 22 8 42 11C46 -2 74 -2 78 11C98 8 100 32 80 34Z";
  const folds = line("M50 16V30M60 13V30M70 16V30", "fur-white-2", 3);
  return fill(puff, "fur-white", EDGE) + folds + fill("M39 32H81V46Q60 51 39 46Z", "fur-white-2", EDGE);
}

function wizard(): string {
  const point = fill("M36 42Q52 24 66 -2Q72 14 88 14Q78 26 84 42Z", "fur-black-2", edged("fur-kraft", 2));
  const brim = fill("M22 40Q60 34 98 40Q104 48 96 50Q60 44 24 50Q16 48 22 40Z", "fur-black", edged("fur-kraft", 2));
  return point + brim + fill("M62 17L64 23L70 24L65 28L67 34L61.5 31L56 34L58 28L53 24L59.5 23Z", "gold");
}

const HATS: Record<HatName, () => string> = { bare: () => "", crown, party, flower, bow, bobble, chef, wizard };

/** What lies over the eyes and the mouth, and hides no mood. */
export function feature(name: FaceName): string {
  return FEATURES[name]();
}

export function headgear(name: HatName): string {
  return HATS[name]();
}
