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
  bids: {
    title: "Tes annonces",
    told: (there, bids, held) => `Annonces vraies : ${there} sur ${bids}. Avec ta seule main : ${held}.`,
    true: "vraies",
    believed: "bluffs crus",
    called: "bluffs démasqués",
  },
  luck: {
    title: "Ta chance",
    what: "Réussites",
    told: (what, good, times, odds) => `${what} : ${good} sur ${times}. Selon les chances : ${odds}.`,
    average: (mean, low, high) => `En moyenne ${mean} par partie, le plus souvent entre ${low} et ${high}.`,
    plot: "Ta chance dans chacune des dernières parties ; la ligne est ce que donnaient les chances",
    table: "En tableau",
    match: "Partie",
  },
};
