import type { en } from "./en";

export const words: typeof en = {
  seats: "Plätze",
  seat: (seat: number, mine: boolean, bot: boolean, awaited: boolean): string =>
    [`Platz ${seat + 1}`, mine ? "du" : "", bot ? "ein Bot" : "", awaited ? "ist dran" : ""].filter(Boolean).join(", "),
  table: "Der Tisch",
  yourMove: "Dein Zug",
  wait: "Gerade hast du nichts zu tun.",
  over: "Die Partie ist vorbei.",
  filter: "Spielzug suchen",
  left: (left: number, all: number): string => `${left} von ${all} Spielzügen`,
  yes: "ja",
  no: "nein",
  nothing: "–",
};
