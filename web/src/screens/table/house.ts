/** The options of a table that are not answered as usual. Pure. */

import type { OptionForm } from "../../wire.gen";

export interface Unusual {
  readonly name: string;
  readonly about: string;
  readonly value: string;
  readonly ruling: string;
}

export function unusual(forms: readonly OptionForm[], answers: Readonly<Record<string, string>>): readonly Unusual[] {
  return forms.flatMap(({ name, values, labels, about, ruling }) => {
    const value = answers[name];
    const usual = value === undefined || value === values[0];
    return usual ? [] : [{ name, about, value: labels[values.indexOf(value)] ?? value, ruling }];
  });
}
