/** A rule book in the words of the page: options and presets are called what they are when a table is set up. Pure. */

import type { BookSection, Inline, ListItem, OptionForm, RulingBlock } from "../../wire.gen";
import type { Block, Section } from "./rulebook";

type Names = Readonly<Record<string, string>>;

/** What options and presets are called, in which language. */
export interface Called {
  readonly options: readonly OptionForm[];
  readonly presets: Readonly<Record<string, readonly [name: string, about: string]>>;
  readonly language: string;
}

export function named(sections: readonly BookSection[], called: Called): readonly Section[] {
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => blockNamed(block, called)),
  }));
}

function blockNamed(block: BookSection["blocks"][number], called: Called): Block {
  if (block.kind === "list") return { ...block, items: block.items.map((item) => itemNamed(item, called)) };
  return block.kind === "ruling" ? rulingNamed(block, called) : block;
}

/** A preset is told of in a point that begins with its code. */
function itemNamed(item: ListItem, { presets }: Called): ListItem {
  const [first, ...rest] = item.text;
  const name = first?.style === "code" ? presets[first.text]?.[0] : undefined;
  return name === undefined ? item : { ...item, text: [{ style: "bold", text: name }, ...rest] };
}

function rulingNamed(ruling: RulingBlock, called: Called): Block {
  const forms = new Map(called.options.map((form) => [form.name, form]));
  const labels = new Map(ruling.options.flatMap(({ name }) => labelsOf(forms.get(name))));
  const options = ruling.options.map((option) => {
    const form = forms.get(option.name);
    return form === undefined
      ? { ...option, about: option.name }
      : { ...option, about: form.about, values: valuesOf(form, option.values, called) };
  });
  return { ...ruling, text: ruling.text.map((piece) => valueNamed(piece, labels)), options };
}

function labelsOf(form: OptionForm | undefined): readonly (readonly [value: string, label: string])[] {
  return form?.values.map((value, nth) => [value, form.labels[nth] ?? value]) ?? [];
}

function valueNamed(piece: Inline, labels: ReadonlyMap<string, string>): Inline {
  const label = piece.style === "code" ? labels.get(piece.text) : undefined;
  return label === undefined ? piece : { style: "bold", text: label };
}

/** List the values. Where hosts write their own, the book says which: only the words for values in it change. */
function valuesOf(form: OptionForm, told: string, { language }: Called): string {
  if (form.examples.length === 0) return new Intl.ListFormat(language, { type: "disjunction" }).format(form.labels);
  const labels = new Map(labelsOf(form));
  return told.replace(/[\p{L}\p{N}_]+/gu, (word) => labels.get(word) ?? word);
}

/** Give the answers of a table in words; what its host wrote stays as it is. */
export function answered(forms: readonly OptionForm[], answers: Names): Names {
  const labels = new Map(forms.map((form) => [form.name, new Map(labelsOf(form))]));
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, labels.get(name)?.get(answer) ?? answer]),
  );
}
