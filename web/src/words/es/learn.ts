import type { learn as english } from "../en/learn";

export const learn: typeof english = {
  title: "Primera lección",
  progress: (step, steps) => `Paso ${step} de ${steps}`,
  coach: "Tu guía",
  next: "Seguir",
  watch: (name) => (name === "" ? "Mira lo que pasa." : `${name} está pensando…`),
  opening: "Poniendo la mesa…",
  startOver: "Reiniciar",
  leave: "Dejar la lección",
  rules: "Reglas",

  done: "No necesitas más",
  backToTable: "Volver a la mesa",
  playNow: "Jugar ya",
  playOn: "Seguir esta partida",
  readRules: "Leer las reglas",

  noLesson: "Aún no hay lección",
  noLessonWhy: "Nadie ha escrito una lección para este juego. Sus reglas cuentan cómo se juega.",
  failed: "La lección no empezó",
  noCookie: "La mesa no te reconoce. Permite las cookies de esta página y prueba otra vez.",
  again: "Otra vez",
  home: "Los juegos",
};
