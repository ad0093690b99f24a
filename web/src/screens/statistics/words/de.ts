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
    what: "Gut gegangen",
    told: (what, good, times, odds) => `${what}: ${good} von ${times}. Nach den Chancen: ${odds}.`,
    average: (mean, low, high) => `Im Schnitt ${mean} je Partie, meist zwischen ${low} und ${high}.`,
    plot: "Dein Glück in jeder der letzten Partien; die Linie ist, was die Chancen gaben",
    table: "Als Tabelle",
    match: "Partie",
  },
};
