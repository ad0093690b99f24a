import type { en } from "./en";

export const words: typeof en = {
  played: (matches, wins) => `${matches} ${matches === 1 ? "Partie" : "Partien"}, ${wins} gewonnen`,
  fair: (wins) => `Der Zufall allein gewänne ${wins}.`,
  ranks: "Wie oft du auf welchem Platz warst",
  rating: "Deine Wertung",
  rank: (number) => `${number}.`,
  streak: (wins) => `Du hast die letzten ${wins} hintereinander gewonnen.`,
  longest: (wins) => `Längste Serie: ${wins}.`,
  evening: (wins, matches, day) => `Bester Abend: ${wins} von ${matches} gewonnen, am ${day}.`,
  bids: {
    title: "Deine Gebote",
    told: (there, bids, held) => `Wahre Gebote: ${there} von ${bids}. Mit deiner Hand allein: ${held}.`,
    true: "wahr",
    believed: "Bluffs, geglaubt",
    called: "Bluffs, angezweifelt",
  },
  luck: {
    title: "Dein Glück",
    told: {
      "kitten-me": (good, times, odds) => `Gewonnene Proben: ${good} von ${times}. Nach den Chancen: ${odds}.`,
      "go-kitty": (good, times, odds) => `Passend gezogene Karten: ${good} von ${times}. Nach den Chancen: ${odds}.`,
      "shut-up-cat": (good, times, odds) =>
        `Ruhige Plättchen in deinem Schlaf: ${good} von ${times}. Nach den Chancen: ${odds}.`,
    },
    toldElse: (good, times, odds) => `Gut gegangen: ${good} von ${times}. Nach den Chancen: ${odds}.`,
    average: (mean, low, high) => `Im Schnitt ${mean} je Partie, meist zwischen ${low} und ${high}.`,
    plot: "Dein Glück in jeder der letzten Partien; die Linie ist, was die Chancen gaben",
    table: "Als Tabelle",
    match: "Partie",
    notes: {
      "kitten-me": "Die Chancen sind die der aufgedeckten Karte, wenn alle Hände offen liegen.",
      "go-kitty": "Eine Karte passt, wenn du schon so eine hast.",
      "shut-up-cat": "Die Chancen kennen jedes Plättchen, das du je gesehen hast.",
    },
  },
};
