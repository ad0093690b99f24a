import type { en } from "./en";

export const words: typeof en = {
  seats: "Asientos",
  seat: (seat, mine, bot, awaited) =>
    [`Asiento ${seat + 1}`, mine ? "tú" : "", bot ? "un bot" : "", awaited ? "le toca" : ""].filter(Boolean).join(", "),
  table: "La mesa",
  yourMove: "Tu jugada",
  wait: "Ahora mismo no tienes nada que hacer.",
  over: "La partida ha terminado.",
  filter: "Buscar jugada",
  left: (left, all) => `${left} de ${all} jugadas`,
  yes: "sí",
  no: "no",
  nothing: "–",
};
