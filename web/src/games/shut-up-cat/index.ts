import type { OwnGame } from "../shared/game";
import { cover } from "./art/cover";
import "./box.css";
import { box } from "./words/box";

export const shutUpCat: OwnGame = {
  key: "shut-up-cat",
  words: box,
  cat: { fur: "siamese", mood: "grumpy" },
  box: { cover, open: 82, peek: 112 },
  lesson: { course: () => import("./lesson"), coach: "corner" },
  board: () => import("./Board.svelte"),
  rail: 424,
  sheets: () => import("./art/sheets"),
};
