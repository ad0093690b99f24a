import type { en } from "./en";

const count = (number: number, one: string, more: string): string => `${number} ${number < 2 ? one : more}`;

const PHASES: Readonly<Record<string, string>> = {
  gathering: "se rassemble",
  playing: "joue",
  over: "entre deux parties",
};
const ACTS: Readonly<Record<string, string>> = {
  ban: "Exclusion",
  unban: "Fin de l’exclusion",
  rename: "Autre nom",
  close: "Table fermée",
  announce: "Annonce",
  "read-only": "Rien de nouveau",
  open: "Ouvert à nouveau",
  settle: "Signalement réglé",
  key: "Clé faite pour",
  revoke: "Clés révoquées de",
};
const TIMES: Readonly<Record<number, string>> = { 1: "1 heure", 24: "1 jour", 168: "7 jours", 720: "30 jours" };

export const words: typeof en = {
  host: {
    title: "Pour ceux qui gèrent ce serveur",
    key: "Ta clé",
    open: "Ouvrir",
    keyAbout: "Elle est gardée jusqu’à la fermeture de cet onglet. Qui gère le serveur en fait une avec",
    hello: (name) => `Tu es ${name}.`,
    leave: "Ranger la clé",
    numbers: (people, sockets, load) =>
      `${count(people, "personne", "personnes")} aux tables, ${count(sockets, "connexion", "connexions")}, ${load} % de charge.`,
    reports: "Signalements",
    noReports: "Aucun signalement n’est ouvert.",
    ofName: "Nom",
    ofBehaviour: "Comportement",
    match: (match) => `La partie ${match}, une fois finie`,
    ban: "Exclure",
    rename: "Renommer",
    newName: "Nouveau nom",
    settle: "Réglé",
    tables: "Tables",
    noTables: "Personne n’est à une table.",
    phase: (phase) => PHASES[phase] ?? phase,
    watchers: (number) => `${number} dans le public`,
    close: "Fermer la table",
    door: "Pour tout le monde",
    noAnnouncement: "Rien n’est annoncé.",
    announced: (text) => `Annonce\u00a0: ${text}`,
    isReadOnly:
      "Le serveur n’accepte rien de nouveau\u00a0: ni tables, ni parties, ni personnes. Les parties en cours continuent.",
    isOpen: "Les nouvelles tables, parties et personnes sont acceptées.",
    announce: "Annoncer",
    announcement: "Ce que tout le monde doit lire",
    hush: "Ne plus l’annoncer",
    readOnly: "N’accepter rien de nouveau",
    takeIn: "Ouvrir à nouveau",
    banOther: "Exclure quelqu’un d’autre",
    whom: "Le numéro d’une personne, ou des adresses comme 203.0.113.0/24",
    bans: "Exclusions",
    noBans: "Personne n’est exclu.",
    forGood: "pour toujours",
    until: (date) => `jusqu’au ${date}`,
    unban: "Finir l’exclusion",
    log: "Ce qui a été fait",
    noLog: "Rien encore.",
    act: (kind) => ACTS[kind] ?? kind,
    howLong: "Pour combien de temps\u00a0?",
    hours: (hours) => TIMES[hours] ?? "Pour toujours",
    reason: "Pourquoi\u00a0? C’est écrit dans le journal, et la personne exclue le lit.",
  },
};
