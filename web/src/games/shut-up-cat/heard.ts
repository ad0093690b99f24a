/** What moves sound like. */

import type { Sound } from "../../sound";
import type { Heard } from "../../wire.gen";
import { moveIn, type Line } from "./view";

/** Give the sound of the newest move that has one. */
export function soundOf(heard: readonly Heard[]): Sound | null {
  return (
    heard
      .map((one) => soundOfMove(moveIn(one)))
      .filter((one) => one !== null)
      .at(-1) ?? null
  );
}

function soundOfMove(move: Line): Sound | null {
  if ("sleep" in move) return move.tiles?.includes("m") === true ? "meow" : "sleep";
  if ("roll" in move || "card" in move) return "deal";
  if ("play" in move || "put" in move) return "swish";
  if ("settle" in move) return "bid";
  if ("act" in move && move.act === "chase") return "strike";
  return "act" in move && move.act === "score" ? "sleep" : null;
}
