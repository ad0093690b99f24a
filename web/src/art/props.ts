import { box, disc, edged, fill, line, oval, repeated, ring, svg, type Tone } from "./draw";
import { print } from "./type";

/** An empty seat: a round cushion, stitched, and nobody on it. */
export function cushion(px = 56): string {
  const dashes = ring(60, 60, 56, "key-3", 3, 'stroke-dasharray="8 7"');
  const plump = oval(60, 68, 46, 25, "fur-kraft") + fill("M60 43A46 25 0 0 1 60 93Z", "fur-kraft-2");
  const seams = line("M34 62L17 59M41 70L27 84M60 73V92M79 70L93 84M86 62L103 59", "fur-brown", 2, 'opacity=".5"');
  const hollow = oval(60, 62, 27, 12, "fur-cream") + fill("M60 50A27 12 0 0 1 60 74Z", "fur-cream-2");
  return svg(120, 120, px, dashes + plump + seams + hollow + oval(60, 62, 4.5, 2.6, "fur-brown"));
}

const FOLDS = 12;
const FOLD = 30;

/** A row of arcs that hang from y, right to left, one to a fold. */
function hanging(y: number): string {
  return Array.from({ length: FOLDS }, (_, i) => `A15 9 0 0 1 ${(FOLDS - 1 - i) * FOLD} ${y}`).join("");
}

/** The cloth between two players at one device. It stretches to whatever it is laid over. */
export function curtain(): string {
  const width = FOLDS * FOLD;
  const folds = (height: number) =>
    Array.from({ length: FOLDS }, (_, i) => box(i * FOLD, 0, FOLD / 2, height, "fur-black-2")).join("");
  const fringe = fill(`M0 0H${width}V46${hanging(46)}Z`, "gold");
  const valance = fill(`M0 0H${width}V40${hanging(40)}Z`, "fur-black") + folds(40);
  const cloth = box(0, 0, width, 640, "fur-black") + folds(640) + fringe + valance + box(0, 0, width, 7, "gold");
  const view = `viewBox="0 0 ${width} 640" preserveAspectRatio="none"`;
  return `<svg class="curtain-art" ${view} aria-hidden="true">${cloth}</svg>`;
}

const MEDALS: Record<1 | 2 | 3, { face: Tone; edge: Tone; on: Tone }> = {
  1: { face: "gold", edge: "gold-2", on: "on-gold" },
  2: { face: "fur-white-2", edge: "fur-grey", on: "pupil" },
  3: { face: "fur-kraft", edge: "fur-brown", on: "pupil" },
};

/** A rosette for the first three; the number says the rank. */
export function rosette(rank: 1 | 2 | 3, px = 64): string {
  const { face, edge, on } = MEDALS[rank];
  const tails = fill("M34 66L24 116L40 106L50 118L56 70ZM66 66L76 116L60 106L50 118L44 70Z", edge);
  const pleats = repeated(SIXTEENTHS, 50, 46, disc(50, 9, 8, edge)) + disc(50, 46, 38, face);
  const rules = ring(50, 46, 33, on, 2) + ring(50, 46, 29, on, 1, 'stroke-dasharray="2 4"');
  return svg(100, 120, px, tails + pleats + rules + print(50, 66, 54, on, String(rank)));
}

const SIXTEENTHS = Array.from({ length: 16 }, (_, i) => i * 22.5);

/** A lesson's paw, reaching up to what comes next. */
export function pointingPaw(px = 48): string {
  const leg = fill("M30 100V46H48V100Z", "fur-ginger") + fill("M48 46H66V100H48Z", "fur-ginger-2");
  const stripes = fill("M30 66L46 70L30 75ZM30 82L46 86L30 91ZM66 66L50 70L66 75ZM66 82L50 86L66 91Z", "fur-brown");
  const mitt = fill(
    "M24 40A24 24 0 0 1 72 40V46A12 12 0 0 1 60 58H36A12 12 0 0 1 24 46Z",
    "fur-white",
    edged("pupil", 2.4),
  );
  const toes = line("M40 18V30M56 18V30", "pupil", 3);
  const calls = line("M48 2V9M22 10L27 16M74 10L69 16", "key", 4);
  return svg(96, 100, px, leg + stripes + mitt + toes + calls);
}

/** Somebody watches: two eyes in the dark. */
export function watcherEyes(px = 28): string {
  const plate = box(0, 0, 48, 28, "strip-k", 14);
  const eye = (x: number) => fill(`M${x - 9} 14Q${x} 4 ${x + 9} 14Q${x} 24 ${x - 9} 14Z`, "strip-hi");
  const pupils = oval(15, 14, 2.4, 5, "strip-k") + oval(33, 14, 2.4, 5, "strip-k");
  return svg(48, 28, px, plate + eye(14.5) + eye(33.5) + pupils);
}
