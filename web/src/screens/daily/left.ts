/** How long a day still lasts. */

const MINUTE = 60_000;

/** Give the hours and minutes from now until then, the last minute as one. */
export function timeLeft(ends: number, now: number): readonly [hours: number, minutes: number] {
  const minutes = Math.max(1, Math.ceil((ends * 1000 - now) / MINUTE));
  return [Math.floor(minutes / 60), minutes % 60];
}
