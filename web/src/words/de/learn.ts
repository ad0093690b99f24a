import type { learn as english, Lines } from "../en/learn";

const kittenMe = {
  hand: () =>
    "Diese drei Karten gehören dir, und nur du siehst sie. Alle bieten darauf, was in allen Händen zusammen steckt.",
  bid: (who) => `${who(1)} sagt: Unter allen Karten sind mindestens 2 Rot. Das ist ein Gebot.`,
  count: () => "Die kleinen Zahlen zählen deine eigene Hand: 2 Hüte, 1 Rot und so weiter. Der Rest ist geraten.",
  raise: (who) => `${who(2)} geht auf 3 Hüte. Du hast selbst 2, also sind 4 gut möglich. Wähle Hüte und biete.`,
  doubt: (who) => `8 Rot? Du hast nur 1, und es sind bloß neun Karten. ${who(2)} blufft: Zweifle es an!`,
  short: (who) => `7 Rot, und das samt der Wendekarte. Eins zu wenig für 8: ${who(2)} verliert eine Karte.`,
  lives: () =>
    "Die Streichhölzer sind Leben: eins für jede Karte, die du bekommst. Wer keins mehr hat, ist draußen; wer übrig bleibt, gewinnt.",
  bluff: () => "Jetzt darfst du schwindeln. Du hast gar kein Grün: Biete 4 Grün und verzieh keine Miene.",
  believed: (who) =>
    `${who(1)} hat dir geglaubt, ging auf 5 und verliert eine Karte. Es waren nur 3 Grün. Gut gemacht!`,
  wild: () => "Die goldene Karte ist ein Joker. Sie zählt als jedes Accessoire und jede Farbe, also hast du 2 Blau.",
  purrfect: (who) =>
    `${who(2)} sagt 4 Blau, und das könnte genau stimmen. Sag Purrfect: Ist es genau richtig, gewinnst du eine Karte, sonst verlierst du eine.`,
  exact: (who) => `Genau 4! Ab jetzt bekommst du vier Karten, und ${who(2)} hat nur noch eine.`,
} satisfies Lines;

const goKitty = {
  goal: () => "Sammle Clowder: Vier gleiche bringen 3 Punkte, eine Karte jeder Jahreszeit 2, vier einer Jahreszeit 1.",
  ask: (who) =>
    `Du hast 2 Schnee, also darfst du nach Schnee fragen. ${who(1)} ist schon gewählt: Tippe auf Schnee und frag.`,
  goesOn: (who) =>
    `${who(1)} hatte zwei und muss beide geben. Nach einem Erfolg geht es weiter: Frag ${who(2)} nach Eis.`,
  miss: (who) => `${who(2)} hat keins, also hast du gezogen, und dein Zug war vorbei. Aber sieh mal: eine Maus!`,
  none: (who) => `${who(1)} fragt dich nach Wolle. Du hast keine, also sag das.`,
  mouse: (who) =>
    `${who(2)} will deinen Fächer. Spiel die Maus, und die Frage dreht sich um: Jetzt muss ${who(2)} dir alle Fächer geben.`,
  turned: (who) => `${who(2)} musste dir einen Fächer geben. Die Maus ist aus dem Spiel, und jetzt bist du dran.`,
  lay: () => "Vier Schnee auf deiner Hand. Sie liegen schon bereit: Leg sie für 3 Punkte.",
  seek: (who) =>
    `Mit einer Suchmarke fragst du nach allem, auch nach dem, was du nicht hast. ${who(1)} wollte Wolle und hat also welche: Such sie.`,
  stop: () => "Winter, Frühling, Sommer: Mit einer Herbstkarte mehr wird das ein Jahreskreis. Hör für diesmal auf.",
  tokens: () =>
    "Jeder Clowder dreht eine verbrauchte Marke zurück, und wer aussetzt, bekommt auch eine. Ist der Stapel leer, haben alle noch einen letzten Zug.",
} satisfies Lines;

