/** What cats wear, and in which ink it is printed. */
export type Ink = "blue" | "red" | "green";
export type Accessory = "hat" | "tie" | "glasses";
export type Attribute = Ink | Accessory;

export const INKS: readonly Ink[] = ["blue", "red", "green"];
export const ACCESSORIES: readonly Accessory[] = ["hat", "tie", "glasses"];
export const ATTRIBUTES: readonly Attribute[] = [...ACCESSORIES, ...INKS];
