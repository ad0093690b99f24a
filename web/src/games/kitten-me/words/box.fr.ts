import type { en } from "./box.en";

export const words: typeof en = {
  title: "You Gotta Be Kitten Me!",
  short: "Kitten Me",
  players: "2–10 personnes",
  kind: "30 min, bluff",
  presets: {
    "first-game": ["Première partie", "Sans Purrfect\u00a0: annoncer et douter, rien d’autre."],
    classic: ["Classique", "La boîte blanche, telle quelle."],
    deluxe: ["Deluxe", "La boîte grise\u00a0: plus de tout."],
    chaos: ["Chaos", "Les deux boîtes en un seul paquet."],
  },
  score: (score) => (score === 0 ? "hors jeu" : score === 1 ? "encore 1 carte" : `encore ${score} cartes`),
  luck: {
    what: "Duels gagnés",
    note: "Les chances sont celles de la dernière carte, quand toutes les mains sont montrées.",
  },
};
