import { captions, caps } from "../captions";
import { catShape } from "../cat/cat";
import { box, disc, edged, placed, ring, svg, type Tone } from "../draw";
import { glyphShape } from "../glyphs";
import { print } from "../type";

export type TileFace = "down" | "z" | "m";

function plate(ground: Tone, rule: Tone): string {
  return box(0, 0, 72, 72, ground, 10) + box(5, 5, 62, 62, "none", 6, edged(rule, 1.5));
}

const FACES: Record<TileFace, () => string> = {
  down: () => plate("tile", "tile-line") + placed(18, 18, 0.75, glyphShape("seekoff", "tile-line")),
  z: () => plate("gold", "on-gold") + print(36, 55, 54, "on-gold", "Z"),
  m: () =>
    plate("red", "on-ink") +
    placed(14, 4, 0.36, catShape({ fur: "black", mood: "meow" })) +
    print(36, 63, 21, "on-ink", caps(captions().meow), { track: 1 }),
};

export function sleepTile(face: TileFace, px = 72): string {
  return svg(72, 72, px, FACES[face](), { kind: "tile", label: captions().tiles[face] });
}

/** A Z, counted in winks. */
export function zToken(px = 28): string {
  const dashes = ring(24, 24, 19, "on-gold", 1.5, 'stroke-dasharray="2 3"');
  return svg(48, 48, px, disc(24, 24, 23, "gold") + dashes + print(24, 36, 33, "on-gold", "Z"));
}

export function seekToken(active: boolean, px = 44): string {
  const words = captions().seek;
  return active
    ? svg(48, 48, px, readyToken(), { kind: "token", label: words.ready })
    : svg(48, 48, px, usedToken(), { kind: "token", label: words.used });
}

function readyToken(): string {
  const plate = disc(24, 24, 23, "tok-bg") + ring(24, 24, 19.5, "tok-fg", 1.5);
  return plate + placed(8, 8, 0.667, glyphShape("seek", "tok-fg", "tok-bg"));
}

function usedToken(): string {
  const edge = ring(24, 24, 22, "key-3", 2, 'stroke-dasharray="4 3"');
  return edge + placed(10, 9, 0.6, glyphShape("seekoff", "key-3"));
}
