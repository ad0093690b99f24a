/** Whom to ask, and for what: read from the choices, so that no rule is needed here. */

import { choicesOf } from "../shared/choices";
import type { What } from "./view";

/** A question in the making. */
export interface Wish {
  readonly target: number | null;
  readonly what: What | null;
  /** Turn a Seek Token for it, where it could be asked plainly too. */
  readonly token: boolean;
}

export type Way = "plain" | "token" | "no";

/** Give the move that asks so, or "" where there is none. What cannot be asked plainly is asked with a token. */
export function askMove(choices: readonly string[], { target, what, token }: Wish): string {
  if (target === null || what === null) return "";
  const [plain, seek] = [`ask ${target} ${what}`, `seek ${target} ${what}`];
  const wanted = token ? [seek, plain] : [plain, seek];
  return wanted.find((move) => choices.includes(move)) ?? "";
}

/** Tell what it takes to ask this seat for this. */
export function wayTo(choices: readonly string[], target: number | null, what: What): Way {
  if (target === null) return "no";
  if (choices.includes(`ask ${target} ${what}`)) return "plain";
  return choices.includes(`seek ${target} ${what}`) ? "token" : "no";
}

/** Give the seats that can be asked for something. */
export function targetsOf(choices: readonly string[]): readonly number[] {
  const asked = [...choicesOf(choices, "ask"), ...choicesOf(choices, "seek")];
  return [...new Set(asked.map(([seat]) => Number(seat)))];
}

export function takesToken(move: string): boolean {
  return move === "look" || move.startsWith("seek ");
}
