import { box, disc, edged, svg, type Tone } from "../../../art/draw";
import { words } from "../words";

type DieTone = "paper" | "gold" | "red" | "key";

export interface DieLook {
  readonly px?: number;
  readonly tone?: DieTone;
  /** An empty place, or a die that is not there yet. */
  readonly ghost?: boolean;
}

const TONES: Record<DieTone, readonly [Tone, Tone]> = {
  paper: ["die", "pip"],
  gold: ["gold", "on-gold"],
  red: ["red", "on-ink"],
  key: ["key", "on-key"],
};

/** Where the pips sit, on a face of 48 x 48. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[24, 24]],
  [
    [13, 13],
    [35, 35],
  ],
  [
    [12, 12],
    [24, 24],
    [36, 36],
  ],
  [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  [
    [14, 11],
    [34, 11],
    [14, 24],
    [34, 24],
    [14, 37],
    [34, 37],
  ],
];

export function die(n: number, { px = 52, tone = "paper", ghost = false }: DieLook = {}): string {
  return ghost ? ghostDie(n, px) : solidDie(n, px, ...TONES[tone]);
}

function pips(n: number, r: number, tone: Tone): string {
  return (PIPS[n - 1] ?? []).map(([x, y]) => disc(x, y, r, tone)).join("");
}

function ghostDie(n: number, px: number): string {
  const edge = box(2, 2, 44, 44, "none", 9, `${edged("pillow-line", 2)} stroke-dasharray="5 4"`);
  return svg(48, 50, px, edge + pips(n, 3.4, "pillow-line"), { kind: "die ghost" });
}

function solidDie(n: number, px: number, face: Tone, ink: Tone): string {
  const body = box(1, 3.5, 46, 46, "die-edge", 10) + box(1, 1, 46, 46, face, 10, edged("die-edge", 1.5));
  return svg(48, 50, px, body + pips(n, 4.7, ink), { kind: "die", label: words.card.die(n) });
}
