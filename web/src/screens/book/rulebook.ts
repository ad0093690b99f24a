/** A rule book in blocks: its words, its rulings, and what a search leaves of it. Pure. */

import type { BookSection, ListItem, RulingBlock, RulingOption } from "../../wire.gen";
import { has, plain } from "./inlines";

/** A ruling whose options are called what they are when a table is set up. */
interface NamedRuling extends RulingBlock {
  readonly options: readonly (RulingOption & { readonly about: string })[];
}

export type Block = Exclude<BookSection["blocks"][number], RulingBlock> | NamedRuling;

export interface Section extends BookSection {
  readonly blocks: readonly Block[];
}

/** Give the numbers of all rulings of a book. */
export function rulingsIn(sections: readonly Section[]): ReadonlySet<string> {
  const blocks = sections.flatMap((section) => section.blocks);
  return new Set(blocks.flatMap((block) => (block.kind === "ruling" ? [block.number] : [])));
}

/** Give the words of a block, for searching. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case "code":
      return block.text;
    case "paragraph":
      return plain(block.text);
    case "list":
      return block.items.map(itemWords).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(plain).join(" ");
    case "ruling":
      return [block.number, plain(block.text), ...block.options.map(({ about, values }) => `${about} ${values}`)].join(
        " ",
      );
  }
}

function itemWords(item: ListItem): string {
  return [plain(item.text), ...item.items.map(itemWords)].join(" ");
}

/** Leave what has all the words searched for: rulings, paragraphs, rows of tables, items of lists. */
export function narrowed(sections: readonly Section[], sought: readonly string[]): readonly Section[] {
  if (sought.length === 0) return sections;
  const left = sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => blockLeft(block, sought)),
  }));
  return left.filter((section) => section.blocks.length > 0);
}

function blockLeft(block: Block, sought: readonly string[]): readonly Block[] {
  if (block.kind === "table") {
    const rows = block.rows.filter((row) => has(row.map(plain).join(" "), sought));
    return rows.length === 0 ? [] : [{ ...block, rows }];
  }
  if (block.kind === "list") {
    const items = block.items.filter((item) => has(itemWords(item), sought));
    return items.length === 0 ? [] : [{ ...block, items }];
  }
  return has(wordsOf(block), sought) ? [block] : [];
}

/** Count the places that a search left. */
export function placesIn(sections: readonly Section[]): number {
  const counts = sections.flatMap((section) => section.blocks).map(sizeOf);
  return counts.reduce((sum, count) => sum + count, 0);
}

function sizeOf(block: Block): number {
  if (block.kind === "table") return block.rows.length;
  return block.kind === "list" ? block.items.length : 1;
}
