import type { OwnGame } from "../shared/game";
import { cover } from "./art/cover";
import "./box.css";
import { box } from "./words/box";

export const kittenMe: OwnGame = {
  key: "kitten-me",
  words: box,
  cat: { fur: "black", mood: "sly" },
  box: { cover, open: 96, peek: 122 },
  lesson: { course: () => import("./lesson"), coach: "above" },
  board: () => import("./Board.svelte"),
  rail: 336,
  sheets: () => import("./art/sheets"),
};
