/** A language for tests: English, marked and a third longer. What is not marked is not translated. */

const PLAIN = "aceinosuyACEINOSUY";
const ACCENTED = "áçéíñóšúýÁÇÉÍÑÓŠÚÝ"; // the same letters, in the same order

/** Words that say everything so: texts, what is made of values, and lists of either. */
export function pseudo<Words>(english: Words): Words {
  return spoken(english) as Words;
}

function spoken(words: unknown): unknown {
  if (typeof words === "string") return marked(words);
  if (typeof words === "function") return (...values: unknown[]) => spoken(Reflect.apply(words, undefined, values));
  if (Array.isArray(words)) return words.map(spoken);
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, spoken(word)]));
}

function marked(text: string): string {
  if (text === "") return "";
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)) || letter);
  return `⟦${accented}${" ~~~".repeat(Math.floor(text.length / 12))}~⟧`;
}
