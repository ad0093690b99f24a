import type { OwnGame } from "../shared/game";
import { cover } from "./art/cover";
import "./box.css";
import { box } from "./box";

export const goKitty: OwnGame = {
  key: "go-kitty",
  words: box,
  cat: { fur: "calico", mood: "smug" },
  box: { cover, open: 66, peek: 106 },
  lesson: { course: () => import("./lesson"), coach: "beside" },
  lasts: {
    seconds: [5, 8],
    moves: {
      sheet: [181, 180, 170, 170],
      cozy: [181, 183, 164, 155],
      clowder: [260, 315, 399, 494],
      wild: [154, 174, 152, 152],
    },
  },
  board: () => import("./Board.svelte"),
  rail: 336,
  sheets: () => import("./art/sheets"),
};
