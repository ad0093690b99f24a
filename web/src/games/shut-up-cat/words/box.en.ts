import type { BoxWords } from "../../shared/game";

export const en = {
  title: "Shut Up, Cat!",
  short: "Shut Up, Cat!",
  players: "2–4 players",
  kind: "25 min, dice",
  presets: {
    sheet: ["By the sheet", "As the rule sheet says, to 40."],
    nap: ["Nap", "To 20, your screen remembers."],
    insomnia: ["Insomnia", "To 60; chase the cat on your own turn only."],
  },
  score: (score: number): string => `${score} Z`,
  luck: { what: "Quiet tiles when you slept", note: "The odds know every tile that you ever saw." },
} satisfies BoxWords;
