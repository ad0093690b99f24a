/** What keeps a cat busy. */
export const DISTRACTIONS = [
  "laser",
  "wand",
  "yarn",
  "box",
  "catnip",
  "tuna",
  "bag",
  "milk",
  "cucumber",
  "mirror",
  "brush",
  "sun",
  "plugs",
  "broom",
  "fan",
  "spray",
] as const;
export type Distraction = (typeof DISTRACTIONS)[number];
