import type { en } from "./box.en";

export const words: typeof en = {
  title: "Go Kitty",
  short: "Go Kitty",
  players: "2–5 personnes",
  kind: "20 min, familles",
  presets: {
    sheet: ["Comme écrit", "Comme le dit la feuille de règles."],
    cozy: ["Douillet", "Poser à tout moment\u202f; une bonne pioche fait continuer."],
    wild: ["Sauvage", "Poser avant chaque demande\u202f; le hasard choisit pour les saisons."],
  },
  luck: { what: "Cartes piochées qui vont", note: "Une carte va si tu en as déjà une pareille." },
};
