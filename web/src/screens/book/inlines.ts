/** The words of a rule book in pieces, and where a search hits. Pure. */

import type { Inline } from "../../wire.gen";

export function plain(pieces: readonly Inline[]): string {
  return pieces.map((piece) => piece.text).join("");
}

/** Fold case and accents, letter by letter, so that places stay what they are. */
export function folded(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD")[0]?.toLowerCase()[0] ?? letter).join("");
}

/** Give the words that are searched for. */
export function soughtIn(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Tell whether a text has all the words that are searched for. */
export function has(text: string, sought: readonly string[]): boolean {
  const where = folded(text);
  return sought.every((word) => where.includes(word));
}

export interface Cut {
  readonly text: string;
  readonly hit: boolean;
  /** The ruling that is spoken of, or "". */
  readonly ruling: string;
}

/** Cut a text at what is searched for, and at the rulings that it speaks of. */
export function cutAt(text: string, sought: readonly string[], rulings: ReadonlySet<string>): readonly Cut[] {
  const marks = [...spans(folded(text), sought), ...refs(text, rulings)].sort((a, b) => a.from - b.from);
  const cuts: Cut[] = [];
  let at = 0;
  for (const { from, to, ruling } of marks) {
    if (from < at) continue; // one mark at a time
    cuts.push({ text: text.slice(at, from), hit: false, ruling: "" });
    cuts.push({ text: text.slice(from, to), hit: ruling === "", ruling });
    at = to;
  }
  return [...cuts, { text: text.slice(at), hit: false, ruling: "" }].filter((cut) => cut.text !== "");
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly ruling: string;
}

function spans(text: string, sought: readonly string[]): readonly Span[] {
  const found: Span[] = [];
  for (const word of sought)
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
      found.push({ from, to: from + word.length, ruling: "" });
  return found;
}

function refs(text: string, rulings: ReadonlySet<string>): readonly Span[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}])[A-Z]\d+(?![\p{L}\p{N}])/gu)];
  return found.flatMap(({ 0: ruling, index }) =>
    rulings.has(ruling) ? [{ from: index, to: index + ruling.length, ruling }] : [],
  );
}
