import type { en } from "./en";
import { count } from "../../../words/count";

export const words: typeof en = {
  played: (matches, wins) => `${count(matches, "partida", "partidas")}, ${count(wins, "ganada", "ganadas")}`,
  fair: (wins) => `El azar solo ganaría ${wins}.`,
  ranks: "Cuántas veces quedaste en cada puesto",
  rating: "Tu puntuación",
  rank: (number) => `${number}.º`,
  streak: (wins) => `Ganaste las últimas ${wins} seguidas.`,
  longest: (wins) => `Racha más larga: ${wins}.`,
  evening: (wins, matches, day) => `Mejor noche: ${wins} de ${matches} ganadas, el ${day}.`,
};
