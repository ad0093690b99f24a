import type { Tone } from "../../../art/draw";
import type { Season, Trait } from "../../../vocabulary/seasons";

export const INK_OF_SEASON = { winter: "blue", spring: "green", summer: "gold", fall: "red" } as const;

/** What can be read on a season's ink. */
export function onSeason(season: Season): Tone {
  return season === "summer" ? "on-gold" : "on-ink";
}

/** A trait's two tones, wherever it is shown in colour. */
export const TRAIT_TONES: Record<Trait, readonly [Tone, Tone]> = {
  light: ["gold", "key"],
  cozy: ["blue", "on-ink"],
  snow: ["fur-white", "pupil"],
  clover: ["green", "green-2"],
  rain: ["green", "key"],
  flower: ["fur-white", "gold"],
  firefly: ["gold", "key"],
  fan: ["gold-2", "fur-white"],
  icecream: ["scoop", "fur-ginger-2"],
  apple: ["red", "key"],
  pumpkin: ["fur-ginger", "fur-brown"],
  leaf: ["red", "gold"],
};
