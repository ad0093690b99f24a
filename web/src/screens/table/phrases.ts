/** Which phrases come first: what people say at such a time. Pure. */

export const FEW = 4; // phrases at hand without looking for them

/** By their place in the server's list, which is the same in every language. */
const FIRST: Readonly<Record<string, readonly number[]>> = {
  gathering: [0, 1, 9, 10], // Hello! Good luck! One more? Thanks!
  playing: [2, 3, 4, 6], // Well played. Meow? Hiss! Oops.
  over: [2, 10, 9, 11], // Well played. Thanks! One more? I must go.
};

/** Give all phrases, those first that are said in this phase of a table. */
export function inOrder(phrases: readonly string[], phase: string): readonly string[] {
  const first = (FIRST[phase] ?? []).flatMap((place) => phrases[place] ?? []);
  return [...first, ...phrases.filter((phrase) => !first.includes(phrase))];
}
