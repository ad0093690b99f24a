/** Which phrases come first: what people say at such a time. Pure. */

export const FEW = 4; // phrases at hand without looking for them

const FIRST: Readonly<Record<string, readonly string[]>> = {
  gathering: ["Hello!", "Good luck!", "One more?", "Thanks!"],
  playing: ["Well played.", "Meow?", "Hiss!", "Oops."],
  over: ["Well played.", "Thanks!", "One more?", "I must go."],
};

/** Give all phrases, those first that are said in this phase of a table. */
export function inOrder(phrases: readonly string[], phase: string): readonly string[] {
  const first = (FIRST[phase] ?? []).filter((phrase) => phrases.includes(phrase));
  return [...first, ...phrases.filter((phrase) => !first.includes(phrase))];
}
