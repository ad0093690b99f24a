import type { OwnGame } from "../shared/game";
import { cover } from "./art/cover";
import "./box.css";
import { box } from "./box";

export const kittenMe: OwnGame = {
  key: "kitten-me",
  words: box,
  cat: { fur: "black", mood: "sly" },
  box: { cover, open: 96, peek: 122 },
  lesson: { course: () => import("./lesson"), coach: "above" },
  lasts: {
    seconds: [10, 18],
    moves: {
      "first-game": [28, 57, 87, 118, 160, 102, 121, 143, 162],
      classic: [28, 57, 87, 118, 160, 100, 121, 143, 158],
      "second-printing": [28, 57, 87, 118, 160, 100, 121, 143, 158],
      deluxe: [28, 71, 126, 180, 264, 138, 177, 220, 264],
      chaos: [30, 64, 98, 150, 202, 116, 145, 176, 205],
    },
  },
  board: () => import("./Board.svelte"),
  rail: 336,
  sheets: () => import("./art/sheets"),
};
