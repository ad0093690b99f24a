import type { learn as english } from "../en/learn";

export const learn: typeof english = {
  title: "Première leçon",
  progress: (step, steps) => `Étape ${step} sur ${steps}`,
  coach: "Ton guide",
  next: "Suivant",
  watch: (name) => (name === "" ? "Regarde ce qui se passe." : `${name} réfléchit…`),
  opening: "On met la table…",
  startOver: "Recommencer",
  leave: "Quitter la leçon",
  rules: "Règles",

  done: "Tu sais l’essentiel",
  backToTable: "Retour à la table",
  playNow: "Jouer maintenant",
  playOn: "Continuer cette partie",
  readRules: "Lire les règles",

  noLesson: "Pas encore de leçon",
  noLessonWhy: "Personne n’a encore écrit de leçon pour ce jeu. Ses règles disent comment on y joue.",
  failed: "La leçon n’a pas commencé",
  noCookie: "La table ne te reconnaît pas. Autorise les cookies pour cette page, puis réessaie.",
  again: "Réessayer",
  home: "Tous les jeux",
};
