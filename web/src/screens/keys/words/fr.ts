import type { en } from "./en";

const seconds = (number: number): string => (number === 1 ? "1 seconde encore" : `${number} secondes encore`);

export const words: typeof en = {
  keys: {
    title: "Toi sur chaque appareil",
    about: "Sois la même personne sur ton téléphone et à ton bureau, et reviens quand l’un d’eux est perdu.",
    device: "Passer à un autre appareil",
    deviceAbout: (place) => `Sur l’autre appareil, photographie ce carré, ou ouvre ${place} et tape le code.`,
    square: "Le code en carré à photographier",
    counts: (left) => `Il vaut une fois, ${seconds(left)}.`,
    over: "Ce code ne vaut plus.",
    another: "Faire un autre code",
    signOut: "Déconnecter partout ailleurs",
    signOutAbout:
      "Un appareil est perdu, ou quelqu’un s’est servi du tien ? Les codes faits avant ne vaudront plus, et aucun appareil ne recevra de messages. Les clés d’accès restent : passe-les en revue.",
    signedOut: "Tous les autres appareils sont déconnectés.",
  },
  passkeys: {
    title: "Clés d’accès",
    about: "Ton doigt, ton visage ou un code PIN dit que c’est toi. Ni mot de passe, ni adresse.",
    make: "Faire une clé d’accès",
    made: "La clé d’accès est faite.",
    not: "Aucune clé d’accès n’a servi.",
    already: "Cet appareil a déjà une clé d’accès.",
    synced: "Dans un gestionnaire de mots de passe",
    single: "Sur un seul appareil",
    dates: (made, used) => `Faite le ${made}, a servi le ${used}`,
    remove: (made) => `Retirer la clé d’accès du ${made}`,
    removed: "La clé d’accès est retirée. Efface-la aussi sur ton appareil.",
  },
  recovery: {
    title: "Codes de secours",
    about: "Pour le jour où tous tes appareils sont perdus. Note-les, chacun vaut une fois.",
    left: (number) => (number === 1 ? "Il reste 1 code." : `Il reste ${number} codes.`),
    make: "Faire des codes de secours",
    shown: "Ils ne sont montrés que maintenant. Ceux d’avant ne valent plus.",
    save: "Garder dans un fichier",
  },
  arrive: {
    title: "Déjà venu ici ?",
    about:
      "Tape un code de ton autre appareil, ou un que tu as noté. Qui tu es maintenant dans ce navigateur reste derrière.",
    code: "Code",
    empty: "Tape d’abord un code.",
    come: "C’est moi",
    passkey: "Utiliser une clé d’accès",
    welcome: (name) => (name === "" ? "Content de te revoir." : `Content de te revoir, ${name}.`),
  },
};
