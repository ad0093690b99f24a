import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cutAt, folded, has, inlines, plain, soughtIn } from "../../../src/screens/book/inlines";
import { type Block, narrowed, placesIn, rulingsIn, sectionsOf, wordsOf } from "../../../src/screens/book/rulebook";

const BOOKS = ["kitten_me", "go_kitty", "shut_up_cat"].flatMap((game) =>
  ["RULES.md", "RULES.de.md", "RULES.es.md", "RULES.fr.md"].map((file) => [game, file] as const),
);
const read = (game: string, file: string): string => readFileSync(`../src/ninelives/games/${game}/${file}`, "utf8");

/** Give the words of one text that another lacks. */
function lost(from: string, to: string): readonly string[] {
  const words = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
  const left = words(to);
  return words(from).filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const BOOK = `# A Game

What it is,
on two lines.

## A turn
1. First *you*
   go on:
   - roll \`2\`;
   - or **stop**, if
     you like.
2. Then I.

| A | B |
|---|---|
| \`quux\` | yarn |

\`\`\`
# no heading
  a -- b
\`\`\`

## Rulings
- **K1** The first, see K2 and X9. Option: \`deck\` = white, grey or both. Option: \`flip\` = on or off.
- **K2** The second.
`;

function blocks(title: string): readonly Block[] {
  return sectionsOf(BOOK).find((section) => section.title === title)?.blocks ?? [];
}

describe("a rule book", () => {
  it("is cut at its headings, but not inside of code", () => {
    expect(sectionsOf(BOOK).map(({ id, level }) => [id, level])).toEqual([
      ["a-game", 1],
      ["a-turn", 2],
      ["rulings", 2],
    ]);
  });

  it("joins lines that were broken", () => {
    expect(wordsOf(blocks("A Game")[0] as Block)).toBe("What it is, on two lines.");
  });

  it("reads lists in lists", () => {
    const [list] = blocks("A turn");
    expect(list).toMatchObject({ kind: "list", ordered: true });
    expect(list && wordsOf(list)).toBe("First you go on: roll 2; or stop, if you like. Then I.");
    expect(list?.kind === "list" && list.items.map((item) => item.items.length)).toEqual([2, 0]);
  });

  it("reads tables and code", () => {
    const [, table, code] = blocks("A turn");
    expect(table).toEqual({
      kind: "table",
      head: [[{ style: "plain", text: "A" }], [{ style: "plain", text: "B" }]],
      rows: [[[{ style: "code", text: "quux" }], [{ style: "plain", text: "yarn" }]]],
    });
    expect(code).toEqual({ kind: "code", text: "# no heading\n  a -- b" });
  });

  it("reads rulings with their options", () => {
    const [first] = blocks("Rulings");
    expect(first).toMatchObject({
      kind: "ruling",
      number: "K1",
      options: [
        { name: "deck", about: "deck", values: "white, grey or both" },
        { name: "flip", about: "flip", values: "on or off" },
      ],
    });
    expect(first?.kind === "ruling" && plain(first.text)).toBe("The first, see K2 and X9.");
    expect([...rulingsIn(sectionsOf(BOOK))]).toEqual(["K1", "K2"]);
  });

  it("leaves out what is typed in the terminal", () => {
    const typed = "## Dans le terminal : \`ninelives\`\nTape \`bid 3 hat\`.\n\n- \`skip\`\n\n";
    expect(sectionsOf(BOOK.replace("## Rulings", `${typed}## Rulings`))).toEqual(sectionsOf(BOOK));
  });

  it.each(BOOKS)("of %s, %s, loses no word and no ruling, but what is typed in the terminal", (game, file) => {
    const whole = read(game, file);
    const [typed, ...others] = whole.match(/^## .*`ninelives`$[^]*?(?=^## )/gm) ?? [];
    expect(typed).toContain("`ninelives play ");
    expect(others).toEqual([]);
    const text = whole.replace(typed ?? "", "");
    const sections = sectionsOf(whole);
    expect(rulingsIn(sections).size).toBe((text.match(/^- \*\*[A-Z]\d+\*\*/gm) ?? []).length);
    const shown = sections.flatMap(({ title, blocks: all }) => [title, ...all.map(wordsOf)]).join(" ");
    expect(lost(text.replaceAll(/Option:|Opción:/g, ""), shown)).toEqual([]);
    expect(lost(shown, text)).toEqual([]);
    expect(shown).not.toMatch(/\*\*|`/);
  });

  it.each(BOOKS)("of %s, %s, has no code before its rulings", (game, file) => {
    const sections = sectionsOf(read(game, file));
    const rulings = sections.findIndex((section) => section.blocks.some((block) => block.kind === "ruling"));
    expect(JSON.stringify(sections.slice(0, rulings))).not.toContain('"style":"code"');
  });

  it.each(BOOKS)("of %s, %s, gives every option of a ruling apart", (game, file) => {
    const text = read(game, file);
    const options = sectionsOf(text)
      .flatMap((section) => section.blocks)
      .flatMap((block) => (block.kind === "ruling" ? block.options : []));
    expect(options).toHaveLength((text.match(/(Option|Opción): `/g) ?? []).length);
  });
});

describe("a search", () => {
  it("needs all words, in any case, with or without accents", () => {
    expect(has("Der Würfel fällt", soughtIn("WURFEL der"))).toBe(true);
    expect(has("Der Würfel fällt", soughtIn("würfel liegt"))).toBe(false);
    expect(has("anything", soughtIn("  "))).toBe(true);
  });

  it("leaves rows, items and rulings that have it, and no heading without any", () => {
    const found = (query: string) => narrowed(sectionsOf(BOOK), soughtIn(query));
    expect(found("")).toEqual(sectionsOf(BOOK));
    expect(found("first").map(({ id }) => id)).toEqual(["a-turn", "rulings"]);
    expect(placesIn(found("first"))).toBe(2);
    expect(found("yarn quux").flatMap(({ blocks: left }) => left.map(({ kind }) => kind))).toEqual(["table"]);
    expect(found("grey")[0]?.blocks).toMatchObject([{ number: "K1" }]);
    expect(found("no such word")).toEqual([]);
  });

  it("keeps places when it folds", () => {
    for (const text of ["Würfel ß × „Zug“ – MIAU", "İstanbul ﬁn"])
      expect(folded(text)).toHaveLength(Array.from(text).length);
  });

  it("marks what it hit, and the rulings that exist", () => {
    expect(cutAt("A bid, see K8 or K99.", ["bid"], new Set(["K8"]))).toEqual([
      { text: "A ", hit: false, ruling: "" },
      { text: "bid", hit: true, ruling: "" },
      { text: ", see ", hit: false, ruling: "" },
      { text: "K8", hit: false, ruling: "K8" },
      { text: " or K99.", hit: false, ruling: "" },
    ]);
  });

  it("never gives a text other than it was", () => {
    const text = "aaa K1 aa";
    const cuts = cutAt(text, ["a", "aa", "k1"], new Set(["K1"]));
    expect(cuts.map((cut) => cut.text).join("")).toBe(text);
  });

  it("tells bold, stressed and code apart, and leaves a lone star alone", () => {
    expect(inlines("**b** *e* `c` 4 * 9 * 2")).toEqual([
      { style: "bold", text: "b" },
      { style: "plain", text: " " },
      { style: "em", text: "e" },
      { style: "plain", text: " " },
      { style: "code", text: "c" },
      { style: "plain", text: " 4 * 9 * 2" },
    ]);
  });
});
