import type { en } from "./en";

export const words: typeof en = {
  friends: {
    title: "Freunde",
    about:
      "Frag jemanden, mit dem du gespielt hast. Bei einem Ja seht ihr, wenn die oder der andere an einem Tisch sitzt, und könnt euch einladen.",
    lately: "Zuletzt gespielt mit",
    keep: "Befreunden",
    keepThem: (name) => `Befreunden mit ${name}`,
    asked: (name) => `${name} ist gefragt.`,
    waits: "hat noch nicht Ja gesagt",
    idle: "an keinem Tisch",
    plays: (game) => `spielt ${game}`,
    come: "Hingehen",
    comeTo: (name) => `Hingehen zu ${name}`,
    invite: "Einladen",
    inviteThem: (name) => `Einladen: ${name}`,
    invited: (name) => `${name} ist eingeladen.`,
    remove: "Entfernen",
    removeThem: (name) => `Entfernen: ${name}`,
    removed: (name) => `${name} ist entfernt.`,
  },
  asking: {
    title: "Freundschaftsanfragen",
    about: "möchte sich befreunden",
    yes: "Ja",
    yesTo: (name) => `Ja, befreunden mit ${name}`,
    no: "Nein",
    noTo: (name) => `Nein, nicht mit ${name}`,
    accepted: (name) => `Du und ${name} seid befreundet.`,
  },
  invitations: {
    title: "Einladungen",
    to: (game) => `lädt dich zu ${game} ein`,
    join: "Hinsetzen",
    joinThem: (name) => `Hinsetzen zu ${name}`,
    decline: "Nicht jetzt",
    declineThem: (name) => `Nicht jetzt, ${name}`,
  },
  blocks: {
    title: "Blockiert",
    about:
      "Keine schnelle Partie zusammen, keine Sprüche, keine Einladungen, in beide Richtungen. Niemand erfährt davon.",
    block: "Blockieren",
    blockThem: (name) => `Blockieren: ${name}`,
    done: (name) => `${name} ist blockiert und erfährt es nicht. Auf der Seite über dich kannst du es aufheben.`,
    unblock: "Aufheben",
    unblockThem: (name) => `Aufheben: Blockierung von ${name}`,
    lifted: (name) => `${name} ist nicht mehr blockiert.`,
  },
};
