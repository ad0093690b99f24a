/** Minutes of a day, as a field for a time of day writes them. */

import type { Quiet } from "./push";

/** At night, unless somebody wants it otherwise. */
export const NIGHT: Quiet = { quiet_from: 22 * 60, quiet_to: 8 * 60 };
export const NONE: Quiet = { quiet_from: 0, quiet_to: 0 };

export const isQuiet = ({ quiet_from, quiet_to }: Quiet): boolean => quiet_from !== quiet_to;

/** 1320 as 22:00. */
export function clockOf(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** 22:00 as 1320, or null where nothing is typed yet. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
