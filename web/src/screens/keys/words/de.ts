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
    signOut: "Überall sonst abmelden",
    signOutAbout:
      "Ist ein Gerät weg, oder hat jemand deines benutzt? Früher gemachte Codes gelten dann nicht mehr, und kein Gerät bekommt Nachrichten. Passkeys bleiben: sieh sie durch.",
    signedOut: "Alle anderen Geräte sind abgemeldet.",
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
    about:
      "Tippe einen Code von deinem anderen Gerät oder einen, den du aufgeschrieben hast. Wer du jetzt in diesem Browser bist, bleibt zurück.",
    code: "Code",
    empty: "Tippe zuerst einen Code.",
    come: "Das bin ich",
    passkey: "Passkey benutzen",
    welcome: (name) => (name === "" ? "Willkommen zurück." : `Willkommen zurück, ${name}.`),
  },
};
