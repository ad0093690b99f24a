import type { Attribute } from "../../art";
import type { kitten as english } from "../en/kitten";

const one = { hat: "Hut", tie: "Fliege", glasses: "Brille", blue: "Blau", red: "Rot", green: "Grün" };
const many = { ...one, hat: "Hüte", tie: "Fliegen", glasses: "Brillen" };
const of = (attribute: Attribute, number: number): string => (number === 1 ? one : many)[attribute];
const cards = (number: number): string => (number === 1 ? "1 Karte" : `${number} Karten`);

export const kitten: typeof english = {
  marks: (draw, px) => ({
    Hüte: draw("hat", px),
    Fliegen: draw("tie", px),
    Brillen: draw("glasses", px),
    Blau: draw("blue", px),
    Rot: draw("red", px),
    Grün: draw("green", px),
  }),
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
  cardsPlayed: "Gespielte Karten",
  log: "Verlauf",

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
  nextRound: (name) => `Nächste Runde: ${name === "" ? "du gibst" : `${name} gibt`}`,
  seeResult: "Zum Ergebnis",
};
