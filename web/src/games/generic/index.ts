import type { Game } from "../shared/game";

/** Any game that has no folder of its own: text, buttons, and the grey cat. */
export const generic: Game = {
  key: "",
  words: null,
  cat: { fur: "grey", mood: "plain" },
  box: null,
  lesson: null,
  lasts: null,
  board: () => import("./Board.svelte"),
  rail: 336,
  sheets: () => Promise.resolve({ sheets: () => [] }),
};
