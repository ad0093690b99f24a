import type { en } from "./en";
import { count } from "../../../words/count";

const LEVELS: Readonly<Record<string, readonly [string, string]>> = {
  kitten: ["einem Kätzchen", "ein Kätzchen"],
  tabby: ["einer Tigerkatze", "eine Tigerkatze"],
  panther: ["einem Panther", "ein Panther"],
};
const called = (level: string, form: 0 | 1): string => LEVELS[level]?.[form] ?? level;

export const words: typeof en = {
  title: "Bestenliste",
  about: "Wer diesen Monat am besten spielt, an gewerteten Tischen.",
  season: "Monat",
  place: "Platz",
  name: "Name",
  points: "Punkte",
  matches: "Partien",
  none: "In diesem Monat hat noch niemand genug gewertete Partien gespielt. Sei die erste Person.",
  bot: "Bot",
  mine: "Deine Wertung",
  noneMine: "Du hast für diesen Monat noch keine Wertung. Eröffne einen gewerteten Tisch und spiel.",
  set: "Gewerteten Tisch eröffnen",
  rating: (points, within) => `${points} Punkte, ${within} mehr oder weniger`,
  provisional: "Vorläufig: Nach ein paar weiteren gewerteten Partien zählt sie.",
  counted: (matches) => `${count(matches, "gewertete Partie", "gewertete Partien")} in diesem Monat.`,
  stands: (above, below) =>
    above === ""
      ? `Schwächer als ${called(below, 1)}.`
      : below === ""
        ? `Besser als ${called(above, 1)}.`
        : `Zwischen ${called(above, 0)} und ${called(below, 0)}.`,
  line: "Deine Punkte nach jeder der letzten Partien",
  toBoard: "Zur Bestenliste",
  change: (before, after) => `Gewertet: von ${before} auf ${after} Punkte`,
  // by the server's note on why a match changed less than it might have
  why: {
    away: "Ein Bot hat viele deiner Züge gemacht, also war es sein Sieg. Eine Niederlage hätte gezählt.",
    network:
      "Einige von euch kamen aus demselben Netz: Wer aus einem Netz kommt, wird nicht miteinander verglichen. Spielt ungewertet, oder von woanders.",
    ceiling:
      "Höher als jetzt kann dich ein Sieg über sie nicht heben. Lade eine stärkere Katze ein, oder jemanden, der schon mehr Katzen getroffen hat.",
  },
  failed: "Die Bestenliste kam nicht an. Versuch es gleich noch einmal.",
};
