import { catShape } from "./cat/cat";
import { bar, box, burst, disc, fill, line, moved, placed, type Tone } from "./draw";
import type { GameName, Season } from "./facts";
import { glyphShape } from "./glyphs";
import { print } from "./type";

/** The three matchbox covers. Titles are names, so they are drawn as they are; the page says them as text. */
export type CoverKind = "tall" | "wide";

/** Tall keeps y > 350 clear for the footer; wide keeps x > 170, y > 104 clear. */
const SIZES: Record<CoverKind, readonly [number, number]> = { tall: [272, 440], wide: [358, 158] };

export function cover(game: GameName, kind: CoverKind): string {
  const view = `viewBox="0 0 ${SIZES[kind].join(" ")}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg class="cover-art" ${view} aria-hidden="true">${COVERS[game][kind]()}</svg>`;
}

const COVERS: Record<GameName, Record<CoverKind, () => string>> = {
  "kitten-me": { tall: kittenTall, wide: kittenWide },
  "go-kitty": { tall: kittyTall, wide: kittyWide },
  "shut-up-cat": { tall: catTall, wide: catWide },
};

function ground(kind: CoverKind, tone: Tone): string {
  return box(0, 0, ...SIZES[kind], tone);
}

interface Title {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly inks: readonly [Tone, Tone];
  readonly anchor?: "start" | "middle";
}

/** A title is set twice: the colour plate slips a little, the key plate lies on top. */
function slipped(text: string, { x, y, size, width, inks: [top, under], anchor = "middle" }: Title): string {
  const setting = { width, anchor };
  return print(x + 3, y + 3, size, under, text, setting) + print(x, y, size, top, text, setting);
}

const KITTEN_INKS = ["cover-key", "red-c"] as const;
const KITTY_INKS = ["cover-paper", "cover-key"] as const;
const CAT_INKS = ["gold-c", "red-c"] as const;

function dandy(x: number, y: number, scale: number): string {
  const wears = { hat: "blue", glasses: "red", tie: "green" } as const;
  return placed(x, y, scale, catShape({ fur: "tuxedo", mood: "smug", wears }));
}

function kittenTall(): string {
  const rays = ground("tall", "gold-c") + burst(136, 252, 18, 460, "gold-c2");
  const line1 = box(38, 24, 196, 38, "cover-key") + print(136, 54, 33, "gold-c", "YOU GOTTA BE", { track: 1.5 });
  const line2 = slipped("KITTEN ME!", { x: 136, y: 142, size: 92, width: 228, inks: KITTEN_INKS });
  return rays + line1 + line2 + disc(136, 256, 94, "cover-paper") + dandy(46, 146, 1.5);
}

function kittenWide(): string {
  const rays = ground("wide", "gold-c") + burst(88, 88, 18, 420, "gold-c2");
  const line1 = box(178, 15, 124, 24, "cover-key") + print(240, 34.5, 21, "gold-c", "YOU GOTTA BE", { track: 1.2 });
  const title = { x: 177, y: 89, size: 54, width: 156, inks: KITTEN_INKS, anchor: "start" } as const;
  return rays + disc(88, 84, 66, "cover-paper") + dandy(26, 9, 1.03) + line1 + slipped("KITTEN ME!", title);
}

/** The year as a wheel: season, its ground and the tone of its mark, by quarter. */
const QUARTERS: readonly (readonly [Season, Tone, Tone, 1 | -1, 1 | -1])[] = [
  ["winter", "blue-c", "cover-paper", -1, -1],
  ["spring", "cover-paper", "green-c", 1, -1],
  ["summer", "gold-c", "cover-key", 1, 1],
  ["fall", "red-c", "cover-paper", -1, 1],
];

