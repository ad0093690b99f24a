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
