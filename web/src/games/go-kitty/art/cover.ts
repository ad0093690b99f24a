import { catShape } from "../../../art/cat/cat";
import { coverOf, ground, slipped } from "../../../art/cover";
import { bar, disc, fill, placed, type Tone } from "../../../art/draw";
import { print } from "../../../art/type";
import type { Season } from "../../../vocabulary/seasons";
import { glyphShape } from "./glyphs";

const TITLE_INKS = ["cover-paper", "cover-key"] as const;

export const cover = coverOf({ tall, wide });

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

function tall(): string {
  const line1 = print(136, 68, 58, "gold-c", "GO", { track: 2 }) + doubleRule(22, 94, 44) + doubleRule(178, 250, 44);
  const line2 = slipped("KITTY", { x: 136, y: 148, size: 98, width: 214, inks: TITLE_INKS });
  const year = wheel(136, 256, 94) + disc(136, 256, 56, "green-c");
  return ground("tall", "green-c") + line1 + line2 + year + leafyGinger(79, 192, 0.96);
}

function wide(): string {
  const year = wheel(88, 82, 68) + disc(88, 82, 41, "green-c") + leafyGinger(46, 40, 0.7);
  const line1 = print(177, 40, 32, "gold-c", "GO", { track: 1, anchor: "start" }) + doubleRule(211, 335, 25);
  const title = { x: 177, y: 89, size: 56, width: 140, inks: TITLE_INKS, anchor: "start" } as const;
  return ground("wide", "green-c") + year + line1 + slipped("KITTY", title);
}
