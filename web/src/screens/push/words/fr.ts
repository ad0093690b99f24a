import type { en } from "./en";

export const words: typeof en = {
  turn: {
    title: "Préviens-moi quand c’est à moi",
    about:
      "Pour les tables de plusieurs heures ou jours, et quand on t’invite ou qu’on ouvre une table\u202f: un message arrive même si cette page est fermée. Il ne montre jamais de carte.",
    allow: "Me prévenir sur cet appareil",
    on: "Cet appareil te prévient désormais.",
    try: "Essayer",
    tried: "Envoyé. Il arrive dans un instant.",
    stop: "Arrêter sur cet appareil",
    off: "Cet appareil ne te prévient plus.",
    notNow: "Rien n’a changé. Ton navigateur demande si des messages peuvent arriver\u202f: dis oui.",
    notGiven: "Ton navigateur n’a pas pu l’activer. Vérifie ta connexion et réessaie.",
  },
  hinders: {
    server: "Ce serveur n’envoie pas de messages. Tes tables montrent à qui c’est de jouer.",
    home: "Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil (Partager, puis Sur l’écran d’accueil) et ouvre-la là.",
    secure: "Les messages demandent une adresse qui commence par https.",
    browser: "Ce navigateur ne montre pas les messages d’une page fermée. Essaie un autre.",
    denied: "Tu as interdit les messages de cette page. Autorise-les dans les réglages du navigateur, puis reviens.",
  },
  quiet: {
    title: "Heures calmes",
    about: "Rien n’arrive alors. Ce qui t’attend encore arrive ensuite.",
    quiet_from: "De",
    quiet_to: "À",
    kept: "C’est noté.",
  },
  devices: {
    title: "Tes autres appareils",
    browser: "Un autre navigateur",
    since: (day) => `Depuis le ${day}`,
    remove: (browser, day) => `Retirer ${browser}, depuis le ${day}`,
    removed: "Cet appareil-là ne te prévient plus.",
  },
  muted: {
    title: "Tables coupées",
    lift: "Me prévenir à nouveau",
    liftOf: (code) => `Me prévenir à nouveau de la table ${code}`,
    lifted: (code) => `Tu auras à nouveau des nouvelles de la table ${code}.`,
  },
  menu: {
    mute: "Couper cette table",
    muted: "Tu n’auras plus de nouvelles de cette table.",
    unmute: "Me prévenir à nouveau de cette table",
    unmuted: "Tu auras à nouveau des nouvelles de cette table.",
    tell: "Préviens-moi quand c’est à moi",
  },
};
