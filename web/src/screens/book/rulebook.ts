/** A rule book, read from its Markdown: headings, paragraphs, lists, tables, and rulings with their options. Pure. */

import { has, inlines, type Inline, plain } from "./inlines";

export interface Item {
  readonly text: readonly Inline[];
  readonly items: readonly Item[];
}

/** An option that a ruling leaves to the host, what it is called, and the values it may take. */
interface RulingOption {
  readonly name: string;
  readonly about: string;
  readonly values: string;
}

export type Block =
  | { readonly kind: "paragraph"; readonly text: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: "table"; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: "code"; readonly text: string }
  | {
      readonly kind: "ruling";
      readonly number: string;
      readonly text: readonly Inline[];
      readonly options: readonly RulingOption[];
    };
type Cell = readonly Inline[];

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly blocks: readonly Block[];
}

const HEADING = /^(#{1,4}) (.+)$/;
const BULLET = /^( *)(?:[-*]|(\d+)\.) (.+)$/;
const RULING = /^- \*\*([A-Z]\d+)\*\* (.+)$/;
const OPTION = / ?(?:Option|Opción): `(\w+)` = ([^.]+)\./g;
const FENCE = "```";
const TERMINAL = "`ninelives`"; // the heading of what is typed there names the command, in every language

/** Cut a book into its sections, each with what stands under its heading; what is for the terminal alone is left out. */
export function sectionsOf(markdown: string): readonly Section[] {
  const sections: { title: string; level: number; lines: string[] }[] = [];
  let fenced = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith(FENCE)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (heading !== null) sections.push({ title: heading[2] ?? "", level: heading[1]?.length ?? 1, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections
    .filter(({ title }) => !title.includes(TERMINAL))
    .map(({ title, level, lines }) => ({ id: slug(title), title, level, blocks: blocksOf(lines) }));
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const length = lengthOf(lines, at);
    if (lines[at]?.trim() !== "") blocks.push(...blockOf(lines.slice(at, at + length)));
    at += length;
  }
  return blocks;
}

/** Tell how many lines the block that begins here has. */
function lengthOf(lines: readonly string[], from: number): number {
  if (lines[from]?.trim() === "") return 1;
  if (lines[from]?.startsWith(FENCE)) return lines.indexOf(FENCE, from + 1) - from + 1;
  const kind = kindOf(lines[from] ?? "");
  const rest = lines.slice(from + 1);
  const end = rest.findIndex((line) => line.trim() === "" || (kindOf(line) !== kind && !isContinued(kind, line)));
  return end < 0 ? rest.length + 1 : end + 1;
}

type Kind = "table" | "bullet" | "text";

function kindOf(line: string): Kind {
  if (line.startsWith("|")) return "table";
  return BULLET.test(line) ? "bullet" : "text";
}

/** A list goes on in lines that are set in. */
function isContinued(kind: Kind, line: string): boolean {
  return kind === "bullet" && line.startsWith(" ");
}

function blockOf(lines: readonly string[]): readonly Block[] {
  const [first = ""] = lines;
  if (first.startsWith(FENCE)) return [{ kind: "code", text: lines.slice(1, -1).join("\n") }];
  if (first.startsWith("|")) return [tableOf(lines)];
  if (RULING.test(first)) return joined(lines).map(rulingOf);
  if (BULLET.test(first)) return [listOf(joined(lines))];
  return [{ kind: "paragraph", text: inlines(lines.map((line) => line.trim()).join(" ")) }];
}

/** Join what was broken over several lines, one entry a bullet. */
function joined(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (BULLET.test(line) || whole.length === 0) whole.push(line);
    else whole.push(`${whole.pop() ?? ""} ${line.trim()}`);
  }
  return whole;
}

function rulingOf(line: string): Block {
  const [, number = "", text = ""] = RULING.exec(line) ?? [];
  const options = [...text.matchAll(OPTION)].map(([, name = "", values = ""]) => ({ name, about: name, values }));
  return { kind: "ruling", number, text: inlines(text.replace(OPTION, "")), options };
}

function listOf(lines: readonly string[]): Block {
  const ordered = BULLET.exec(lines[0] ?? "")?.[2] !== undefined;
  return { kind: "list", ordered, items: itemsOf(lines) };
}

function itemsOf(lines: readonly string[]): readonly Item[] {
  const depth = indentOf(lines[0] ?? "");
  const starts = lines.flatMap((line, nth) => (indentOf(line) === depth ? [nth] : []));
  return starts.map((from, nth) => {
    const inner = lines.slice(from + 1, starts[nth + 1] ?? lines.length);
    const text = inlines(BULLET.exec(lines[from] ?? "")?.[3] ?? "");
    return { text, items: inner.length === 0 ? [] : itemsOf(inner) };
  });
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !/^\|[-| :]+\|$/.test(line)).map(cellsOf);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

function cellsOf(line: string): readonly Cell[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => inlines(cell.trim()));
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

function itemWords(item: Item): string {
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
