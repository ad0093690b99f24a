/** What moves sound like. */

import type { Sound } from "../../sound";
import type { Heard } from "../../wire.gen";

/** Give the sound of the newest move that has one. */
export function soundOf(heard: readonly Heard[]): Sound | null {
  return (
    heard
      .map(({ line }) => soundOfLine(line))
      .filter((one) => one !== null)
      .at(-1) ?? null
  );
}

function soundOfLine(line: string): Sound | null {
  const [verb = "", , brought = ""] = line.replace(":", "").split(" ");
  if (verb === "sleep") return brought.includes("m") ? "meow" : "sleep";
  if (verb === "roll" || verb === "card") return "deal";
  if (verb === "play" || verb === "put") return "swish";
  if (verb === "chase") return "strike";
  if (verb === "settle") return "bid";
  return verb === "score" ? "sleep" : null;
}
