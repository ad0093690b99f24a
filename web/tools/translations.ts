/**
 * Catalogues of the page, as gettext keeps them: `locale/LANGUAGE.po` in `src`, and in the folder of each game. In a
 * module, `import.meta.translations` becomes how to fetch its folder's messages; each folder's come as a file of their own.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { runInNewContext } from "node:vm";
import { type GetTextTranslation, po } from "gettext-parser";
import type { Plugin } from "vite";
import { keyOf, type Translation } from "../src/words/gettext.ts";

const SRC = join(import.meta.dirname, "../src");
const PLACE = "import.meta.translations";
const OF = ".po?of=";
const SAMPLES = [...Array(1000).keys(), 1_000_000]; // the numbers by which forms are told apart

export function translations(src: string = SRC): Plugin {
  return {
    name: "translations",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.startsWith(src + sep) || !code.includes(PLACE)) return null;
      const fetchers = catalogsFor(dirname(file), src).map(
        (catalog) =>
          `${JSON.stringify(languageOf(catalog))}: () => import("${catalog}?of=${relative(src, dirname(file))}")`,
      );
      return { code: code.replaceAll(PLACE, `{ ${fetchers.join(", ")} }`), map: null };
    },
    load(id) {
      const [catalog, folder] = id.split(OF);
      if (catalog === undefined || folder === undefined) return null;
      const translation = compile(readFileSync(`${catalog}.po`, "utf8"), languageOf(catalog), folder);
      return { code: `export default ${JSON.stringify(translation)};`, map: null };
    },
  };
}

const languageOf = (catalog: string): string => catalog.slice(catalog.lastIndexOf("/") + 1).replace(/\.po$/, "");

/** The catalogues with the messages of a folder: those in the nearest `locale` upwards. */
function catalogsFor(folder: string, src: string): readonly string[] {
  const locale = join(folder, "locale");
  if (!existsSync(locale)) return folder === src ? [] : catalogsFor(dirname(folder), src);
  const files = readdirSync(locale).filter((file) => file.endsWith(".po"));
  return files.toSorted().map((file) => join(locale, file));
}

/** What is translated of the messages in a folder. What is marked as unsure is not. */
export function compile(catalog: string, language: string, folder: string): Translation {
  const { headers, translations: contexts } = po.parse(catalog);
  const all = Object.values(contexts).flatMap((messages) => Object.values(messages));
  const wanted = all.filter((message) => isSaidIn(folder, message) && isSure(message));
  const messages = wanted.map(({ msgctxt, msgid, msgid_plural, msgstr }) => {
    return [keyOf(msgid, msgctxt), msgid_plural === undefined ? (msgstr[0] ?? "") : msgstr] as const;
  });
  const keys = new Set(messages.map(([key]) => key));
  if (keys.size < messages.length) throw new Error(`Two messages of ${folder} have one key: reword one of them.`);
  return { language, forms: formsOf(language, headers["Plural-Forms"] ?? ""), messages: Object.fromEntries(messages) };
}

function isSaidIn(folder: string, { comments }: GetTextTranslation): boolean {
  return (comments?.reference ?? "").split(/\s+/).some((file) => dirname(file) === folder);
}

function isSure({ comments, msgstr }: GetTextTranslation): boolean {
  return !(comments?.flag ?? "").includes("fuzzy") && msgstr.length > 0 && msgstr.every((form) => form !== "");
}

/** Which form a language has for each kind of number, by the catalogue's formula and CLDR's rules. */
function formsOf(language: string, header: string): Translation["forms"] {
  const [, formula = "n != 1"] = /plural=([\s\dn()!=<>&|%?:+*-]+);?\s*$/.exec(header) ?? [];
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0)
    throw new Error(`CLDR knows no language ${language}.`);
  const rules = new Intl.PluralRules(language);
  const formOf = runInNewContext(`(n) => Number(${formula})`) as (n: number) => number;
  const forms: Partial<Record<Intl.LDMLPluralRule, number>> = {};
  for (const n of SAMPLES) {
    const form = (forms[rules.select(n)] ??= formOf(n));
    if (form !== formOf(n)) throw new Error(`The plural forms of ${language} are not CLDR's: look at ${String(n)}.`);
  }
  const last = Math.max(...Object.values(forms));
  for (const kind of rules.resolvedOptions().pluralCategories) forms[kind] ??= last; // of fractions, mostly
  return forms;
}
