/** A language is begun by catalogues alone: the page is built with some that nobody has written a line of code for. */

import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile, translations } from "../../tools/translations";

globalThis.document ??= { documentElement: {} } as Document;

const FOLDER = join(import.meta.dirname, "../../node_modules/.languages");
const SRC = join(FOLDER, "src");

/** A catalogue as an editor saves it, with forms of what depends on a number. */
function catalogOf(forms: string, people: readonly string[], more = ""): string {
  return `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: ${forms}\\n"

#: words/shell.ts
msgid "{n} person"
msgid_plural "{n} people"
${people.map((form, nth) => `msgstr[${String(nth)}] "${form}"`).join("\n")}

${more}`;
}

const POLISH = catalogOf(
  "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
  ["{n} osoba", "{n} osoby", "{n} osób"],
  `#: words/table.ts
msgid "{name}’s turn"
msgstr "Kolej na gracza {name}"
`,
);
const ARABIC = catalogOf(
  "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
  ["لا أحد", "شخص واحد", "شخصان", "{n} أشخاص", "{n} شخصًا", "{n} شخص"],
);
const MADE_UP = catalogOf("nplurals=2; plural=(n != 1);", ["{n} homo", "{n} homoj"]);

describe("a language of which there is a catalogue alone", () => {
  let words: typeof import("../../src/words/index.svelte");

  beforeAll(async () => {
    mkdirSync(join(SRC, "locale"), { recursive: true });
    cpSync(join(import.meta.dirname, "../../src/words"), join(SRC, "words"), { recursive: true });
    for (const [language, catalog] of Object.entries({ ar: ARABIC, eo: MADE_UP, pl: POLISH }))
      writeFileSync(join(SRC, "locale", `${language}.po`), catalog);
    await build({
      configFile: false,
      logLevel: "error",
      root: FOLDER,
      plugins: [translations(SRC), svelte()],
      build: { lib: { entry: join(SRC, "words/index.svelte.ts"), formats: ["es"], fileName: "words" }, minify: false },
    });
    words = (await import(/* @vite-ignore */ join(FOLDER, "dist/words.js"))) as typeof words;
  });
  afterAll(() => rmSync(FOLDER, { recursive: true }));

  const people = async (language: string, ...numbers: readonly number[]): Promise<readonly string[]> => {
    await words.speak(language);
    return numbers.map((number) => words.say.shell.lobby.people(number));
  };

  it("is offered by its own name", () => {
    expect(words.LANGUAGES).toEqual({ en: "English", ar: "العربية", eo: "Esperanto", pl: "Polski" });
  });

  it("has the plurals of Polish", async () => {
    const said = ["0 osób", "1 osoba", "2 osoby", "5 osób", "11 osób", "12 osób", "21 osób", "22 osoby", "1.5 osób"];
    expect(await people("pl", 0, 1, 2, 5, 11, 12, 21, 22, 1.5)).toEqual(said);
  });

  it("has the plurals of Arabic", async () => {
    const said = ["لا أحد", "شخص واحد", "شخصان", "3 أشخاص", "10 أشخاص", "11 شخصًا", "99 شخصًا", "100 شخص", "103 أشخاص"];
    expect(await people("ar", 0, 1, 2, 3, 10, 11, 99, 100, 103)).toEqual(said);
  });

  it("may be made up", async () => {
    expect(await people("eo", 0, 1, 2)).toEqual(["0 homoj", "1 homo", "2 homoj"]);
  });

  it("fills names in, and says in English what is not translated yet", async () => {
    await words.speak("pl");
    expect(words.say.table.waitingFor("Ola")).toBe("Kolej na gracza Ola");
    expect(words.say.table.close).toBe("Close");
  });
});

describe("a catalogue that is compiled", () => {
  const TWO = "nplurals=2; plural=(n != 1);";

  it("brings the messages of one folder", () => {
    expect(Object.keys(compile(MADE_UP, "eo", "words").messages)).toHaveLength(1);
    expect(compile(MADE_UP, "eo", "screens/host").messages).toEqual({});
  });

  it("leaves out what a translator was not sure of, and what is translated by half", () => {
    const unsure = '#, fuzzy\n#: words/table.ts\nmsgid "Close"\nmsgstr "Fermi"\n';
    expect(compile(catalogOf(TWO, ["{n} homo", ""], unsure), "eo", "words").messages).toEqual({});
  });

  it("is refused where its plurals are not the language's", () => {
    const french = catalogOf("nplurals=2; plural=(n > 1);", ["a", "b"]);
    expect(() => compile(french, "de", "words")).toThrow("The plural forms of de are not CLDR's: look at 2.");
    expect(() => compile(catalogOf(TWO, ["a", "b"]), "qqq", "words")).toThrow("CLDR knows no language qqq.");
  });
});
