import type { en } from "./en";

export const words: typeof en = {
  turn: {
    title: "Sag mir, wenn ich dran bin",
    about:
      "Für Tische über Stunden oder Tage, und wenn dich jemand einlädt oder einen Tisch eröffnet: Eine Nachricht kommt, auch wenn diese Seite zu ist. Nie zeigt sie eine Karte.",
    allow: "Auf diesem Gerät sagen",
    on: "Dieses Gerät sagt es dir ab jetzt.",
    try: "Ausprobieren",
    tried: "Geschickt. Gleich ist sie da.",
    stop: "Auf diesem Gerät aufhören",
    off: "Dieses Gerät sagt dir nichts mehr.",
    notNow: "Es bleibt, wie es war. Dein Browser fragt, ob Nachrichten kommen dürfen: sag ja.",
    notGiven: "Dein Browser konnte es nicht einrichten. Prüfe deine Verbindung und versuch es noch einmal.",
  },
  hinders: {
    server: "Dieser Server schickt keine Nachrichten. Deine Tische zeigen, wer dran ist.",
    home: "Lege diese Seite auf dem iPhone oder iPad zuerst auf den Home-Bildschirm (Teilen, dann Zum Home-Bildschirm) und öffne sie dort.",
    secure: "Nachrichten brauchen eine Adresse, die mit https beginnt.",
    browser: "Dieser Browser zeigt keine Nachrichten einer geschlossenen Seite. Versuch einen anderen.",
    denied: "Du hast Nachrichten dieser Seite verboten. Erlaube sie in den Einstellungen des Browsers und komm wieder.",
  },
  quiet: {
    title: "Ruhezeit",
    about: "Dann kommt nichts. Was noch auf dich wartet, kommt danach.",
    quiet_from: "Von",
    quiet_to: "Bis",
    kept: "Gemerkt.",
  },
  devices: {
    title: "Deine anderen Geräte",
    browser: "Ein anderer Browser",
    since: (day) => `Seit ${day}`,
    remove: (browser, day) => `${browser} entfernen, seit ${day}`,
    removed: "Jenes Gerät sagt dir nichts mehr.",
  },
  muted: {
    title: "Stumme Tische",
    lift: "Wieder sagen",
    liftOf: (code) => `Wieder von Tisch ${code} sagen`,
    lifted: (code) => `Du hörst wieder von Tisch ${code}.`,
  },
  menu: {
    mute: "Tisch stummschalten",
    muted: "Du hörst nichts mehr von diesem Tisch.",
    unmute: "Wieder von diesem Tisch sagen",
    unmuted: "Du hörst wieder von diesem Tisch.",
    tell: "Sag mir, wenn ich dran bin",
  },
};
