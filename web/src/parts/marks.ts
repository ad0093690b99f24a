/** Find the words in a sentence that have a mark, so that each is printed with it. */

export interface Piece {
  readonly text: string;
  readonly mark: string; // "" where there is none
}

/** The words that have a mark, each with its picture. */
export type Marks = Readonly<Record<string, string>>;

/** How large a mark is that stands among words. */
export const MARK_PX = 18;

/** Cut a sentence before each marked word. */
export function marked(sentence: string, marks: Marks): readonly Piece[] {
  const words = Object.keys(marks).sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text: sentence, mark: "" }];
  const found = new RegExp(`(?<![\\p{L}])(${words.join("|")})(?![\\p{L}])`, "gu");
  const pieces: Piece[] = [];
  let from = 0;
  let mark = "";
  for (const hit of sentence.matchAll(found)) {
    if (hit.index > from || mark !== "") pieces.push({ text: sentence.slice(from, hit.index), mark });
    [from, mark] = [hit.index, marks[hit[0]] ?? ""];
  }
  return [...pieces, { text: sentence.slice(from), mark }];
}
