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
  lasts: {
    seconds: [14, 22],
    moves: { sheet: [48, 77, 74], anytime: [44, 64, 79], nap: [32, 41, 47], insomnia: [59, 87, 108] },
  },
  board: () => import("./Board.svelte"),
  rail: 424,
  sheets: () => import("./art/sheets"),
};
