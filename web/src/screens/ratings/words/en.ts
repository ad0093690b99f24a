import { count } from "../../../words/count";

const LEVELS: Readonly<Record<string, string>> = { kitten: "a kitten", tabby: "a tabby", panther: "a panther" };
const called = (level: string): string => LEVELS[level] ?? level;

export const en = {
  title: "Leaderboard",
  about: "Who plays best this month, at rated tables.",
  season: "Month",
  place: "Place",
  name: "Name",
  points: "Points",
  matches: "Matches",
  none: "Nobody has played enough rated matches in this month yet. Be the first.",
  bot: "bot",
  mine: "Your rating",
  noneMine: "You have no rating for this month yet. Set a rated table and play.",
  set: "Set a rated table",
  rating: (points: string, within: string): string => `${points} points, give or take ${within}`,
  provisional: "Provisional: a few more rated matches, and it counts.",
  counted: (matches: number): string => `${count(matches, "rated match", "rated matches")} this month.`,
  stands: (above: string, below: string): string =>
    above === ""
      ? `Below ${called(below)}.`
      : below === ""
        ? `Better than ${called(above)}.`
        : `Between ${called(above)} and ${called(below)}.`,
  line: "Your points after each of the last matches",
  toBoard: "To the leaderboard",
  change: (before: string, after: string): string => `Rated: from ${before} to ${after} points`,
  // by the server's note on why a match changed less than it might have
  why: {
    away: "A bot made many of your moves, so this win was the bot’s. A loss would have counted.",
    network:
      "Some of you came from one network: people of one network are not compared. You can meet at a table that is not rated, or from elsewhere.",
    ceiling:
      "You stand as far above them as beating them can lift you. Invite a stronger cat, or somebody who has met more of them.",
  } as Readonly<Record<string, string>>,
  failed: "The leaderboard did not arrive. Try again in a moment.",
};
