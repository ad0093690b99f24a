import type { en } from "./en";

const seconds = (number: number): string => (number === 1 ? "noch 1 Sekunde" : `noch ${number} Sekunden`);

export const words: typeof en = {
  keys: {
    title: "Du auf jedem Gerät",
    about: "Sei am Telefon und am Schreibtisch dieselbe Person, und komm wieder, wenn ein Gerät verloren ging.",
    device: "Auf ein anderes Gerät",
    deviceAbout: (place) => `Fotografiere am anderen Gerät dieses Quadrat, oder öffne ${place} und tippe den Code.`,
    square: "Der Code als Quadrat zum Fotografieren",
    counts: (left) => `Er gilt einmal, ${seconds(left)}.`,
    over: "Dieser Code gilt nicht mehr.",
    another: "Neuen Code machen",
  },
  passkeys: {
    title: "Passkeys",
    about: "Dein Finger, dein Gesicht oder eine PIN sagt, dass du es bist. Kein Passwort, keine Adresse.",
    make: "Passkey machen",
    made: "Der Passkey ist gemacht.",
    not: "Es wurde kein Passkey benutzt.",
    already: "Dieses Gerät hat schon einen Passkey.",
    synced: "In einem Passwort-Manager",
    single: "Auf einem Gerät",
    dates: (made, used) => `Gemacht am ${made}, zuletzt benutzt am ${used}`,
    remove: (made) => `Passkey vom ${made} entfernen`,
    removed: "Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät.",
  },
  sessions: {
    title: "Wo du angemeldet bist",
    about:
      "Melde ab, was du nicht mehr benutzt oder nicht kennst. Dort gemachte Codes und Passkeys gelten dann nicht mehr.",
    unnamed: "Ein Browser oder ein Programm",
    here: (since) => `Dieser hier, seit ${since}`,
    since: (since) => `Seit ${since}`,
    signOut: "Abmelden",
    signOutOf: (device, since) => `Abmelden: ${device}, seit ${since}`,
    signedOut: (device) => `Abgemeldet: ${device}.`,
    leave: "Hier abmelden",
    leaveAbout: "Dieser Browser kennt dich dann nicht mehr. Hier gemachte Codes und Passkeys gelten nicht mehr.",
    loss: {
      none: "Zurück kommst du mit einem Code von einem anderen Gerät, auf dem du angemeldet bist.",
      some: "Sonst bist du nirgends angemeldet. Zurück kommst du nur mit einem Passkey oder einem Code für den Notfall, den du nicht hier gemacht hast. Hast du keinen? Dann hol dich vorher auf ein anderes Gerät.",
      all: "Sonst bist du nirgends angemeldet, und du hast weder Passkeys noch Codes für den Notfall. Niemand kann dich zurückholen: Dein Name, deine Plätze, deine Partien und deine Freunde sind dann weg.",
    },
    stay: "Angemeldet bleiben",
    elsewhere: "Überall sonst abmelden",
    elsewhereAbout:
      "Ist ein Gerät weg, oder hat jemand deines benutzt? Danach bist du nur noch hier angemeldet. Kein Code gilt mehr, kein Gerät bekommt Nachrichten, und von den Passkeys bleiben nur die, die du auswählst.",
    alone: "Alle anderen Geräte sind abgemeldet.",
    which: "Welche Passkeys bleiben?",
    whichAbout: "Kreuz nur die an, die du kennst. Die anderen gelten dann nicht mehr.",
  },
  recovery: {
    title: "Codes für den Notfall",
    about: "Für den Tag, an dem alle Geräte weg sind. Schreib sie auf, jeder gilt einmal.",
    left: (number) => (number === 1 ? "1 Code ist übrig." : `${number} Codes sind übrig.`),
    make: "Codes machen",
    shown: "Sie werden nur jetzt gezeigt. Früher gemachte gelten nicht mehr.",
    save: "Als Datei sichern",
  },
  arrive: {
    title: "Warst du schon hier?",
    about: "Tippe einen Code von deinem anderen Gerät oder einen, den du aufgeschrieben hast.",
    behind: (name) =>
      `In diesem Browser bist du ${name}. Mit dem Code oder Passkey von jemand anderem wirst du hier diese Person, und ${name} bleibt zurück: Um wieder ${name} zu sein, brauchst du einen Code oder Passkey von ${name}.`,
    typed:
      "Codes für den Notfall tippt man selbst, aus einem Link gelten sie nicht. Hat dir jemand diesen Link geschickt, lass die Finger davon.",
    signedOut: "Du bist hier abgemeldet.",
    now: (name, before) =>
      name === "" ? `Du bist nicht mehr ${before}.` : `Du bist jetzt ${name}, nicht mehr ${before}.`,
    back: (before) => `Nein, ich bin ${before}`,
    code: "Code",
    empty: "Tippe zuerst einen Code.",
    come: "Das bin ich",
    passkey: "Passkey benutzen",
    welcome: (name) => (name === "" ? "Willkommen zurück." : `Willkommen zurück, ${name}.`),
  },
};
