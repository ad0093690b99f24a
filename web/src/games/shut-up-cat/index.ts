import type { OwnGame } from "../shared/game";
import { cover } from "./art/cover";
import "./box.css";
import { box } from "./box";

export const shutUpCat: OwnGame = {
  key: "shut-up-cat",
  words: box,
  cat: { fur: "siamese", mood: "grumpy" },
  box: { cover, open: 82, peek: 112 },
  lesson: { course: () => import("./lesson"), coach: "corner" },
  lasts: { seconds: [14, 22], moves: { sheet: [45, 58, 82], nap: [28, 40, 49], insomnia: [60, 79, 104] } },
  board: () => import("./Board.svelte"),
  rail: 424,
  sheets: () => import("./art/sheets"),
};
