/** All that the server says, in German. What fills a hole may be a phrase itself, such as "5 with Otto" in a list. */

import { makePhrasebook, type Pair } from "../../sentences";
import * as kitty from "./go-kitty";
import * as kitten from "./kitten-me";
import { PAIRS as OPTIONS } from "./options";
import * as cat from "./shut-up-cat";
import * as table from "./table";

// what says most by itself comes first: "You hand over {n} {what}." fits many sentences that have a form of their own
export const PAIRS: readonly Pair[] = [
  ...table.PAIRS,
  ...kitten.PAIRS,
  ...kitty.PAIRS,
  ...cat.PAIRS,
  ...OPTIONS,
].toSorted(([one], [other]) => said(other) - said(one));

function said(pattern: string): number {
  return pattern.replace(/\{\w+\}/g, "").length;
}

const LIST: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...table.WORDS, ...kitten.WORDS, ...kitty.WORDS, ...cat.WORDS }),
);

// what has a comma, a dot or an "and" in itself is looked up before a list is cut there
const PHRASES: readonly Pair[] = [
  ...kitten.WHOLES,
  ...kitty.WHOLES,
  ...cat.WHOLES,
  ["{one}, {more}", "{one}, {more}"],
  ["{one} · {more}", "{one} · {more}"],
  ["{one} and {more}", "{one} und {more}"],
  ...kitten.PARTS,
  ...kitty.PARTS,
  ...cat.PARTS,
  ...table.PARTS,
];

export const WORDS: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_, text) => (typeof text === "string" ? (LIST.get(text) ?? phraseOf(text) ?? undefined) : undefined) },
);

const phraseOf = makePhrasebook(PHRASES, WORDS);
