import { describe, expect, it } from "vitest";
import { answered, type Called, named } from "../../../src/screens/book/named";
import { narrowed, wordsOf } from "../../../src/screens/book/rulebook";
import type { OptionForm } from "../../../src/wire.gen";
import { LIBRO } from "./books";

function form(
  name: string,
  about: string,
  values: Readonly<Record<string, string>>,
  ...examples: string[]
): OptionForm {
  return { name, about, ruling: "K1", values: Object.keys(values), labels: Object.values(values), examples };
}

const OPTIONS = [
  form("flip", "si se voltea", { on: "sí", off: "no" }),
  form("stack", "cuántas veces", { each: "cada uno", once: "una vez" }),
  form("first", "quién empieza", { drawn: "al azar" }, "1", "2"),
];
const CALLED: Called = { options: OPTIONS, presets: { calm: ["Tranquila", "…"] }, language: "es" };

function said(called: Called): readonly string[] {
  return named(LIBRO, called).flatMap((section) => section.blocks.map(wordsOf));
}

describe("a rule book in the words of the page", () => {
  it("calls options and their values what they are called when a table is set up", () => {
    expect(said(CALLED)[0]).toBe(
      "K1 Con no, nada; con una vez, una. Escribe off:2. si se voltea sí o no cuántas veces cada uno o una vez",
    );
  });

  it("keeps what the book says of a host's own value, and knows the values of other rulings no more than it", () => {
    expect(said(CALLED)[1]).toBe("K2 Con off, nada. quién empieza al azar, o de 1 al número de personas");
  });

  it("leaves an option alone of which it knows no name", () => {
    expect(said(CALLED)[2]).toBe("K3 Con off. odd on u off");
    expect(said({ ...CALLED, options: [] })[0]).toContain("flip on u off");
  });

  it("calls a preset by its name where it is told of", () => {
    expect(said(CALLED)[3]).toBe("Tranquila: con calm. wild: sin nombre.");
  });

  it("is searched in these words", () => {
    expect(narrowed(named(LIBRO, CALLED), ["azar"])[0]?.blocks).toMatchObject([{ number: "K2" }]);
  });

  it("tells the answers of a table in words", () => {
    expect(answered(OPTIONS, { flip: "off", first: "2", odd: "on" })).toEqual({ flip: "no", first: "2", odd: "on" });
  });
});
