/** What a move sounds like. */

import type { Sound } from "../../sound";
import type { Heard } from "../../wire.gen";

const SOUNDS: Readonly<Record<string, Sound>> = {
  deal: "deal",
  "give:": "deal",
  give: "deal",
  given: "deal",
  drawn: "swish",
  "mouse:": "squeak",
  lay: "purrfect",
};

export function soundOf(heard: readonly Heard[]): Sound | null {
  const sounds = heard.flatMap(({ line }) => SOUNDS[line.split(" ")[0] ?? ""] ?? []);
  return sounds.at(-1) ?? null;
}
