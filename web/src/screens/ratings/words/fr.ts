import type { en } from "./en";
import { count } from "../../../words/count";

const LEVELS: Readonly<Record<string, string>> = {
  kitten: "un chaton",
  tabby: "un chat tigré",
  panther: "une panthère",
};
const called = (level: string): string => LEVELS[level] ?? level;

export const words: typeof en = {
  title: "Classement",
  about: "Qui joue le mieux ce mois-ci, aux tables classées.",
  season: "Mois",
  place: "Place",
  name: "Nom",
  points: "Points",
  matches: "Parties",
  none: "Personne n'a encore joué assez de parties classées ce mois-ci. À toi d'ouvrir la liste.",
  bot: "bot",
  mine: "Ton niveau",
  noneMine: "Tu n'as pas encore de points ce mois-ci. Ouvre une table classée et joue.",
  set: "Ouvrir une table classée",
  rating: (points, within) => `${points} points, à ${within} près`,
  provisional: "Provisoire : encore quelques parties classées, et il comptera.",
  counted: (matches) => `${count(matches, "partie classée", "parties classées")} ce mois-ci.`,
  stands: (above, below) =>
    above === ""
      ? `En dessous d'${called(below)}.`
      : below === ""
        ? `Au-dessus d'${called(above)}.`
        : `Entre ${called(above)} et ${called(below)}.`,
  line: "Tes points après chacune des dernières parties",
  toBoard: "Voir le classement",
  change: (before, after) => `Partie classée : de ${before} à ${after} points`,
  // by the server's note on why a match changed less than it might have
  why: {
    away: "Un bot a joué beaucoup de tes coups : cette victoire est la sienne. Une défaite aurait compté.",
    network:
      "Certains d’entre vous viennent du même réseau, et on ne se compare pas au sein d’un même réseau. Jouez à une table non classée, ou d’ailleurs.",
    ceiling:
      "Les battre ne peut pas t’élever plus haut. Invite un chat plus fort, ou quelqu’un qui en a rencontré davantage.",
  },
  failed: "Le classement n'est pas arrivé. Réessaie dans un instant.",
};
