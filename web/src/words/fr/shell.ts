import type { shell as english } from "../en/shell";

const count = (number: number, one: string, more: string): string => `${number} ${number < 2 ? one : more}`;

const LEVELS: Readonly<Record<string, string>> = {
  "": "Habituel",
  kitten: "Chaton",
  tabby: "Tigré",
  panther: "Panthère",
};

const thinking = (name: string): string => (name === "" ? "Les autres réfléchissent" : `${name} réfléchit`);

export const shell: typeof english = {
  missing: "Cette partie de la page n’est pas arrivée.",
  again: "Réessayer",
  daily: "Donne du jour",
  tablesHere: "Tables dans ce navigateur",
  away: { why: "Le serveur ne répond pas.", play: "Jouer avec des chats dans ce navigateur" },
  announced: {
    label: "De ceux qui gèrent ce serveur",
    readOnly:
      "Aucune nouvelle table ni partie ne commence en ce moment\u00a0: ce serveur va être mis à jour. Les parties en cours continuent.",
  },
  trouble: {
    full: "Ce navigateur n’a plus de place : rien d’autre ne peut être gardé. Libère un peu d’espace, puis joue encore.",
    gone: "Le navigateur a repris ce que cette table gardait. Recharge la page.",
    start: "La table de ce navigateur n’a pas démarré.",
    fault: "Quelque chose a mal tourné à cette table. Ce qui a été joué est gardé.",
  },
  guestNames: [
    "Minou",
    "Moustache",
    "Caramel",
    "Mistigri",
    "Réglisse",
    "Praline",
    "Chaussette",
    "Domino",
    "Sardine",
    "Biscuit",
    "Pompon",
    "Velours",
  ],
  skip: "Aller au contenu",
  home: "Nine Lives, à l’accueil",
  lede: "Trois petits jeux de chats pour la table de la cuisine.",
  fine: "Édition de fans, non officielle. Jeux de Ben Lundquist et de l’équipe de Stone Blade, de Wil Cox et de Graviti Games. Tenir à l’écart des chiens.",
  elsewhere: "Ailleurs",
  boxes: "Jeux",
  dark: "Thème sombre",
  sound: "Son",
  play: "Jouer",
  playNow: "Jouer maintenant",
  playNowOf: (title) => `Jouer maintenant\u00a0: ${title}`,
  more: "Voir plus",
  moreOf: (title, players) => `${players}. Voir plus\u00a0: ${title}`,
  loading: "Un instant…",
  join: {
    code: "Code de table",
    example: "RONRON",
    go: "Entrer",
    tooShort: "Un code a six lettres. Tape-les toutes.",
  },
  ways: {
    set: { name: "Préparer la table", about: "Tu choisis les chats et les règles de la maison." },
    invite: { name: "Inviter des amis", about: "Par lien, code ou QR. Tu choisis les règles maison." },
    quick: { name: "Partie rapide", about: "Prends place avec qui attend déjà." },
    best: { name: "Classement", about: "Qui joue le mieux ce mois-ci." },
    pass: { name: "Sur un seul écran", about: "On se le passe\u202f; un rideau cache tes cartes." },
    learn: { name: "Apprendre", about: "Une première leçon, deux minutes." },
    rules: { name: "Règles", about: "Le livret et chaque règle en détail." },
  },
  resume: {
    title: "Tes tables",
    yourTurn: (name) => `À toi de jouer, ${name}`,
    goOn: (phase, name) =>
      phase === "playing" ? thinking(name) : phase === "over" ? "Encore une\u202f?" : "La table est mise",
    where: (title, others) => (others.length === 0 ? title : `${title}, avec ${others.join(", ")}`),
  },
  faults: {
    ours: "Ça n’a pas marché. Réessaie dans un instant.",
    offline: "La table est injoignable. Vérifie ta connexion et réessaie.",
    tooMuch: "C’était trop d’un coup. Attends quelques secondes et réessaie.",
    stranger:
      "Ici, tu n’as pas de session. Sous «\u00a0À ton sujet\u00a0», choisis un nom, ou reviens avec un code ou une clé d’accès.",
  },
  set: {
    title: "Mettre la table",
    seats: "Places",
    seatsAbout: "Des bots prennent les places libres.",
    preset: "Variante",
    clock: "Temps par coup",
    clocks: {
      15: "15 s",
      30: "30 s",
      90: "90 s",
      300: "5 min",
      3600: "1 heure",
      86400: "1 jour",
      604800: "7 jours",
    },
    clockAbout: (seconds) =>
      seconds <= 30
        ? "Blitz\u00a0: réfléchis vite, sinon un bot joue pour toi."
        : seconds <= 300
          ? "D’une traite. Le temps écoulé, un bot joue pour toi."
          : "Petit à petit\u00a0: pars et reviens.",
    bots: "Bots",
    level: (key) => LEVELS[key] ?? key,
    levelAbout: (key) =>
      ({
        "": "Des Chatons jusqu’à ta première victoire à ce jeu, puis des Tigrés.",
        kitten: "Joue selon son humeur.",
        tabby: "Joue bien.",
        panther: "Joue pour gagner.",
      })[key] ?? "",
    hints: "Conseils",
    hintsAbout: "Tout le monde peut consulter les chances.",
    listed: "Ouverte à tous",
    listedAbout: "La table est dans la liste, et chacun peut prendre place. Sinon, il faut avoir le lien.",
    rated: "Classée",
    ratedAbout: "Compte pour les points de chacun : les règles telles quelles, et pas de chances.",
    house: "Règles maison",
    houseAbout: "Chaque question que les règles laissent ouverte, avec sa réponse.",
    changed: (number) => count(number, "changée", "changées"),
    ruling: (number) => `Règle ${number}`,
    own: "Tape ta propre valeur, ou choisis.",
    on: "Oui",
    off: "Non",
    create: "Mettre la table",
  },
  lobby: {
    title: "Tables ouvertes",
    about: "Prends place ou regarde. Les nouvelles tables apparaissent toutes seules.",
    none: "Aucune table ouverte pour l’instant. Ouvre la tienne, on la verra.",
    people: (number) => count(number, "personne", "personnes"),
    free: (number) => (number === 0 ? "aucune place libre" : count(number, "place libre", "places libres")),
    rated: "classée",
    phase: (phase) =>
      phase === "gathering"
        ? "en attente"
        : phase === "playing"
          ? "partie en cours\u00a0: prends place ensuite"
          : "entre deux parties",
    sit: "Rejoindre",
    watch: "Regarder",
    joinOf: (game, code) => `Rejoindre ${game}, table ${code}`,
    watchOf: (game, code) => `Regarder ${game}, table ${code}`,
    start: "Partie rapide",
  },
  me: {
    title: "À ton sujet",
    name: "Ton nom",
    nameAbout: "C’est ainsi que les autres te voient. 24 lettres au plus.",
    keep: "Garder",
    kept: "C’est noté.",
    noName: "Tape d’abord un nom.",
    theme: "Thème",
    themes: { auto: "Comme le système", light: "Jour", dark: "Minuit" },
    language: "Langue",
    speed: "Vitesse d’animation",
    speeds: { normal: "Normale", fast: "Rapide", off: "Sans" },
    sound: "Son",
    install: "Installer",
    installAbout: "Garde Nine Lives sur ton écran d’accueil.",
    tables: "Tes tables",
    noTables: "Tu n’es à aucune table. Choisis une boîte et joue.",
    matches: "Tes parties",
    noMatches: "Tes parties terminées apparaîtront ici.",
    won: (names) => `${names.join(" et ")} ${names.length === 1 ? "a" : "ont"} gagné`,
    youWon: "Tu as gagné",
    replay: "Rediffusion",
    saveAll: "Garder les parties",
    bringIn: {
      title: "Apporter des parties",
      about:
        "Des parties gardées ici, sur un autre appareil ou par d’autres. Chacune est rejouée et vérifiée avant de rester.",
      file: "Choisir un fichier",
      paste: "Ou colle la transcription d’une partie",
      open: "La revoir",
      empty: "Colle d’abord une transcription.",
      tooBig: "Ce fichier est trop gros pour des parties. Choisis-en un autre.",
      checking: (number, all) => `Vérification de la partie ${number} sur ${all} …`,
      brought: (number) =>
        number === 0
          ? "Il n’y a pas de partie dedans."
          : number === 1
            ? "La partie est ici maintenant."
            : `${number} parties sont ici maintenant.`,
      refused: (number) => `${count(number, "partie a été refusée", "parties ont été refusées")}.`,
    },
    data: "Tes données",
    dataAbout:
      "On garde ton nom, tes tables, tes parties et la moitié publique de tes clés d’accès. Ni adresse, ni mot de passe.",
    takeOut: "Emporter une copie",
    nothing: "Rien n’est encore gardé à ton sujet.",
    forget: "M’oublier",
    forgetSure:
      "T’oublier pour toujours\u202f? Ton nom disparaît de chaque table et de chaque partie, et personne ne peut le ramener.",
    forgetYes: "Oui, m’oublier",
    forgetNo: "Non, je reste",
    forgotten: "Te voilà dans l’oubli. Bienvenue, qui que tu sois.",
  },
  pass: {
    title: "Sur un seul écran",
    about: "Faites passer l’écran. Un rideau cache tes cartes jusqu’à ce que tu le touches.",
    people: "Qui joue\u202f?",
    person: (number) => `Personne ${number}`,
    add: "Une personne de plus",
    remove: (name) => `Retirer ${name}`,
    bots: "Bots en plus",
    begin: "Commencer",
    gathering: "Tout le monde prend place…",
    to: "Passe à",
    open: (name) => `Je suis ${name}\u00a0: ouvrir`,
    look: "Les autres regardent ailleurs.",
    actsToo: "Quelqu’un d’autre veut agir",
    passTo: (name) => `Cacher et passer à ${name}`,
    anew: "Nouvelle table avec d’autres personnes",
    waitFor: (name) => `${name} réfléchit…`,
  },
  lost: {
    title: "Personne ici",
    about: "Il n’y a pas de page ici. Le chat a cherché partout.",
    home: "À l’accueil",
  },
};
