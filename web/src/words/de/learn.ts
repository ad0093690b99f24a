import type { learn as english } from "../en/learn";

export const learn: typeof english = {
  title: "Einführung",
  progress: (step: number, steps: number): string => `Schritt ${step} von ${steps}`,
  coach: "Wer dir hilft",
  next: "Weiter",
  watch: (name: string): string => (name === "" ? "Sieh zu, was passiert." : `${name} überlegt …`),
  opening: "Der Tisch wird gedeckt …",
  startOver: "Von vorn",
  leave: "Einführung verlassen",
  rules: "Spielregeln",

  done: "Mehr brauchst du nicht",
  backToTable: "Zurück zum Tisch",
  playNow: "Jetzt spielen",
  playOn: "Diese Partie weiterspielen",
  readRules: "Spielregeln lesen",

  noLesson: "Noch keine Einführung",
  noLessonWhy: "Für dieses Spiel hat noch niemand eine geschrieben. Die Spielregeln sagen, wie es geht.",
  failed: "Die Einführung hat nicht begonnen",
  noCookie: "Der Tisch erkennt dich nicht wieder. Erlaube dieser Seite Cookies und versuch es noch einmal.",
  again: "Noch einmal",
  home: "Alle Spiele",
};
