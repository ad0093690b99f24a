/** A language for tests: English, marked and a third longer. What is not marked is not translated. */

import { gettextOf } from "./gettext";

const PLAIN = "aceinosuyACEINOSUY";
const ACCENTED = "áçéíñóšúýÁÇÉÍÑÓŠÚÝ"; // the same letters, in the same order

export const PSEUDO = gettextOf(undefined, marked);

function marked(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)) || letter);
  return `⟦${accented}${" ~~~".repeat(Math.floor(text.length / 12))}~⟧`;
}
