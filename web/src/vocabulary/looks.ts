/** How a cat may look that stands for a person: the words of the order `look`. */
export const FURS = ["tabby", "tuxedo", "siamese", "calico", "ginger", "black", "white", "grey"] as const;
export const FACES = ["plain", "freckles", "blush", "star", "patch", "monocle"] as const;
export const HATS = ["bare", "crown", "party", "flower", "bow", "bobble", "chef", "wizard"] as const;

export type Fur = (typeof FURS)[number];
export type FaceName = (typeof FACES)[number];
export type HatName = (typeof HATS)[number];
