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
  bids: {
    title: "Tus apuestas",
    told: (there, bids, held) => `Apuestas ciertas: ${there} de ${bids}. Solo con tu mano: ${held}.`,
    true: "ciertas",
    believed: "faroles creídos",
    called: "faroles pillados",
  },
  luck: {
    title: "Tu suerte",
    what: "Salió bien",
    told: (what, good, times, odds) => `${what}: ${good} de ${times}. Según las probabilidades: ${odds}.`,
    average: (mean, low, high) => `De media ${mean} por partida, casi siempre entre ${low} y ${high}.`,
    plot: "Tu suerte en cada una de las últimas partidas; la línea es lo que daban las probabilidades",
    table: "Como tabla",
    match: "Partida",
  },
};
