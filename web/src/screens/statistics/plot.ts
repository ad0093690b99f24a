/** Luck match by match, as stems around a line that stands for the odds. Pure. */

export interface Stem {
  readonly x: number;
  readonly y: number;
  readonly luck: number;
}

const LEAST = 1; // luck that reaches the edge at least: a little of it must not look like much

/** Give the stems in a box of this size; they start at half its height. */
export function stemsOf(line: readonly number[], width: number, height: number): readonly Stem[] {
  const most = Math.max(LEAST, ...line.map(Math.abs));
  return line.map((luck, nth) => ({
    x: ((nth + 0.5) * width) / line.length,
    y: (height / 2) * (1 - luck / most),
    luck,
  }));
}
