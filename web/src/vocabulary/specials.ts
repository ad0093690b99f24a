/** Cards that do something. */
export type Special = "skip" | "draw3" | "fish" | "hide" | "hang" | "trouble";

export const SPECIALS: readonly Special[] = ["skip", "draw3", "fish", "hide", "hang", "trouble"];
