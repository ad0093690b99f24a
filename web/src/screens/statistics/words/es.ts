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
    told: {
      "kitten-me": (good, times, odds) => `Duelos ganados: ${good} de ${times}. Según las probabilidades: ${odds}.`,
      "go-kitty": (good, times, odds) =>
        `Cartas robadas que encajan: ${good} de ${times}. Según las probabilidades: ${odds}.`,
      "shut-up-cat": (good, times, odds) =>
        `Losetas tranquilas al dormir: ${good} de ${times}. Según las probabilidades: ${odds}.`,
    },
    toldElse: (good, times, odds) => `Salió bien: ${good} de ${times}. Según las probabilidades: ${odds}.`,
    average: (mean, low, high) => `De media ${mean} por partida, casi siempre entre ${low} y ${high}.`,
    plot: "Tu suerte en cada una de las últimas partidas; la línea es lo que daban las probabilidades",
    table: "Como tabla",
    match: "Partida",
    notes: {
      "kitten-me": "Las probabilidades son las de la última carta, con todas las manos a la vista.",
      "go-kitty": "Una carta encaja si ya tienes una igual.",
      "shut-up-cat": "Las probabilidades conocen cada loseta que has visto.",
    },
  },
};
