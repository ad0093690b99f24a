import type { rules as english } from "../en/rules";

export const rules: typeof english = {
  title: "Spielregeln",
  contents: "Inhalt",
  search: "Regeln durchsuchen",
  clear: "Suche leeren",
  found: (number: number): string =>
    number === 0
      ? "Nichts gefunden. Versuch ein anderes Wort."
      : number === 1
        ? "1 Stelle gefunden"
        : `${number} Stellen gefunden`,
  ruling: (number: string): string => `Regel ${number}`,
  option: (about: string, values: string): string => `Option: ${about} (${values})`,
  here: (value: string): string => `an diesem Tisch: ${value}`,
  opening: "Die Spielregeln werden geholt …",
  failed: "Die Spielregeln konnten nicht geholt werden.",
  again: "Noch einmal",
  learn: "Spielend lernen",
};
