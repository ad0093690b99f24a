/** What somebody who comes by a link is told before they sit down: who asks them, to what, and for how long. Pure. */

import { gameOf } from "../../games";
import { SLOW, type TableState } from "../../table/state";
import type { GameForm } from "../../wire.gen";
import { firstSeat, isForOne } from "./seating";

/** Tell whether somebody comes to this table by an invitation, and can follow it. */
export function isInvited(table: TableState): boolean {
  return table.scene.phase === "gathering" && !isForOne(table) && !table.host && firstSeat(table) !== null;
}

/** Give the name of whoever opened a table, or else of the first person who sits; "" where nobody does. */
export function inviterAt({ sitters }: TableState): string {
  const people = sitters.filter((sitting) => sitting?.person === true);
  return (people.find((sitting) => sitting?.host === true) ?? people[0])?.name ?? "";
}

/** Give the way to a game's lesson that leads back to this table; null where the game has none. */
export function lessonFor({ facts }: TableState): string | null {
  return gameOf(facts.game).lesson === null ? null : `/learn/${facts.game}?back=${facts.code}`;
}

/** Give the preset by which a table plays, or null where it has house rules. */
export function presetOf({ presets, options }: GameForm, answers: Readonly<Record<string, string>>): string | null {
  const plays = (preset: Readonly<Record<string, string>>): boolean =>
    options.every(({ name, values }) => (answers[name] ?? values[0]) === (preset[name] ?? values[0]));
  return Object.entries(presets).find(([, preset]) => plays(preset))?.[0] ?? null;
}

const STEP = 5; // minutes: nobody knows it better

/** Give about how many minutes a match takes; null where nobody measured it, or people take days for a move. */
export function minutesFor({ facts, sitters }: TableState, preset: string | null): readonly [number, number] | null {
  const lasts = gameOf(facts.game).lasts;
  const moves = lasts?.moves[preset ?? ""]?.[sitters.length - facts.seats[0]];
  if (lasts === null || moves === undefined || facts.clock > SLOW) return null;
  const [quick, slow] = lasts.seconds.map((seconds) => (moves * seconds) / 60) as [number, number];
  const low = Math.max(STEP, Math.round(quick / STEP) * STEP);
  return [low, Math.max(low + STEP, Math.round(slow / STEP) * STEP)];
}
