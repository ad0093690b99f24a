import type { en } from "./en";

export const words: typeof en = {
  report: {
    about: "Ceux qui gèrent ce serveur regardent, avec cette partie. Personne à la table ne l’apprend.",
    whom: "Qui\u00a0?",
    what: "De quoi s’agit-il\u00a0?",
    behaviour: "Son comportement",
    name: "Son nom",
    own: "Avec tes mots, si tu veux",
    send: "Envoyer le signalement",
    sent: (name: string): string =>
      `Merci. ${name}\u00a0: c’est signalé. Dans «\u00a0Qui joue\u00a0», tu peux aussi couper le son.`,
  },
};
