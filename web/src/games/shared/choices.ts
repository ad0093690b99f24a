/** Choices are lines of words, the first of which says what kind of move it is. */

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
