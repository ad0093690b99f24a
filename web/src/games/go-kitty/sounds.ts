/** What a move sounds like. */

import type { Sound } from "../../sound";
import type { Heard } from "../../wire.gen";
import { moveIn } from "./view";

const SOUNDS: Readonly<Record<string, Sound>> = {
  deal: "deal",
  give: "deal",
  given: "deal",
  drawn: "swish",
  mouse: "squeak",
  lay: "purrfect",
};

export function soundOf(heard: readonly Heard[]): Sound | null {
  const sounds = heard.flatMap((one) => Object.keys(moveIn(one)).flatMap((key) => SOUNDS[key] ?? []));
  return sounds.at(-1) ?? null;
}
