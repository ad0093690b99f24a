/**
 * The server tells stories, reasons and odds in English. A phrasebook turns its sentences into another language: pairs of
 * patterns with holes, `["{Who} bids {n} {what}.", "{Who} bietet {n} {what}."]`. What fills a hole stays as it is, or is
 * looked up in a list of words, whole or part by part. People keep their names, even one who is called Mouse.
 */

export type Pair = readonly [from: string, to: string];
export type Phrasebook = (sentence: string) => string | null;

const HOLE = /\{(\w+)\}/g;
const BETWEEN = /( · |, | and | × |: )/;
const PERSON = /^who(m|se)?$/i; // a hole for one person
const PEOPLE = "Winners"; // a hole for several
const NOT_A_NAME = /^(you|your|seat \d+)$/i;

type Words = Readonly<Record<string, string>>;

/** What an area says in one language. */
export interface Sentences {
  readonly pairs: readonly Pair[];
  /** What fills holes and has a comma, a dot or an "and" in itself: looked up before a list is cut there. */
  readonly wholes: readonly Pair[];
  /** How lists are cut. */
  readonly lists?: readonly Pair[];
  /** What fills holes and is a phrase itself, such as "5 with Otto" in a list. */
  readonly parts: readonly Pair[];
  readonly words: Words;
}

export const noPhrasebook: Phrasebook = () => null;

/** Bind the sentences of the page and of its games into one book. Of two words that are alike, the later one counts. */
export function phrasebookOf(areas: readonly Sentences[]): Phrasebook {
  const list = new Map(areas.flatMap(({ words }) => Object.entries(words)));
  const games = [...areas.slice(1), ...areas.slice(0, 1)]; // what a game says goes before what the page says
  const phrases = [
    ...games.flatMap(({ wholes }) => wholes),
    ...games.flatMap(({ lists }) => lists ?? []),
    ...games.flatMap(({ parts }) => parts),
  ];
  const words: Words = new Proxy(
    {},
    { get: (_, text) => (typeof text === "string" ? (list.get(text) ?? phraseOf(text) ?? undefined) : undefined) },
  );
  const phraseOf = makePhrasebook(phrases, words);
  return makePhrasebook(areas.flatMap(({ pairs }) => pairs).toSorted(byWhatTheySay), words);
}

/** What says most by itself comes first: "You hand over {n} {what}." fits many sentences that have a form of their own. */
function byWhatTheySay([one]: Pair, [other]: Pair): number {
  return said(other) - said(one);
}

function said(pattern: string): number {
  return pattern.replace(HOLE, "").length;
}

function makePhrasebook(pairs: readonly Pair[], words: Words): Phrasebook {
  const entries = pairs.map(([from, to]) => ({ pattern: patternOf(from), to }));
  const known = new Map<string, string | null>();
  const look = (sentence: string): string | null => {
    for (const { pattern, to } of entries) {
      const found = pattern.exec(sentence);
      if (found !== null) return to.replace(HOLE, (_, hole: string) => filled(hole, found.groups?.[hole] ?? "", words));
    }
    return null;
  };
  return (sentence) => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const made = look(sentence);
    known.set(sentence, made);
    return made;
  };
}

function patternOf(from: string): RegExp {
  const seen = new Set<string>();
  const source = from.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(HOLE, (_, hole: string) => {
    if (seen.has(hole)) return `\\k<${hole}>`;
    seen.add(hole);
    return `(?<${hole}>.+?)`;
  });
  return new RegExp(`^${source}$`, "u");
}

function filled(hole: string, text: string, words: Words): string {
  if (PERSON.test(hole)) return called(text, words);
  if (hole !== PEOPLE) return inWords(text, words);
  return text
    .split(/(, | and )/)
    .map((part, nth) => (nth % 2 === 0 ? called(part, words) : (words[part] ?? part)))
    .join("");
}

function called(name: string, words: Words): string {
  return NOT_A_NAME.test(name) ? (words[name] ?? name) : name;
}

function inWords(text: string, words: Words): string {
  const whole = words[text];
  if (whole !== undefined) return whole;
  return text
    .split(BETWEEN)
    .map((part) => words[part] ?? part)
    .join("");
}
