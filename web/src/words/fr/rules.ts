import type { rules as english } from "../en/rules";

export const rules: typeof english = {
  title: "Règles",
  contents: "Sommaire",
  search: "Fouiller les règles",
  clear: "Effacer la recherche",
  found: (number) =>
    number === 0
      ? "Rien trouvé. Essaie un autre mot."
      : number === 1
        ? "1 passage trouvé"
        : `${number} passages trouvés`,
  ruling: (number) => `Règle ${number}`,
  option: (about, values) => `Option\u00a0: ${about} (${values})`,
  here: (value) => `à cette table\u00a0: ${value}`,
  opening: "On va chercher les règles…",
  failed: "Impossible de charger les règles.",
  again: "Réessayer",
  learn: "Apprendre en jouant",
};
