/** Who sits down at one screen, before they do. Pure. */

export const SLOWEST = 604_800; // seconds a move: nobody is hurried who shares a screen

/** Give names for the first two; the first is whoever this browser knows. */
export function firstNames(mine: string, guests: readonly string[]): string[] {
  const other = guests.find((name) => name !== mine) ?? "";
  return [mine, other];
}

/** Give how many bots may play besides so many people, at a game for so many seats. */
export function botChoices([least, most]: readonly [number, number], people: number): readonly number[] {
  const fewest = Math.max(0, least - people);
  return Array.from({ length: Math.max(0, most - people - fewest + 1) }, (_, nth) => fewest + nth);
}
