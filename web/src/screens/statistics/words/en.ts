import { count } from "../../../words/count";

const ORDINALS = ["1st", "2nd", "3rd"];

export const en = {
  played: (matches: number, wins: number): string => `${count(matches, "match", "matches")}, ${wins} won`,
  fair: (wins: string): string => `Chance alone would win ${wins}.`,
  ranks: "How often you came in at each place",
  rating: "Your rating",
  rank: (number: number): string => ORDINALS[number - 1] ?? `${number}th`,
  streak: (wins: number): string => `You won the last ${wins} in a row.`,
  longest: (wins: number): string => `Longest streak: ${wins}.`,
  evening: (wins: number, matches: number, day: string): string =>
    `Best evening: ${wins} of ${matches} won, on ${day}.`,
};
