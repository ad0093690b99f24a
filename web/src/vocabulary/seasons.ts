/** The year: its seasons, and three traits of each. */
export type Season = "winter" | "spring" | "summer" | "fall";
export type Trait =
  | "light"
  | "cozy"
  | "snow"
  | "clover"
  | "rain"
  | "flower"
  | "firefly"
  | "fan"
  | "icecream"
  | "apple"
  | "pumpkin"
  | "leaf";

export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "fall"];
export const TRAITS_OF: Record<Season, readonly Trait[]> = {
  winter: ["light", "cozy", "snow"],
  spring: ["clover", "rain", "flower"],
  summer: ["firefly", "fan", "icecream"],
  fall: ["apple", "pumpkin", "leaf"],
};
export const TRAITS: readonly Trait[] = SEASONS.flatMap((season) => TRAITS_OF[season]);
export const SEASON_OF = Object.fromEntries(
  SEASONS.flatMap((season) => TRAITS_OF[season].map((trait) => [trait, season])),
) as Record<Trait, Season>;
