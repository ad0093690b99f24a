import type { OwnGame } from "../shared/game";
import { cover } from "./art/cover";
import "./box.css";
import { words } from "./words";

export const shutUpCat: OwnGame = {
  key: "shut-up-cat",
  words,
  cat: { fur: "siamese", mood: "grumpy" },
  box: { cover, open: 82, peek: 112 },
  lesson: { course: () => import("./lesson"), coach: "corner" },
  board: () => import("./Board.svelte"),
  marks: () => ({}),
  rail: 424,
  sheets: () => import("./art/sheets"),
};
