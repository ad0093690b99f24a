import { catShape } from "../../../art/cat/cat";
import { coverOf, ground, slipped } from "../../../art/cover";
import { bar, disc, fill, line, moved, placed } from "../../../art/draw";
import { print } from "../../../art/type";

const TITLE_INKS = ["gold-c", "red-c"] as const;

export const cover = coverOf({ tall, wide });

function star(x: number, y: number, scale = 1): string {
  const points = "M0 -8L2.4 -2.4L8 0L2.4 2.4L0 8L-2.4 2.4L-8 0L-2.4 -2.4Z";
  return placed(x, y, scale, fill(points, "cover-paper"));
}

/** The cat that will not shut up, sitting in bed. */
function loud(): string {
  const right = "M150 290C182 290 212 312 204 366H150Z";
  const body =
    fill("M96 366C88 312 118 290 150 290C182 290 212 312 204 366Z", "fur-black") + fill(right, "fur-black-2");
  const bib = fill("M150 306Q170 330 164 366H136Q130 330 150 306Z", "fur-white");
  return body + bib + placed(76, 192, 1.24, catShape({ fur: "tuxedo", mood: "meow" }));
}

function tall(): string {
  const moon = disc(136, 256, 94, "gold-c") + disc(172, 210, 13, "gold-c2") + disc(200, 240, 7, "gold-c2");
  const stars = star(34, 182) + star(24, 216, 0.7) + star(246, 200, 0.8) + star(232, 176, 0.7);
  const line1 = print(136, 66, 54, "cover-paper", "SHUT UP,", { track: 2 });
  const line2 = slipped("CAT!", { x: 136, y: 156, size: 104, width: 184, inks: TITLE_INKS });
  const edge = "M28 334Q24 312 52 314Q136 302 220 314Q248 312 244 334Q250 362 222 360H50Q22 362 28 334Z";
  const seam = bar("M60 326Q136 316 212 326", "blue-c", 1.5, 'stroke-dasharray="5 5"');
  const pillow = fill(edge, "cover-paper") + seam;
  const noise = line("M44 252L20 242M38 274H14M234 274H258M228 252L252 242", "red-c", 6);
  const sky = ground("tall", "blue-c") + moon + disc(78, 222, 9, "gold-c2") + stars;
  return sky + line1 + line2 + pillow + moved("translate(-14 -36)", loud()) + noise;
}

function wide(): string {
  const moon = disc(88, 82, 66, "gold-c") + disc(118, 44, 9, "gold-c2") + disc(42, 62, 6, "gold-c2");
  const edge = "M14 142Q10 127 30 129Q88 121 146 129Q166 127 162 142Q166 162 146 160H30Q10 162 14 142Z";
  const bed = fill(edge, "cover-paper") + moved("translate(-12 -108) scale(.67)", loud());
  const line1 = print(177, 40, 30, "cover-paper", "SHUT UP,", { track: 1.5, anchor: "start" });
  const title = { x: 177, y: 91, size: 58, width: 112, inks: TITLE_INKS, anchor: "start" } as const;
  return ground("wide", "blue-c") + moon + star(20, 30) + star(158, 34, 0.8) + bed + line1 + slipped("CAT!", title);
}
