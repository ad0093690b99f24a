/** Which buttons stand below the hand. Every one of them is one of the choices. */

import type { Choice } from "../shared/choices";
import { takesToken } from "./ask";
import type { Lay } from "./lay";
import { actChoice, type Chosen } from "./pick";
import type { Line } from "./view";

type OneChoice = Choice<Line>;
type Choices = readonly OneChoice[];

export type Acts =
  | { readonly kind: "wait" }
  | { readonly kind: "lay"; readonly lays: readonly Lay[] }
  | { readonly kind: "close"; readonly end: OneChoice } // the turn is over but for Clowders
  | { readonly kind: "turn"; readonly main: OneChoice | null; readonly seeks: boolean; readonly out: Out | null }
  | { readonly kind: "keep"; readonly main: OneChoice | null }
  | {
      readonly kind: "answer";
      readonly gifts: Choices;
      readonly none: OneChoice | null;
      readonly mouse: OneChoice | null;
    };

/** How a turn can be ended. */
interface Out {
  readonly act: "skip" | "end";
  readonly line: string;
}

export function actsOf(choices: Choices, { choice, laying, lays }: Pick<Chosen, "choice" | "laying" | "lays">): Acts {
  if (choices.length === 0) return { kind: "wait" };
  if (choices.some(({ move }) => "keep" in move)) return { kind: "keep", main: choice };
  const answers = answersIn(choices);
  if (answers !== null) return answers;
  const others = choices.filter(({ move }) => !("lay" in move));
  if (laying || others.length === 0) return { kind: "lay", lays };
  const end = actChoice(choices, "end");
  if (end !== null && others.length === 1) return { kind: "close", end };
  const seeks = choices.some(({ move }) => takesToken(move));
  return { kind: "turn", main: choice ?? actChoice(choices, "draw"), seeks, out: outOf(choices) };
}

function outOf(choices: Choices): Out | null {
  const [skip, end] = [actChoice(choices, "skip"), actChoice(choices, "end")];
  if (skip !== null) return { act: "skip", line: skip.line };
  return end === null ? null : { act: "end", line: end.line };
}

function answersIn(choices: Choices): Acts | null {
  const gifts = choices.filter(({ move }) => "give" in move);
  const none = actChoice(choices, "none");
  const mouse = choices.find(({ move }) => "mouse" in move) ?? null;
  return gifts.length > 0 || none !== null || mouse !== null ? { kind: "answer", gifts, none, mouse } : null;
}

/** Give the lines that these buttons send. */
export function linesIn(acts: Acts): readonly string[] {
  switch (acts.kind) {
    case "wait":
      return [];
    case "lay":
      return acts.lays.map(({ line }) => line);
    case "close":
      return [acts.end.line];
    case "turn":
      return linesOf([acts.main, acts.out]);
    case "keep":
      return linesOf([acts.main]);
    case "answer":
      return linesOf([...acts.gifts, acts.none, acts.mouse]);
  }
}

function linesOf(choices: readonly ({ readonly line: string } | null)[]): readonly string[] {
  return choices.flatMap((choice) => choice?.line ?? []);
}
