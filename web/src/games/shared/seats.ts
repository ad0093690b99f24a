/** Return all, from this place on and once round the table. */
export function roundFrom<T>(all: readonly T[], first: number): readonly T[] {
  return [...all.slice(first), ...all.slice(0, first)];
}

/** Return all but one's own, clockwise from one's left; whoever watches sees every seat, from the first. */
export function othersOf<T>(all: readonly T[], seat: number | null): readonly T[] {
  return seat === null ? all : roundFrom(all, seat).slice(1);
}

/** Return the numbers of so many seats. */
export function seatNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, seat) => seat);
}
