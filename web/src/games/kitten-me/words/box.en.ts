import type { BoxWords } from "../../shared/game";

export const en = {
  title: "You Gotta Be Kitten Me!",
  short: "Kitten Me",
  players: "2–10 players",
  kind: "30 min, bluff",
  presets: {
    "first-game": ["First game", "Without Purrfect: just bid and doubt."],
    classic: ["Classic", "The white box, as it comes."],
    deluxe: ["Deluxe", "The grey box: more of everything."],
    chaos: ["Chaos", "Both boxes in one deck."],
  },
  score: (score: number): string => (score === 0 ? "out" : score === 1 ? "1 card left" : `${score} cards left`),
  luck: { what: "Showdowns won", note: "The odds are those of the flip, when all hands are shown." },
} satisfies BoxWords;
