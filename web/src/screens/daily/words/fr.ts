import type { en } from "./en";

const count = (number: number, one: string, more: string): string => `${number} ${number < 2 ? one : more}`;

export const words: typeof en = {
  title: "Donne du jour",
  about:
    "Aujourd’hui, tout le monde reçoit les mêmes cartes, contre les mêmes trois chats et avec la même chance. Chaque donne se joue une fois.",
  open: "Dans ce navigateur, n’importe qui pourrait calculer ces donnes à l’avance. Joue-les pour le plaisir.",
  ends: (hours, minutes) =>
    `Nouvelles donnes dans ${hours > 0 ? `${count(hours, "heure", "heures")} ` : ""}${count(minutes, "minute", "minutes")}.`,
  streak: (days) => `Tu as joué ${days} jours de suite.`,
  play: "Jouer cette donne",
  goOn: "Continuer",
  came: (place) => `Tu as fini à la ${place} place.`,
  alone: "Personne d’autre n’a encore fini. Reviens voir comment font les autres.",
  people: (number) => `Comment ont fait les ${number} personnes`,
  share: "Partager",
  copied: "Copié",
  text: (title, day, place) => `${title}, donne du ${day} : ${place} place sur 4.`,
  check: "Est-ce équitable ?",
  checkAbout:
    "Ces lignes fixent les donnes d’aujourd’hui et de demain. Leurs secrets s’ouvrent quand le jour est fini : chacun peut alors vérifier que rien n’a changé.",
  today: "Aujourd’hui",
  tomorrow: "Demain",
  failed: "Les donnes du jour ne sont pas arrivées. Réessaie dans un instant.",
};
