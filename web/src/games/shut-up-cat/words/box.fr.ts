import type { en } from "./box.en";

export const words: typeof en = {
  title: "Shut Up, Cat!",
  short: "Shut Up, Cat!",
  players: "2–4 personnes",
  kind: "25 min, dés",
  presets: {
    sheet: ["Comme écrit", "Comme le dit la feuille de règles, jusqu’à 40."],
    nap: ["Sieste", "Jusqu’à 20, ton écran retient tout."],
    insomnia: ["Insomnie", "Jusqu’à 60\u202f; on chasse le chat à son tour seulement."],
  },
  score: (score) => `${score} Z`,
  luck: { what: "Tuiles calmes dans ton sommeil", note: "Les chances connaissent chaque tuile que tu as vue." },
};
