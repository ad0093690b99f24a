import { disc, edged, fill, ring, type Tone } from "../draw";

/** Marks are drawn on a grid of 48 x 48, in one tone or two. */
export type Drawing = (a: Tone, b: Tone) => string;

export const attributes = {
  hat: (a, b) => fill("M15 7H33L36 27H12Z", a) + fill("M7 31H41A4 4 0 0 1 41 40H7A4 4 0 0 1 7 31Z", b),
  tie: (a, b) => fill("M21 24L4 11Q0 24 4 37ZM27 24L44 11Q48 24 44 37Z", a, edged(b, 2)) + disc(24, 24, 6.5, b),
  glasses: (a) =>
    ring(14, 27, 8.8, a, 5.5) +
    ring(34, 27, 8.8, a, 5.5) +
    fill("M6 22L0 12L14 16ZM42 22L48 12L34 16ZM20 21H28V26H20Z", a),
} satisfies Record<string, Drawing>;
