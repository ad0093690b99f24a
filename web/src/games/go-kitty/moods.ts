/** A seat's mood is what just happened to it. */

import type { Mood } from "../../art";
import type { Result, Sitting } from "../../wire.gen";
import type { Tale } from "./tale";

export function moodOf(seat: number, tale: Tale | null, result: Result | null, sitter: Sitting | null): Mood {
  if (result !== null) return result.ranks[seat] === 1 ? "smug" : "grumpy";
  if (sitter !== null && sitter.person && (sitter.level !== "" || !sitter.here)) return "sleepy";
  if (tale?.kind === "ask") return askMood(seat, tale);
  return tale?.kind === "lay" && tale.who === seat ? "happy" : "plain";
}

function askMood(seat: number, { who, target, answer }: Extract<Tale, { kind: "ask" }>): Mood {
  const came = answer?.kind === "gave";
  if (seat === target) return answer === null ? "shocked" : came ? "grumpy" : answer.kind === "mouse" ? "sly" : "smug";
  if (seat !== who) return "plain";
  return answer === null ? "sly" : came ? "happy" : answer.kind === "mouse" ? "shocked" : "grumpy";
}
