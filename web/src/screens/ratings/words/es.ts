import type { en } from "./en";
import { count } from "../../../words/count";

const LEVELS: Readonly<Record<string, string>> = {
  kitten: "un gatito",
  tabby: "un gato atigrado",
  panther: "una pantera",
};
const called = (level: string): string => LEVELS[level] ?? level;

export const words: typeof en = {
  title: "Clasificación",
  about: "Quién juega mejor este mes, en mesas clasificatorias.",
  season: "Mes",
  place: "Puesto",
  name: "Nombre",
  points: "Puntos",
  matches: "Partidas",
  none: "Nadie ha jugado aún bastantes partidas clasificatorias este mes. Estrena la lista.",
  bot: "bot",
  mine: "Tu puntuación",
  noneMine: "Aún no tienes puntuación este mes. Abre una mesa clasificatoria y juega.",
  set: "Abrir una mesa clasificatoria",
  rating: (points, within) => `${points} puntos, ${within} más o menos`,
  provisional: "Provisional: tras unas pocas partidas clasificatorias más, contará.",
  counted: (matches) => `${count(matches, "partida clasificatoria", "partidas clasificatorias")} este mes.`,
  stands: (above, below) =>
    above === ""
      ? `Por debajo de ${called(below)}.`
      : below === ""
        ? `Mejor que ${called(above)}.`
        : `Entre ${called(above)} y ${called(below)}.`,
  line: "Tus puntos tras cada una de las últimas partidas",
  toBoard: "Ver la clasificación",
  change: (before, after) => `Clasificatoria: de ${before} a ${after} puntos`,
  // by the server's note on why a match changed less than it might have
  why: {
    away: "Un bot hizo muchas de tus jugadas, así que la victoria es suya. Una derrota habría contado.",
    network:
      "Hubo quienes llegaron desde la misma red, y dentro de una red no se compara. Podéis jugar en una mesa no clasificatoria o desde otro sitio.",
    ceiling: "Ganarles no puede subirte más. Invita a un gato más fuerte o a alguien que haya jugado con más gatos.",
  },
  failed: "La clasificación no ha llegado. Prueba otra vez en un momento.",
};
