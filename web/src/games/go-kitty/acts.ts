/** Which buttons stand below the hand. Every one of them is one of the choices. */

import { verbsOf } from "../shared/choices";
import { takesToken } from "./ask";
import type { Lay } from "./lay";
import type { Chosen } from "./pick";

export type Acts =
  | { readonly kind: "wait" }
  | { readonly kind: "lay"; readonly lays: readonly Lay[] }
  | { readonly kind: "close" } // the turn is over but for Clowders
  | { readonly kind: "turn"; readonly main: string; readonly seeks: boolean; readonly out: "skip" | "end" | "" }
  | { readonly kind: "keep"; readonly main: string }
  | { readonly kind: "answer"; readonly gifts: readonly string[]; readonly none: boolean; readonly mouse: boolean };

const ANSWERS = ["give", "none", "mouse"];

export function actsOf(
  choices: readonly string[],
  { move, laying, lays }: Pick<Chosen, "move" | "laying" | "lays">,
): Acts {
  const verbs = verbsOf(choices);
  if (verbs.size === 0) return { kind: "wait" };
  if (verbs.has("keep")) return { kind: "keep", main: move };
  if (ANSWERS.some((verb) => verbs.has(verb))) return answers(choices);
  const onlyLays = verbs.has("lay") && verbs.size === 1;
  if (laying || onlyLays) return { kind: "lay", lays };
  if (verbs.has("end") && [...verbs].every((verb) => verb === "end" || verb === "lay")) return { kind: "close" };
  const main = move === "" && verbs.has("draw") ? "draw" : move;
  const out = verbs.has("skip") ? "skip" : verbs.has("end") ? "end" : "";
  return { kind: "turn", main, seeks: choices.some(takesToken), out };
}

function answers(choices: readonly string[]): Acts {
  return {
    kind: "answer",
    gifts: choices.filter((choice) => choice.startsWith("give")),
    none: choices.includes("none"),
    mouse: choices.includes("mouse"),
  };
}

/** Give the moves that these buttons make. */
export function movesIn(acts: Acts): readonly string[] {
  switch (acts.kind) {
    case "wait":
      return [];
    case "lay":
      return acts.lays.map((lay) => lay.move);
    case "close":
      return ["end"];
    case "turn":
      return [acts.main, acts.out].filter(Boolean);
    case "keep":
      return [acts.main].filter(Boolean);
    case "answer":
      return [...acts.gifts, ...(acts.none ? ["none"] : []), ...(acts.mouse ? ["mouse"] : [])];
  }
}
