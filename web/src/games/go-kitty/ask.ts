/** Whom to ask, and for what: taken from the choices, so that no rule is needed here. */

import type { Choice } from "../shared/choices";
import type { Line, What } from "./view";

type Choices = readonly Choice<Line>[];

/** A question in the making. */
export interface Wish {
  readonly target: number | null;
  readonly what: What | null;
  /** Turn a Seek Token for it, where it could be asked plainly too. */
  readonly token: boolean;
}

export type Way = "plain" | "token" | "no";

/** Give the choice that asks so, or null where there is none. What cannot be asked plainly is asked with a token. */
export function askChoice(choices: Choices, { target, what, token }: Wish): Choice<Line> | null {
  const asks = asksFor(choices, target, what);
  return asks.find(({ move }) => takesToken(move) === token) ?? asks[0] ?? null;
}

/** Tell what it takes to ask this seat for this. */
export function wayTo(choices: Choices, target: number | null, what: What): Way {
  const asks = asksFor(choices, target, what);
  if (asks.length === 0) return "no";
  return asks.every(({ move }) => takesToken(move)) ? "token" : "plain";
}

function asksFor(choices: Choices, target: number | null, what: What | null): Choices {
  return choices.filter(({ move }) => "ask" in move && move.ask === target && move.what === what);
}

/** Give the seats that can be asked for something. */
export function targetsOf(choices: Choices): readonly number[] {
  return [...new Set(choices.flatMap(({ move }) => ("ask" in move ? [move.ask] : [])))];
}

export function takesToken(move: Line): boolean {
  return "ask" in move ? move.token : "act" in move && move.act === "look";
}
