/** Find the words for inks, accessories, seasons and traits in a sentence, so that each is printed with its mark. */

import { attributeMark, glyph } from "../art";
import { say } from "../words/index.svelte";

export interface Piece {
  readonly text: string;
  readonly mark: string; // "" where there is none
}

const PX = 18;

/** Cut a sentence before each marked word. */
export function marked(sentence: string, game: string): readonly Piece[] {
  const marks = marksOf(game);
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

function marksOf(game: string): Readonly<Record<string, string>> {
  if (game === "kitten-me") return say.kitten.marks(attributeMark, PX);
  if (game === "go-kitty") return say.kitty.marks(glyph, PX);
  return {};
}
