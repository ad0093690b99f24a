import type { en } from "./box.en";

export const words: typeof en = {
  title: "You Gotta Be Kitten Me!",
  short: "Kitten Me",
  players: "2–10 Leute",
  kind: "30 Min., Bluff",
  presets: {
    "first-game": ["Erste Partie", "Ohne Purrfect: nur bieten und anzweifeln."],
    classic: ["Klassisch", "Die weiße Schachtel, wie sie ist."],
    deluxe: ["Deluxe", "Die graue Schachtel: von allem mehr."],
    chaos: ["Chaos", "Beide Schachteln in einem Deck."],
  },
  score: (score) => (score === 0 ? "ausgeschieden" : score === 1 ? "noch 1 Karte" : `noch ${score} Karten`),
  luck: {
    what: "Gewonnene Proben",
    note: "Die Chancen sind die der aufgedeckten Karte, wenn alle Hände offen liegen.",
  },
};
