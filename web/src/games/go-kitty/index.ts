import type { OwnGame } from "../shared/game";
import { cover } from "./art/cover";
import "./box.css";
import { marks } from "./marks";
import { words } from "./words";

export const goKitty: OwnGame = {
  key: "go-kitty",
  words,
  cat: { fur: "calico", mood: "smug" },
  box: { cover, open: 66, peek: 106 },
  lesson: { course: () => import("./lesson"), coach: "beside" },
  board: () => import("./Board.svelte"),
  marks,
  rail: 336,
  sheets: () => import("./art/sheets"),
};
