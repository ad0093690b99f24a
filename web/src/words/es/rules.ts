import type { rules as english } from "../en/rules";

export const rules: typeof english = {
  title: "Reglas",
  contents: "Contenido",
  search: "Buscar en las reglas",
  clear: "Borrar la búsqueda",
  found: (number) =>
    number === 0
      ? "No se encontró nada. Prueba otra palabra."
      : number === 1
        ? "1 lugar encontrado"
        : `${number} lugares encontrados`,
  ruling: (number) => `Regla ${number}`,
  option: (about, values) => `Opción: ${about} (${values})`,
  here: (value) => `en esta mesa: ${value}`,
  opening: "Trayendo las reglas…",
  failed: "No se pudieron traer las reglas.",
  again: "Otra vez",
  learn: "Aprender jugando",
};
