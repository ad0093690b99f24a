import type { shell as english } from "../en/shell";
import { count } from "../count";

const LEVELS: Readonly<Record<string, string>> = {
  "": "Wie üblich",
  kitten: "Kätzchen",
  tabby: "Tigerkatze",
  panther: "Panther",
};

const thinking = (name: string): string => (name === "" ? "Andere überlegen" : `${name} überlegt`);

export const shell: typeof english = {
  missing: "Dieser Teil der Seite kam nicht an.",
  again: "Noch einmal",
  daily: "Blatt des Tages",
  tablesHere: "Tische in diesem Browser",
  away: { why: "Der Server antwortet nicht.", play: "In diesem Browser mit Katzen spielen" },
  announced: {
    label: "Von denen, die diesen Server betreiben",
    readOnly:
      "Gerade beginnen keine neuen Tische und Partien: Dieser Server wird bald erneuert. Laufende Partien gehen weiter.",
  },
  trouble: {
    full: "Dieser Browser hat keinen Platz mehr, und so wird nichts weiter behalten. Schaff etwas Platz, und spiel weiter.",
    gone: "Der Browser hat den Speicher dieses Tisches weggeräumt. Lade die Seite neu.",
    start: "Der Tisch in diesem Browser ist nicht angelaufen.",
    fault: "An diesem Tisch ging etwas schief. Was gespielt wurde, bleibt.",
  },
  guestNames: [
    "Minka",
    "Mohrle",
    "Krümel",
    "Schnurri",
    "Socke",
    "Flecki",
    "Brezel",
    "Maunz",
    "Murmel",
    "Tiger",
    "Pünktchen",
    "Samtpfote",
  ],
  skip: "Zum Hauptteil springen",
  home: "Nine Lives, zum Anfang",
  lede: "Drei Katzenspiele für den Küchentisch.",
  fine: "Inoffizielle Fan-Ausgabe. Spiele von Ben Lundquist und dem Stone-Blade-Team, Wil Cox und Graviti Games. Von Hunden fernhalten.",
  elsewhere: "Anderswo",
  boxes: "Spiele",
  dark: "Dunkles Design",
  sound: "Ton",
  play: "Los",
  playNow: "Jetzt spielen",
  playNowOf: (title) => `Los, jetzt spielen: ${title}`,
  more: "Mehr dazu",
  moreOf: (title, players) => `${players}. Mehr dazu: ${title}`,
  loading: "Einen Moment …",
  join: {
    code: "Tischcode",
    example: "SCHNUR",
    go: "Los",
    tooShort: "Ein Code hat sechs Buchstaben. Tippe alle ein.",
  },
  ways: {
    set: { name: "Tisch decken", about: "Du wählst die Katzen und die Hausregeln." },
    invite: { name: "Freunde einladen", about: "Mit Link, Code oder QR. Die Hausregeln wählst du." },
    quick: { name: "Schnelles Spiel", about: "Setz dich zu denen, die gerade warten." },
    best: { name: "Bestenliste", about: "Wer diesen Monat am besten spielt." },
    pass: { name: "An einem Gerät", about: "Reicht es herum; ein Vorhang verdeckt deine Karten." },
    learn: { name: "Kennenlernen", about: "Eine Einführung, zwei Minuten." },
    rules: { name: "Spielregeln", about: "Das Regelbuch und jede einzelne Regel." },
  },
  resume: {
    title: "Deine Tische",
    yourTurn: (name) => `Du bist dran, ${name}`,
    goOn: (phase, name) =>
      phase === "playing" ? thinking(name) : phase === "over" ? "Noch eine Partie?" : "Der Tisch ist gedeckt",
    where: (title, others) => (others.length === 0 ? title : `${title}, mit ${others.join(", ")}`),
  },
  faults: {
    ours: "Das hat nicht geklappt. Versuch es gleich noch einmal.",
    offline: "Der Tisch ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.",
    tooMuch: "Das war zu viel auf einmal. Warte ein paar Sekunden und versuch es noch einmal.",
    stranger:
      "Du bist hier nicht angemeldet. Unter „Über dich“ gibst du dir einen Namen oder kommst mit Code oder Passkey zurück.",
  },
  set: {
    title: "Tisch decken",
    seats: "Plätze",
    seatsAbout: "Bots nehmen, was frei bleibt.",
    preset: "Variante",
    clock: "Zeit für einen Zug",
    clocks: {
      15: "15 s",
      30: "30 s",
      90: "90 s",
      300: "5 Min.",
      3600: "1 Stunde",
      86400: "1 Tag",
      604800: "7 Tage",
    },
    clockAbout: (seconds) =>
      seconds <= 30
        ? "Blitz: denk schnell, sonst zieht ein Bot für dich."
        : seconds <= 300
          ? "In einem Rutsch. Läuft sie ab, zieht ein Bot für dich."
          : "Nach und nach: geh weg und komm wieder.",
    bots: "Bots",
    level: (key) => LEVELS[key] ?? key,
    levelAbout: (key) =>
      ({
        "": "Kätzchen, bis du dieses Spiel einmal gewonnen hast, dann Tigerkatzen.",
        kitten: "Spielt nach Laune.",
        tabby: "Spielt gut.",
        panther: "Spielt auf Sieg.",
      })[key] ?? "",
    hints: "Tipps",
    hintsAbout: "Alle dürfen die Chancen nachsehen.",
    listed: "Für alle offen",
    listedAbout: "Der Tisch steht in der Liste, und wer mag, setzt sich dazu. Sonst nur, wer den Link hat.",
    rated: "Gewertet",
    ratedAbout: "Zählt für die Punkte aller: Regeln, wie sie sind, und keine Chancen.",
    house: "Hausregeln",
    houseAbout: "Jede Frage, die die Anleitung offen lässt, mit ihrer Regel.",
    changed: (number) => `${number} geändert`,
    ruling: (number) => `Regel ${number}`,
    own: "Tippe deine eigene oder wähle eine.",
    on: "An",
    off: "Aus",
    create: "Tisch decken",
  },
  lobby: {
    title: "Offene Tische",
    about: "Setz dich dazu oder schau zu. Neue Tische erscheinen von selbst.",
    none: "Gerade ist kein Tisch offen. Fang einen an, andere sehen ihn.",
    people: (number) => count(number, "Person", "Personen"),
    free: (number) => (number === 0 ? "kein freier Platz" : count(number, "freier Platz", "freie Plätze")),
    rated: "gewertet",
    phase: (phase) =>
      phase === "gathering"
        ? "wartet"
        : phase === "playing"
          ? "eine Partie läuft: danach Platz nehmen"
          : "zwischen zwei Partien",
    sit: "Mitspielen",
    watch: "Zuschauen",
    joinOf: (game, code) => `Mitspielen bei ${game}, Tisch ${code}`,
    watchOf: (game, code) => `Zuschauen bei ${game}, Tisch ${code}`,
    start: "Schnelles Spiel",
  },
  me: {
    title: "Über dich",
    name: "Dein Name",
    nameAbout: "So sehen dich die anderen. Höchstens 24 Buchstaben.",
    keep: "Merken",
    kept: "Gemerkt.",
    noName: "Tippe zuerst einen Namen ein.",
    theme: "Design",
    themes: { auto: "Wie das System", light: "Tag", dark: "Mitternacht" },
    language: "Sprache",
    speed: "Tempo",
    speeds: { normal: "Normal", fast: "Schnell", off: "Keine Bewegung" },
    sound: "Ton",
    install: "Installieren",
    installAbout: "Leg Nine Lives auf deinen Startbildschirm.",
    tables: "Deine Tische",
    noTables: "Du sitzt an keinem Tisch. Such dir eine Schachtel aus und spiel.",
    matches: "Deine Partien",
    noMatches: "Hier stehen später deine beendeten Partien.",
    won: (names) => (names.length === 1 ? `${names.join("")} hat gewonnen` : `${names.join(" und ")} haben gewonnen`),
    youWon: "Du hast gewonnen",
    replay: "Wiederholung",
    saveAll: "Alle Partien sichern",
    bringIn: {
      title: "Partien hereinholen",
      about:
        "Partien, die hier, auf einem anderen Gerät oder von Freunden gesichert wurden. Jede wird nachgespielt und geprüft, bevor sie bleibt.",
      file: "Datei wählen",
      paste: "Oder die Mitschrift einer Partie einfügen",
      open: "Ansehen",
      empty: "Füg zuerst eine Mitschrift ein.",
      tooBig: "Diese Datei ist zu groß für Partien. Wähl eine andere.",
      checking: (number, all) => `Partie ${number} von ${all} wird geprüft …`,
      brought: (number) =>
        number === 0
          ? "Darin sind keine Partien."
          : number === 1
            ? "Die Partie ist jetzt hier."
            : `${number} Partien sind jetzt hier.`,
      refused: (number) => `${count(number, "Partie wurde", "Partien wurden")} abgelehnt.`,
    },
    data: "Deine Daten",
    dataAbout:
      "Gespeichert sind dein Name, deine Tische, deine Partien und die öffentliche Hälfte deiner Passkeys. Keine Adresse, kein Passwort.",
    takeOut: "Eine Kopie mitnehmen",
    nothing: "Über dich ist noch nichts gespeichert.",
    forget: "Vergiss mich",
    forgetSure:
      "Dich für immer vergessen? Dein Name verschwindet von jedem Tisch und aus jeder Partie, und niemand holt ihn zurück.",
    forgetYes: "Ja, vergiss mich",
    forgetNo: "Nein, ich bleibe",
    forgotten: "Du bist vergessen. Willkommen, wer du auch bist.",
  },
  pass: {
    title: "An einem Gerät",
    about: "Reicht das Gerät herum. Ein Vorhang verdeckt deine Karten, bis du tippst.",
    people: "Wer spielt mit?",
    person: (number) => `Person ${number}`,
    add: "Noch eine Person",
    remove: (name) => `${name} herausnehmen`,
    bots: "Bots dazu",
    begin: "Anfangen",
    gathering: "Alle nehmen Platz …",
    to: "Weiter an",
    open: (name) => `Ich bin ${name}: öffnen`,
    look: "Alle anderen schauen weg.",
    actsToo: "Jemand anderes will etwas tun",
    passTo: (name) => `Verdecken und weiter an ${name}`,
    anew: "Neuer Tisch mit anderen Personen",
    waitFor: (name) => `${name} überlegt …`,
  },
  lost: {
    title: "Niemand da",
    about: "Hier ist keine Seite. Die Katze hat überall nachgesehen.",
    home: "Zum Anfang",
  },
};
