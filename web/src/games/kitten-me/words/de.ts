import type { Accessory, Attribute, Ink } from "../../../vocabulary/attributes";
import type { en } from "./en";

const one = { hat: "Hut", tie: "Fliege", glasses: "Brille", blue: "Blau", red: "Rot", green: "Grün" };
const many = { ...one, hat: "Hüte", tie: "Fliegen", glasses: "Brillen" };
const of = (attribute: Attribute, number: number): string => (number === 1 ? one : many)[attribute];
const cards = (number: number): string => (number === 1 ? "1 Karte" : `${number} Karten`);

const stems = { blue: "blau", red: "rot", green: "grün" };
const things = {
  hat: ["er Hut", "e Hüte"],
  tie: ["e Fliege", "e Fliegen"],
  glasses: ["e Brille", "e Brillen"],
} as const;
const wilds = ["Joker", "Doppeljoker", "Dreifachjoker"];

function dressed(colour: Ink, thing: Accessory, count: number): string {
  return `${stems[colour]}${things[thing][count > 1 ? 1 : 0]}`;
}

export const words: typeof en = {
  card: {
    dressed,
    dressedLabel: (colour, thing, count) => `${count} ${dressed(colour, thing, count)}`,
    wild: (count) => wilds[count - 1] ?? "Joker",
    wildLabel: (count) => `${wilds[count - 1] ?? "Joker"}: ${count} von allem`,
    all: "Alle",
    specials: {
      skip: { name: "Skip", short: "Skip", label: "Skip: dein Zug ist vorbei" },
      draw3: { name: "Draw 3", short: "Draw", label: "Draw 3: drei Karten mehr" },
      fish: { name: "Go Fish", short: "Fish", label: "Go Fish: nimm jemandem alle Karten mit einem Merkmal" },
      hide: { name: "Can’t See Me", short: "Hide", label: "Can’t See Me: die Hand zählt 0" },
      hang: { name: "Hang In There", short: "Hang", label: "Hang In There: wer recht hat, bekommt eine Karte" },
      trouble: { name: "Double Trouble", short: "Double", label: "Double Trouble: die Hand zählt doppelt" },
    },
    noCatInside: "Keine Katze hier",
    lives: (now, most) => `${now} von ${most} Leben`,
  },
  lesson: {
    steps: {
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
      wild: () =>
        "Die goldene Karte ist ein Joker. Sie zählt als jedes Accessoire und jede Farbe, also hast du 2 Blau.",
      purrfect: (who) =>
        `${who(2)} sagt 4 Blau, und das könnte genau stimmen. Sag Purrfect: Ist es genau richtig, gewinnst du eine Karte, sonst verlierst du eine.`,
      exact: (who) => `Genau 4! Ab jetzt bekommst du vier Karten, und ${who(2)} hat nur noch eine.`,
    },
    learned: [
      "Überbiete oder prüfe: Jedes Gebot ist höher als das vorige.",
      "Zweifle an, was zu hoch ist; sag Purrfect, wenn es genau stimmt.",
      "Wer falsch liegt, verliert eine Karte. Wer übrig bleibt, gewinnt.",
    ],
  },

  marks: {
    Hüte: "hat",
    Fliegen: "tie",
    Brillen: "glasses",
    Blau: "blue",
    Rot: "red",
    Grün: "green",
  },
  of,
  many,
  amount: (number, attribute) => `${number} ${of(attribute, number)}`,
  cards,
  stillIn: (number, seats) => `${number} von ${seats} dabei`,
  you: "Du",

  seats: "Plätze",
  seat: (name, state) => [name, ...state].join(", "),
  says: (amount) => `letztes Gebot ${amount}`,
  played: (names) => `hat ${names} gespielt`,
  deals: "gibt",
  isOut: "ausgeschieden",
  isAway: "abwesend",
  thinks: "am Zug",
  holdsCards: (number) => `${cards(number)} auf der Hand`,
  dealerMark: "G",
  away: "fort",

  theBid: "Das Gebot",
  noBid: "Noch kein Gebot",
  opens: (name) => (name === "" ? "Du eröffnest" : `${name} eröffnet`),
  bidOf: (name) => (name === "" ? "Dein Gebot" : `Gebot: ${name}`),
  among: (number, flip) => `${cards(number)}${flip ? " + Wende" : ""}`,
  left: (number) => `noch ${number}`,

  yourHand: "Deine Hand",
  youHold: (number, attribute) => `Du hast ${number} ${of(attribute, number)}`,
  emptyHand: "In dieser Runde hast du keine Karten auf der Hand.",
  youAreOut: "Du bist ausgeschieden. Schau zu, wie es ausgeht.",
  playable: (card) => `${card} spielen`,

  yourMove: "Dein Zug",
  raise: "Überbieten",
  open: "Gebot eröffnen",
  peek: "Was du hast",
  mustCall: "Kein Gebot mehr: jetzt prüfen",
  orPlay: "oder tippe eine markierte Karte an",
  whatToBid: "Was du bietest",
  whatYouHold: "Was du hast",
  inHand: (name, number) => `${name}, ${number} auf deiner Hand`,
  howMany: "Wie viele",
  fewer: "Weniger",
  more: "Mehr",
  pickFirst: "Wähle ein Merkmal",
  bid: (amount) => `${amount} bieten`,
  challenge: "Anzweifeln!",
  challengeHint: "Anzweifeln: es sind weniger",
  purrfect: "Purrfect",
  exactly: (number) => `genau ${number}`,
  noCall: "noch kein Gebot",
  does: {
    skip: "Dein Zug ist vorbei.",
    draw3: "Drei Karten mehr.",
    fish: "Du bekommst alle damit.",
  },
  play: (card) => `${card} spielen`,
  keep: "Behalten",
  fishWho: "Wen fragst du?",
  fishWhat: "Welche Karten?",
  fishPick: "Wähle eine Person und ein Merkmal",
  ask: (name, what) => `${name} nach ${what} fragen`,
  waiting: (names) => `${names} ist dran`,
  tableMoves: "Es wird gegeben …",
  over: "Die Partie ist vorbei.",

  thisRound: "Diese Runde",
  noBids: "Noch hat niemand geboten.",

  reveal: "Das Aufdecken",
  allHands: "Alle Hände",
  called: {
    before: (name) => (name === "" ? "Du sagst" : `${name} sagt`),
    challenge: "„You gotta be kitten me!“",
    purrfect: "„Purrfect!“",
    to: (name) => (name === "" ? "zu dir" : `zu ${name}`),
  },
  soFar: (name) => `bisher. ${name === "" ? "Du hast" : `${name} hat`} gesagt`,
  inAll: (name) => `insgesamt. ${name === "" ? "Du hast" : `${name} hat`} gesagt`,
  tally: (count, needed) => `${count} von ${needed}`,
  toGo: (number) => `${number} fehlen`,
  enough: "genug",
  cardsLeft: (number) => `noch ${cards(number)}`,
  thenFlip: "Dann die Wendekarte",
  fromDeck: "eine Karte vom Deck",
  noFlip: "Hier ohne Wendekarte",
  flip: "Die Wendekarte",
  flipAdds: (number) => (number === 0 ? "bringt nichts" : `bringt ${number}`),
  flipDoes: { hides: "Can’t See Me: die Summe ist 0", doubles: "Double Trouble: die Summe zählt doppelt" },
  handDoes: {
    hides: () => "Can’t See Me: diese Hand zählt 0",
    doubles: (times) =>
      times === 2 ? "Double Trouble verdoppelt diese Hand" : `Double Trouble: diese Hand × ${times}`,
  },
  skip: "Weiter",
  verdict: { busted: "Erwischt!", stands: "Das Gebot hält", purrfect: "Purrfect!", notQuite: "Nicht ganz" },
  because: (amount, name, needed, purrfect) => {
    const said = name === "" ? "Du hast" : `${name} hat`;
    return purrfect
      ? `${amount}. ${said} genau ${needed} gesagt.`
      : `${amount}. ${name === "" ? "Du hast" : `${name} hat`} ${needed} gebraucht.`;
  },
  fate: (change, now, name) => {
    const you = name === "";
    if (now === 0) return you ? "bist ausgeschieden" : "ist ausgeschieden";
    if (change < 0) return `${you ? "verlierst" : "verliert"} eine Karte`;
    if (change > 0) return `${you ? "bekommst" : "bekommt"} ${change === 1 ? "eine Karte" : cards(change)}`;
    return `${you ? "behältst" : "behält"} ${cards(now)}`;
  },
  finish: "Schnell zu Ende",
  ready: (names) => `Bereit: ${names.join(", ")}`,
  stay: "Bleiben",
  leavesIn: (seconds) => `weiter in ${seconds} s`,
  nextRound: (name) => `Nächste Runde: ${name === "" ? "du gibst" : `${name} gibt`}`,
  seeResult: "Zum Ergebnis",
};
