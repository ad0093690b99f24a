/** Choices are lines of words, the first of which says what kind of move it is. */

/** Return the choices that begin with this word, cut into words. */
export function choicesOf(choices: readonly string[], verb: string): readonly (readonly string[])[] {
  return choices.map((choice) => choice.split(" ")).filter(([first]) => first === verb);
}
