import type { BoxWords } from "../../shared/game";

export const en = {
  title: "Go Kitty",
  short: "Go Kitty",
  players: "2–5 players",
  kind: "20 min, sets",
  presets: {
    sheet: ["By the sheet", "As the rule sheet says."],
    cozy: ["Cozy", "Lay at any time; a lucky draw goes on."],
    wild: ["Wild", "Lay before each ask; Seasons are given at random."],
  },
  luck: { what: "Fished cards that fit", note: "A card fits if you have one like it." },
} satisfies BoxWords;
