import { count } from "../../../words/count";

type Told = Readonly<Record<string, (good: number, times: number, odds: string) => string>>;
type Notes = Readonly<Record<string, string>>;

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
    told: {
      "kitten-me": (good, times, odds) => `Showdowns won: ${good} of ${times}. By the odds: ${odds}.`,
      "go-kitty": (good, times, odds) => `Fished cards that fit: ${good} of ${times}. By the odds: ${odds}.`,
      "shut-up-cat": (good, times, odds) => `Quiet tiles when you slept: ${good} of ${times}. By the odds: ${odds}.`,
    } as Told,
    toldElse: (good: number, times: number, odds: string): string =>
      `It went well ${good} of ${times} times. By the odds: ${odds}.`,
    average: (mean: string, low: string, high: string): string =>
      `A match is ${mean} on average, mostly between ${low} and ${high}.`,
    plot: "Your luck in each of the last matches; the line is what the odds gave",
    table: "As a table",
    match: "Match",
    notes: {
      "kitten-me": "The odds are those of the flip, when all hands are shown.",
      "go-kitty": "A card fits if you have one like it.",
      "shut-up-cat": "The odds know every tile that you ever saw.",
    } as Notes,
  },
};
