import type { en } from "./en";

export const words: typeof en = {
  seats: "Places",
  seat: (seat, mine, bot, awaited) =>
    [`Place ${seat + 1}`, mine ? "toi" : "", bot ? "un bot" : "", awaited ? "doit jouer" : ""]
      .filter(Boolean)
      .join(", "),
  table: "La table",
  yourMove: "Ton coup",
  wait: "Tu n’as rien à faire pour l’instant.",
  over: "La partie est finie.",
  filter: "Trouver un coup",
  left: (left, all) => `${left} sur ${all} ${all < 2 ? "coup" : "coups"}`,
  yes: "oui",
  no: "non",
  nothing: "–",
};
