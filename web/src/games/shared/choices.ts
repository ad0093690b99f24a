/** What may be chosen. */

import type { Scene } from "../../wire.gen";

/** A line to send, and the same as the game shows it. */
export interface Choice<Move> {
  readonly line: string;
  readonly move: Move;
}

export function choicesIn<Move>({ choices, moves = [] }: Pick<Scene, "choices" | "moves">): readonly Choice<Move>[] {
  return moves.map((move, nth) => ({ line: choices[nth] ?? "", move: move as Move }));
}

export type Line = readonly string[];

/** Return the choices that begin with this word, cut into the words that follow it. */
export function choicesOf(choices: readonly string[], verb: string): readonly Line[] {
  return choices.map((choice) => choice.split(" ")).flatMap(([first, ...rest]) => (first === verb ? [rest] : []));
}

/** Tell what kinds of moves there are. */
export function verbsOf(choices: readonly string[]): ReadonlySet<string> {
  return new Set(choices.map((choice) => choice.split(" ")[0] ?? ""));
}

/** Put values together that have the same key, in the order in which they come. */
export function grouped<K, V>(pairs: readonly (readonly [K, V])[]): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value); // thousands of choices are possible: no copy for each
  }
  return groups;
}