const shutUpCat = {
  night: () => "Zwölf Plättchen liegen verdeckt: acht Z und vier MIAUs. Du willst Z. Heute Nacht reichen 20.",
  gather: () => "Ein Zug beginnt mit drei Würfeln. Das Kissen ist leer, also würfle alle drei.",
  settle: () =>
    "Zwei der drei nutzt du. 1 und 6 sind zusammen 7: Damit kuschelst du dich ein, und dein Faktor steigt auf ×2.",
  spare: () => "Der dritte Würfel kommt aufs Kissen. Von dort dürfen alle ihn nehmen, statt zu würfeln.",
  pair: (who) => `${who(1)} hat zwei 5en gewürfelt. Zwei gleiche bringen eine Ablenkungskarte.`,
  take: () => "Jetzt brauchst du die 4. Tippe sie auf dem Kissen an und würfle die anderen beiden.",
  sleep: () => "4 und 3 sind die Enden eines Bogens. Schlafen deckt alle sechs Plättchen darin auf. Gute Nacht!",
  meow: () => "Fünf Z und ein MIAU. Ein MIAU nimmt 1 von deinem Faktor: Es bleibt nur ×1.",
  chase: () => "Verscheuch die Katze für 5 Z: Du bist wieder bei ×2, und die fünf Z zählen 10 statt 5.",
  score: () => "Jetzt werten: 5 Z mal 2.",
  put: () =>
    "Die Plättchen kommen verdeckt zurück. Du darfst sie vorher vertauschen, und niemand sieht wie. Lass sie diesmal liegen.",
  secret: () =>
    "Nur du weißt, wo dieses MIAU liegt. An diesem Tisch merkt es sich dein Bildschirm, an anderen merkst du es dir selbst.",
  again: (who) => `${who(1)} hat sich auch eingekuschelt. Du bist dran: Würfle drei Würfel.`,
  distract: () => "Zwei 3en: Nimm eine Ablenkungskarte.",
  card: () =>
    "Ein Laserpointer! In einem späteren Zug würfelst du damit neu. Karten spielst du, bevor du deine Würfel nutzt.",
} satisfies Lines;

export const learn: typeof english = {
  title: "Einführung",
  progress: (step: number, steps: number): string => `Schritt ${step} von ${steps}`,
  coach: "Wer dir hilft",
  next: "Weiter",
  watch: (name: string): string => (name === "" ? "Sieh zu, was passiert." : `${name} überlegt …`),
  opening: "Der Tisch wird gedeckt …",
  startOver: "Von vorn",
  leave: "Einführung verlassen",
  rules: "Spielregeln",
  steps: { "kitten-me": kittenMe, "go-kitty": goKitty, "shut-up-cat": shutUpCat },

  done: "Mehr brauchst du nicht",
  learned: {
    "kitten-me": [
      "Überbiete oder prüfe: Jedes Gebot ist höher als das vorige.",
      "Zweifle an, was zu hoch ist; sag Purrfect, wenn es genau stimmt.",
      "Wer falsch liegt, verliert eine Karte. Wer übrig bleibt, gewinnt.",
    ],
    "go-kitty": [
      "Frag nach dem, was du hast. Erfolg: weiter. Fehlversuch: ziehen.",
      "Vier Karten sind ein Clowder: 3, 2 oder 1 Punkte.",
      "Suchmarken fragen nach allem, und eine Maus dreht die Frage um.",
    ],
    "shut-up-cat": [
      "Zwei von drei Würfeln: schlafen, mit zwei gleichen eine Karte, mit Summe 7 einkuscheln.",
      "Jedes Z zählt so oft, wie dein Faktor sagt; jedes MIAU senkt ihn.",
      "5 Z verscheuchen die Katze und heben den Faktor, jederzeit.",
    ],
  },
  playNow: "Jetzt spielen",
  playOn: "Diese Partie weiterspielen",
  readRules: "Spielregeln lesen",

  noLesson: "Noch keine Einführung",
  noLessonWhy: "Für dieses Spiel hat noch niemand eine geschrieben. Die Spielregeln sagen, wie es geht.",
  failed: "Die Einführung hat nicht begonnen",
  noCookie: "Der Tisch erkennt dich nicht wieder. Erlaube dieser Seite Cookies und versuch es noch einmal.",
  again: "Noch einmal",
  home: "Alle Spiele",
};
