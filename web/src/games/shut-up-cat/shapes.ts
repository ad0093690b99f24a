/** Where things lie on the ring, on a drawing of 400 by 400. Place a is at the top, and it goes round clockwise. */

const MIDDLE = 200;
export const RIM = 185.5;
export const TILES = 140;
const INNER = 110;
const OUTER = 169;
const STEP = 30;
const GAP = 1.6;

export function angleOf(place: number): number {
  return place * STEP;
}

/** Give the middle of some neighbouring places, as an angle. */
export function angleBetween(places: readonly number[]): number {
  return angleOf(places[0] ?? 0) + ((places.length - 1) * STEP) / 2;
}

export function at(radius: number, degrees: number): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [round(MIDDLE + radius * Math.sin(turn)), round(MIDDLE - radius * Math.cos(turn))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const spot = (radius: number, degrees: number): string => at(radius, degrees).join(" ");

/** The tile of a place: a piece of the ring with a gap on both sides. */
export function wedge(place: number): string {
  const [from, to] = [angleOf(place) - STEP / 2, angleOf(place) + STEP / 2];
  const gap = ((GAP * INNER) / OUTER) * 1.15; // the same width on the outer edge
  const out = `M${spot(INNER, from + GAP)}L${spot(OUTER, from + gap)}A${OUTER} ${OUTER} 0 0 1 ${spot(OUTER, to - gap)}`;
  return `${out}L${spot(INNER, to - GAP)}A${INNER} ${INNER} 0 0 0 ${spot(INNER, from + GAP)}Z`;
}

/** The band along the rim over some places, clockwise from the first. */
export function band(first: number, count: number): string {
  const [from, to] = [angleOf(first) - 13, angleOf(first) + (count - 1) * STEP + 13];
  return `M${spot(RIM, from)}A${RIM} ${RIM} 0 ${to - from > 180 ? 1 : 0} 1 ${spot(RIM, to)}`;
}

/** Rays behind a cat that is awake. */
export function rays(): string {
  const one = (nth: number): string => `M200 200L${spot(97, nth * 22.5)}L${spot(97, nth * 22.5 + 11.25)}Z`;
  return Array.from({ length: 16 }, (_, nth) => one(nth)).join("");
}
