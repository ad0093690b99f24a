/** The three boxes on the table: which cat peeks out of each, and how far its drawer stands open. */

import type { Fur, Mood } from "../../art";

export type BoxKey = "kitten-me" | "go-kitty" | "shut-up-cat";

export interface Box {
  readonly key: BoxKey;
  readonly fur: Fur;
  readonly mood: Mood;
  readonly open: number; // px of the drawer that show
  readonly peek: number; // px of the cat that show
}

export const BOXES: readonly Box[] = [
  { key: "kitten-me", fur: "black", mood: "sly", open: 96, peek: 122 },
  { key: "go-kitty", fur: "calico", mood: "smug", open: 66, peek: 106 },
  { key: "shut-up-cat", fur: "siamese", mood: "grumpy", open: 82, peek: 112 },
];

/** Give the cat that stands for a game; a game without a box has the grey one. */
export function catOf(game: string): { readonly fur: Fur; readonly mood: Mood } {
  return BOXES.find((box) => box.key === game) ?? { fur: "grey", mood: "plain" };
}

export function isBox(key: string): key is BoxKey {
  return BOXES.some((box) => box.key === key);
}
