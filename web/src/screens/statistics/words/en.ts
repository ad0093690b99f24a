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
  bids: {
    title: "Your bids",
    told: (there: number, bids: number, held: number): string =>
      `True bids: ${there} of ${bids}. By your own hand alone: ${held}.`,
    true: "true",
    believed: "bluffs, believed",
    called: "bluffs, called",
  },
  luck: {
    title: "Your luck",
    what: "Gone well",
    told: (what: string, good: number, times: number, odds: string): string =>
      `${what}: ${good} of ${times}. By the odds: ${odds}.`,
    average: (mean: string, low: string, high: string): string =>
      `A match is ${mean} on average, mostly between ${low} and ${high}.`,
    plot: "Your luck in each of the last matches; the line is what the odds gave",
    table: "As a table",
    match: "Match",
  },
};
