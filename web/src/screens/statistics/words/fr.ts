import type { en } from "./en";
import { count } from "../../../words/count";

export const words: typeof en = {
  played: (matches, wins) => `${count(matches, "partie", "parties")}, ${wins} ${wins < 2 ? "gagnée" : "gagnées"}`,
  fair: (wins) => `Le hasard seul en gagnerait ${wins}.`,
  ranks: "Combien de fois tu as fini à chaque place",
  rating: "Ton niveau",
  rank: (number) => (number === 1 ? "1re" : `${number}e`),
  streak: (wins) => `Tu as gagné les ${wins} dernières de suite.`,
  longest: (wins) => `Plus longue série : ${wins}.`,
  evening: (wins, matches, day) => `Meilleure soirée : ${wins} sur ${matches} gagnées, le ${day}.`,
};
