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
};
