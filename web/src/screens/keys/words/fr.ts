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
  sessions: {
    title: "Tes appareils connectés",
    about:
      "Déconnecte ce que tu n’utilises plus ou ne connais pas. Les codes et les clés d’accès faits là ne vaudront plus.",
    unnamed: "Un navigateur ou un programme",
    here: (since) => `Celui-ci, depuis le ${since}`,
    since: (since) => `Depuis le ${since}`,
    signOut: "Déconnecter",
    signOutOf: (device, since) => `Déconnecter\u00a0: ${device}, depuis le ${since}`,
    signedOut: (device) => `Appareil déconnecté\u00a0: ${device}.`,
    leave: "Me déconnecter ici",
    leaveAbout: "Ce navigateur ne te connaîtra plus. Les codes et les clés d’accès faits ici ne vaudront plus.",
    loss: {
      none: "Pour revenir, fais un code sur un autre appareil connecté.",
      some: "Aucun autre appareil n’est connecté. Seule une clé d’accès ou un code de secours que tu n’as pas fait ici te permet de revenir. Tu n’en as pas\u202f? Alors passe d’abord à un autre appareil.",
      all: "Aucun autre appareil n’est connecté, et tu n’as ni clé d’accès ni code de secours. Personne ne pourra te faire revenir\u00a0: ton nom, tes places, tes parties et tes amis seront perdus.",
    },
    stay: "Rester",
    elsewhere: "Déconnecter partout ailleurs",
    elsewhereAbout:
      "Un appareil est perdu, ou quelqu’un s’est servi du tien\u202f? Ensuite, seul celui-ci reste connecté. Aucun code ne vaudra plus, aucun appareil ne recevra de messages, et seules les clés d’accès que tu choisis restent.",
    alone: "Tous les autres appareils sont déconnectés.",
    which: "Quelles clés d’accès restent\u202f?",
    whichAbout: "Coche seulement celles que tu connais. Les autres ne vaudront plus.",
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
    title: "Déjà venu ici\u202f?",
    about: "Tape un code de ton autre appareil, ou un que tu as noté.",
    behind: (name) =>
      `Dans ce navigateur, tu es ${name}. Avec le code ou la clé d’accès de quelqu’un d’autre, tu deviens cette personne, et ${name} reste derrière\u00a0: pour redevenir ${name}, il te faut un code ou une clé d’accès de ${name}.`,
    typed:
      "Un code de secours ne marche pas dans un lien\u00a0: il se tape à la main. Si quelqu’un t’a envoyé ce lien, ne t’en sers pas.",
    signedOut: "Ici, tu n’as plus de session.",
    now: (name, before) => (name === "" ? `Tu n’es plus ${before}.` : `Tu es maintenant ${name}, et plus ${before}.`),
    back: (before) => `Non, je suis ${before}`,
    code: "Code",
    empty: "Tape d’abord un code.",
    come: "C’est moi",
    passkey: "Utiliser une clé d’accès",
    welcome: (name) => (name === "" ? "Content de te revoir." : `Content de te revoir, ${name}.`),
  },
};
