const SCORES: Readonly<Record<string, (score: number) => string>> = {
  "kitten-me": (score) => (score === 0 ? "out" : score === 1 ? "1 card left" : `${score} cards left`),
  "shut-up-cat": (score) => `${score} Z`,
};

export const after = {
  result: "Result",
  calledOff: "This match went on for too long and was called off. Nobody wins.",
  youWon: "You won!",
  youShare: "A shared win!",
  won: (names: string): string => `${names} won`,
  shared: (names: string): string => `${names} share the win`,
  and: " and ",
  place: (rank: number): string => `${rank}${rank === 1 ? "st" : rank === 2 ? "nd" : rank === 3 ? "rd" : "th"} place`,
  score: (game: string, score: number): string =>
    SCORES[game]?.(score) ?? (score === 1 ? "1 point" : `${score} points`),
  ranking: "Ranking",
  rematch: "Rematch",
  arrange: "Change the table",
  replay: "Watch the replay",
  review: "Review my moves",
  share: "Share the match",
  copied: "Link copied",
  check: "Check the shuffles",
  look: "Look at the table",
  next: "The next match has begun.",
  toTable: "To the table",
  shareText: (title: string): string => `A match of ${title} on Nine Lives`,
};
