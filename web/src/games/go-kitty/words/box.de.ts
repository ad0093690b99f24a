import type { en } from "./box.en";

export const words: typeof en = {
  title: "Go Kitty",
  short: "Go Kitty",
  players: "2–5 Leute",
  kind: "20 Min., Sets",
  presets: {
    sheet: ["Nach Anleitung", "Wie es im Regelblatt steht."],
    cozy: ["Gemütlich", "Jederzeit legen; nach einem Glücksgriff geht es weiter."],
    wild: ["Wild", "Legen vor jeder Frage; der Zufall wählt bei Jahreszeiten."],
  },
  luck: { what: "Passend gezogene Karten", note: "Eine Karte passt, wenn du schon so eine hast." },
};
