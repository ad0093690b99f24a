export const en = {
  seats: "Seats",
  seat: (seat: number, mine: boolean, bot: boolean, awaited: boolean): string =>
    [`Seat ${seat + 1}`, mine ? "you" : "", bot ? "a bot" : "", awaited ? "to move" : ""].filter(Boolean).join(", "),
  table: "The table",
  yourMove: "Your move",
  wait: "Nothing to do for you right now.",
  over: "The match is over.",
  filter: "Find a move",
  left: (left: number, all: number): string => `${left} of ${all} moves`,
  yes: "yes",
  no: "no",
  nothing: "–",
};
