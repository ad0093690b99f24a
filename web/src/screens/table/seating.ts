/** What can be done about a seat, and how it stands, in words that buttons are made of. Pure. */

import type { TableState } from "../../table/state";
import type { Sitting } from "../../wire.gen";

/** What somebody may do at a seat. */
export type SeatAction = "sit" | "move" | "rename" | "look" | "rise" | "bot" | "level" | "clear" | "mute" | "remove";

/** Why somebody who watches cannot sit down now, or "" where they can. */
export type Bar = "" | "removed" | "locked" | "playing" | "full";

export function barOf(table: TableState): Bar {
  if (table.removed) return "removed";
  if (table.facts.day !== "") return "playing";
  if (table.locked && !table.host) return "locked";
  if (table.scene.phase === "playing") return "playing";
  return openSeats(table).length === 0 ? "full" : "";
}

/** Tell whether somebody may begin a match and set the seats. */
export function decides(table: TableState): boolean {
  return table.seat !== null && (table.host || !table.led);
}

/** Tell whether a table is for one person: a lesson, or a deal of the day. */
export function isForOne({ facts }: TableState): boolean {
  return facts.lesson || facts.day !== "";
}

/** Give what can be done at a seat while no match runs. */
export function actionsAt(table: TableState, seat: number): readonly SeatAction[] {
  const sitting = table.sitters[seat] ?? null;
  if (seat === table.seat) return ["rename", "look", "rise"];
  if (sitting?.person === true) return table.host && table.scene.phase !== "playing" ? ["mute", "remove"] : ["mute"];
  if (table.seat === null) return barOf(table) === "" ? ["sit"] : [];
  if (!decides(table)) return sitting === null ? ["move"] : ["move", "mute"];
  return sitting === null ? ["move", "bot"] : ["move", "level", "clear", "mute"];
}

/** Give the seats of other people. */
export function othersAt(table: TableState): readonly number[] {
  return seatsWhere(table, (sitting) => sitting?.person === true).filter((seat) => seat !== table.seat);
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

/** Give the seat that is offered to whoever watches: a free one, or else a bot's; null where they cannot sit down. */
export function firstSeat(table: TableState): number | null {
  return table.seat === null && barOf(table) === "" ? (openSeats(table)[0] ?? null) : null;
}

export function openSeats(table: TableState): readonly number[] {
  return [...freeSeats(table), ...seatsWhere(table, (sitting) => heldBy(sitting) === "bot")];
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