function wheel(x: number, y: number, r: number): string {
  return QUARTERS.map(([season, tone, on, right, down]) => {
    const sweep = right * down > 0 ? 0 : 1;
    const quarter = fill(`M${x} ${y}V${y + down * r}A${r} ${r} 0 0 ${sweep} ${x + right * r} ${y}Z`, tone);
    const [markX, markY] = [x + right * r * 0.62 - r * 0.15, y + down * r * 0.62 - r * 0.15];
    return quarter + placed(markX, markY, (r * 0.3) / 48, glyphShape(season, on));
  }).join("");
}

function leafyGinger(x: number, y: number, scale: number): string {
  const leaf = placed(34, -25, 1.05, glyphShape("leaf", "red-c", "gold-c"), [14, 24, 24]);
  return placed(x, y, scale, catShape({ fur: "ginger", mood: "happy" }) + leaf);
}

function doubleRule(from: number, to: number, y: number): string {
  return bar(`M${from} ${y}H${to}`, "gold-c", 5) + bar(`M${from} ${y + 10}H${to}`, "gold-c", 1.5);
}

function kittyTall(): string {
  const line1 = print(136, 68, 58, "gold-c", "GO", { track: 2 }) + doubleRule(22, 94, 44) + doubleRule(178, 250, 44);
  const line2 = slipped("KITTY", { x: 136, y: 148, size: 98, width: 214, inks: KITTY_INKS });
  const year = wheel(136, 256, 94) + disc(136, 256, 56, "green-c");
  return ground("tall", "green-c") + line1 + line2 + year + leafyGinger(79, 192, 0.96);
}

function kittyWide(): string {
  const year = wheel(88, 82, 68) + disc(88, 82, 41, "green-c") + leafyGinger(46, 40, 0.7);
  const line1 = print(177, 40, 32, "gold-c", "GO", { track: 1, anchor: "start" }) + doubleRule(211, 335, 25);
  const title = { x: 177, y: 89, size: 56, width: 140, inks: KITTY_INKS, anchor: "start" } as const;
  return ground("wide", "green-c") + year + line1 + slipped("KITTY", title);
}

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

function catTall(): string {
  const moon = disc(136, 256, 94, "gold-c") + disc(172, 210, 13, "gold-c2") + disc(200, 240, 7, "gold-c2");
  const stars = star(34, 182) + star(24, 216, 0.7) + star(246, 200, 0.8) + star(232, 176, 0.7);
  const line1 = print(136, 66, 54, "cover-paper", "SHUT UP,", { track: 2 });
  const line2 = slipped("CAT!", { x: 136, y: 156, size: 104, width: 184, inks: CAT_INKS });
  const edge = "M28 334Q24 312 52 314Q136 302 220 314Q248 312 244 334Q250 362 222 360H50Q22 362 28 334Z";
  const seam = bar("M60 326Q136 316 212 326", "blue-c", 1.5, 'stroke-dasharray="5 5"');
  const pillow = fill(edge, "cover-paper") + seam;
  const noise = line("M44 252L20 242M38 274H14M234 274H258M228 252L252 242", "red-c", 6);
  const sky = ground("tall", "blue-c") + moon + disc(78, 222, 9, "gold-c2") + stars;
  return sky + line1 + line2 + pillow + moved("translate(-14 -36)", loud()) + noise;
}

function catWide(): string {
  const moon = disc(88, 82, 66, "gold-c") + disc(118, 44, 9, "gold-c2") + disc(42, 62, 6, "gold-c2");
  const edge = "M14 142Q10 127 30 129Q88 121 146 129Q166 127 162 142Q166 162 146 160H30Q10 162 14 142Z";
  const bed = fill(edge, "cover-paper") + moved("translate(-12 -108) scale(.67)", loud());
  const line1 = print(177, 40, 30, "cover-paper", "SHUT UP,", { track: 1.5, anchor: "start" });
  const title = { x: 177, y: 91, size: 58, width: 112, inks: CAT_INKS, anchor: "start" } as const;
  return ground("wide", "blue-c") + moon + star(20, 30) + star(158, 34, 0.8) + bed + line1 + slipped("CAT!", title);
}
