/** What can be done about a seat, and how it stands, in words that buttons are made of. Pure. */

import type { TableState } from "../../table/state";
import type { Sitting } from "../../wire.gen";

/** What somebody may do at a seat. */
export type Deed = "sit" | "move" | "rename" | "rise" | "bot" | "level" | "clear" | "mute";

/** Give what can be done at a seat while no match runs. */
export function deedsAt(table: TableState, seat: number): readonly Deed[] {
  const sitting = table.sitters[seat] ?? null;
  if (seat === table.seat) return ["rename", "rise"];
  if (sitting?.person === true) return ["mute"];
  if (table.seat === null) return ["sit"];
  return sitting === null ? ["move", "bot"] : ["move", "level", "clear"];
}

/** How a seat is held. */
export type Held = "free" | "bot" | "here" | "away" | "stoodIn";

export function heldBy(sitting: Sitting | null): Held {
  if (sitting === null) return "free";
  if (!sitting.person) return "bot";
  if (sitting.level !== "") return "stoodIn";
  return sitting.here ? "here" : "away";
}

export function freeSeats(table: TableState): readonly number[] {
  return seatsWhere(table, (sitting) => sitting === null);
}

/** Give the seats that bots hold: anybody who has seen no hand may play on for one. */
export function botSeats(table: TableState): readonly number[] {
  return seatsWhere(table, (sitting) => heldBy(sitting) === "bot");
}

/** Give the seat that is offered to a newcomer first: a free one, or else a bot's. */
export function firstSeat(table: TableState): number | null {
  return freeSeats(table)[0] ?? botSeats(table)[0] ?? null;
}

/** Tell whether nobody has done anything at a table yet. */
export function isUntouched(table: TableState): boolean {
  return table.scene.phase === "gathering" && table.sitters.every((sitting) => sitting === null);
}

/** Tell how many seats fewer there could be: those who sit keep theirs. */
export function fewestSeats(table: TableState): number {
  const taken = table.sitters.length - freeSeats(table).length;
  return Math.max(table.facts.seats[0], taken);
}

/** Give how many seats stand in a row, so that rows are full. */
export function columnsFor(seats: number): number {
  return seats <= 5 ? seats : Math.ceil(seats / 2);
}

function seatsWhere(table: TableState, holds: (sitting: Sitting | null) => boolean): readonly number[] {
  return table.sitters.flatMap((sitting, seat) => (holds(sitting) ? [seat] : []));
}
