/**
 * Messages in one language, by gettext's functions, as Python's code has them: `_("The bid is {number}.", { number })`.
 * `just languages` finds messages in the source, so they are literals in calls. What has no translation is said in English.
 */

/** What a catalogue says, compiled by `tools/translations.ts` from its `.po`. */
export interface Translation {
  readonly language: string;
  /** The form for each kind of number that CLDR tells apart in this language. */
  readonly forms: Readonly<Partial<Record<Intl.LDMLPluralRule, number>>>;
  /** Each message by its key; one about a number in all its forms. */
  readonly messages: Readonly<Record<string, string | readonly string[]>>;
}
/** By language, how to fetch it. */
export type Translations = Readonly<Record<string, () => Promise<{ readonly default: Translation }>>>;

type Values = Readonly<Record<string, string | number>>;
type Holes<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Filling<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, string | number>>];

export interface Gettext {
  /** For numbers and dates. */
  readonly language: string;
  /** A message; `values` fill its holes. */
  readonly _: <Message extends string>(message: Message, ...values: Filling<Holes<Message>>) => string;
  /** A message about a number of things, which is called `n` in it. */
  readonly ngettext: <One extends string, Many extends string>(
    one: One,
    many: Many,
    n: number,
    ...values: Filling<Exclude<Holes<One | Many>, "n">>
  ) => string;
  /** A message that other languages say in different ways, depending on the context. */
  readonly pgettext: <Message extends string>(
    context: string,
    message: Message,
    ...values: Filling<Holes<Message>>
  ) => string;
}

const ENGLISH: Translation = { language: "en", forms: { one: 0, other: 1 }, messages: {} };
const inEnglish = new Intl.PluralRules(ENGLISH.language);

/** The messages of a translation, each shown as `show` makes it. */
export function gettextOf(
  { language, forms, messages }: Translation = ENGLISH,
  show: (said: string) => string = (said) => said,
): Gettext {
  const rules = new Intl.PluralRules(language);
  const say = (message: string, context: string, values?: Values): string => {
    const found = messages[keyOf(message, context)];
    return show(filled(typeof found === "string" ? found : message, values));
  };
  return {
    language,
    _: (message, ...[values]) => say(message, "", values),
    pgettext: (context, message, ...[values]) => say(message, context, values),
    ngettext: (one, many, n, ...[values]) => {
      const found = messages[keyOf(one)];
      const inTranslation = typeof found === "object" ? found[forms[rules.select(n)] ?? 0] : undefined;
      const said = inTranslation ?? (inEnglish.select(n) === "one" ? one : many);
      return show(filled(said, { n, ...values }));
    },
  };
}

/** A short name for a message, so that a translation brings its own sentences alone and not the English ones too. */
export function keyOf(message: string, context = ""): string {
  let hash = 5381;
  for (const letter of `${context}\n${message}`) hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

function filled(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** What is named by a word, by each of its forms: a message lists them with commas between. */
export function wordsOf<Name extends string>(words: Readonly<Record<Name, string>>): Readonly<Record<string, Name>> {
  const named = Object.entries<string>(words) as [Name, string][];
  return Object.fromEntries(named.flatMap(([name, forms]) => forms.split(", ").map((form) => [form, name])));
}
