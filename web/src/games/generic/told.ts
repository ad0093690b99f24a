/** Any view as text, and any choices as groups of buttons: for games that have no board of their own. Pure. */

import { grouped } from "../shared/choices";

/** A line of what can be seen: a word for it, and its value or what it is made of. */
export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly parts: readonly Entry[];
}

export interface Signs {
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}

const LONGEST = 60; // letters of a list that still stands on one line

export function entriesOf(view: Readonly<Record<string, unknown>>, signs: Signs): readonly Entry[] {
  return Object.entries(view).map(([key, value]) => entryOf(worded(key), value, signs));
}

function entryOf(name: string, value: unknown, signs: Signs): Entry {
  if (Array.isArray(value)) return listed(name, value, signs);
  if (typeof value === "object" && value !== null)
    return { name, value: "", parts: entriesOf(value as Readonly<Record<string, unknown>>, signs) };
  return { name, value: plainly(value, signs), parts: [] };
}

/** A short list of plain things stands on one line; any other has a line for each, counted as seats are. */
function listed(name: string, values: readonly unknown[], signs: Signs): Entry {
  if (values.length === 0) return { name, value: signs.nothing, parts: [] };
  const line = values.map((value) => plainly(value, signs)).join(", ");
  if (values.every(isPlain) && line.length <= LONGEST) return { name, value: line, parts: [] };
  return { name, value: "", parts: values.map((value, nth) => entryOf(String(nth), value, signs)) };
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function plainly(value: unknown, signs: Signs): string {
  if (value === null || value === "") return signs.nothing;
  if (typeof value === "boolean") return value ? signs.yes : signs.no;
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function worded(key: string): string {
  return key.replaceAll("_", " ");
}

/** Moves that begin with the same word. */
export interface Group {
  readonly verb: string;
  readonly moves: readonly string[];
}

export function groupsOf(choices: readonly string[]): readonly Group[] {
  const groups = grouped(choices.map((move) => [move.split(" ")[0] ?? "", move] as const));
  return [...groups].map(([verb, moves]) => ({ verb, moves }));
}

export const MANY = 24; // choices from which on a filter helps

/** Leave the moves that have all of these words in them. */
export function filtered(choices: readonly string[], words: string): readonly string[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((move) => sought.every((word) => move.toLowerCase().includes(word)));
}
