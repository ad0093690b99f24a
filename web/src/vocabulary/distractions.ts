/** What keeps a cat busy. */
export const DISTRACTIONS = ["laser", "wand", "yarn", "box", "catnip", "tuna", "bag", "milk", "cucumber"] as const;
export type Distraction = (typeof DISTRACTIONS)[number];
