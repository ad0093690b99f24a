/** A leaderboard as rows: people by their points, and the bots, which never change, where they would stand. */

import type { Leaderboard } from "../../wire.gen";

export interface BoardLine {
  readonly name: string;
  readonly points: number;
  readonly place: number | null; // bots have none
  readonly matches: number | null;
}

export function rowsOf({ best, anchors }: Leaderboard): readonly BoardLine[] {
  const people = best.map(({ name, rating }, nth) => ({
    name,
    points: rating.points,
    place: nth + 1,
    matches: rating.matches,
  }));
  const bots = Object.entries(anchors).map(([name, points]) => ({ name, points, place: null, matches: null }));
  return [...people, ...bots].toSorted((one, other) => other.points - one.points);
}

/** Give the points of a line as a path in a box of this size, and nothing where there is no line yet. */
export function pathOf(points: readonly number[], width: number, height: number): string {
  if (points.length < 2) return "";
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const across = (nth: number): number => (nth * width) / (points.length - 1);
  const up = (value: number): number =>
    most === least ? height / 2 : height - ((value - least) * height) / (most - least);
  return points
    .map((value, nth) => `${nth === 0 ? "M" : "L"}${across(nth).toFixed(1)} ${up(value).toFixed(1)}`)
    .join("");
}
