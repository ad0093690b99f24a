import type { en } from "./box.en";

export const words: typeof en = {
  title: "Shut Up, Cat!",
  short: "Shut Up, Cat!",
  players: "2–4 Leute",
  kind: "25 Min., Würfel",
  presets: {
    sheet: ["Nach Anleitung", "Wie es im Regelblatt steht, bis 40."],
    nap: ["Nickerchen", "Bis 20, dein Bildschirm merkt sich alles."],
    insomnia: ["Schlaflos", "Bis 60; die Katze verscheuchst du nur in deinem Zug."],
  },
  score: (score) => `${score} Z`,
  luck: {
    what: "Ruhige Plättchen in deinem Schlaf",
    note: "Die Chancen kennen jedes Plättchen, das du je gesehen hast.",
  },
};
