import type { glyph, Season, Trait } from "../../art";

type Draw = typeof glyph;
type Clowder = "kind" | "year" | "season";

const several = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;
const clowders: Readonly<Record<Clowder, string>> = { kind: "Of a kind", year: "Year-round", season: "Seasonal" };
const OUTLINED: readonly string[] = ["light", "rain", "firefly", "apple"]; // their second tone is a line, not a hole

/** Draw the mark of a trait or a season as it stands among words. */
export function markOf(draw: Draw, px: number, name: Season | Trait | "mouse"): string {
  return draw(name, px, "key", OUTLINED.includes(name) ? "key" : "stock-hi");
}

export const kitty = {
  /** The words in sentences that get a mark. */
  marks: (draw: Draw, px: number): Readonly<Record<string, string>> => ({
    Winter: markOf(draw, px, "winter"),
    Spring: markOf(draw, px, "spring"),
    Summer: markOf(draw, px, "summer"),
    Fall: markOf(draw, px, "fall"),
    Light: markOf(draw, px, "light"),
    Cozy: markOf(draw, px, "cozy"),
    Snow: markOf(draw, px, "snow"),
    Clover: markOf(draw, px, "clover"),
    Rain: markOf(draw, px, "rain"),
    Flower: markOf(draw, px, "flower"),
    Firefly: markOf(draw, px, "firefly"),
    Fan: markOf(draw, px, "fan"),
    "Ice Cream": markOf(draw, px, "icecream"),
    Apple: markOf(draw, px, "apple"),
    Pumpkin: markOf(draw, px, "pumpkin"),
    Leaf: markOf(draw, px, "leaf"),
    Mouse: markOf(draw, px, "mouse"),
    Mice: markOf(draw, px, "mouse"),
  }),
  inHand: "in your hand",
  takesToken: "takes a token",
  inPile: (number: number) => `${number} in the pile`,
  emptyPile: "The pile is empty",
  lastTurns: (number: number) => (number === 1 ? "The very last turn" : `Last turns: ${number} to go`),
  left: (number: number) => `${number} left`,
  you: "You",
  cards: (number: number) => several(number, "card", "cards"),
  points: (number: number) => several(number, "pt", "pts"),
  pointsInFull: (number: number) => several(number, "point", "points"),
  tokens: (number: number) => several(number, "active Seek Token", "active Seek Tokens"),

  // regions
  seats: "Seats",
  theAsk: "The ask",
  whatToAsk: "What to ask for",
  yourHand: "Your hand",
  yourMove: "Your move",
  score: "Score",
  log: "Log",
  laid: "Laid Clowders",
  yourClowders: "Your Clowders",
  noneLaid: "None yet. Four cards that belong together make a Clowder.",
  watching: "You are watching. Every hand stays face down.",

  seat: (name: string, cards: string, points: string, tokens: string) => `${name}: ${cards}, ${points}, ${tokens}`,
  askSeat: (seat: string) => `Ask ${seat}`,
  cell: (what: string, held: number) => (held > 0 ? `${what}, ${held} in hand` : what),
  /** A trait's name where room is short: it may be broken at a soft hyphen. */
  cellName: (name: string) => name,
  cellWithToken: (cell: string) => `${cell}, takes a Seek Token`,
  pile: (number: number) => `Pile, ${several(number, "card", "cards")}`,
  lookAtPile: (pile: string) => `Look at the pile. ${pile}`,

  // the label
  gotAny: (name: string) => `${name}, got any`,
  question: (what: string) => `${what}?`,
  asksYou: (name: string) => `${name} asks: got any`,
  asks: (name: string, other: string) => `${name} asks ${other} for`,
  youAsk: (other: string) => `You ask ${other} for`,
  gives: (name: string, other: string) => `${name} gives ${other}`,
  givesYou: (name: string) => `${name} gives you`,
  youGive: (other: string) => `You give ${other}`,
  gift: (number: number, what: string) => `${number} ${what}`,
  hasNone: (name: string, what: string) => `${name} has no ${what}`,
  youHaveNone: (what: string) => `You have no ${what}`,
  goKitty: "Go Kitty!",
  drew: (name: string, card: string) => `${name} draws ${card === "" ? "a card" : card}.`,
  youDrew: (card: string) => `You draw ${card}.`,
  playsA: (name: string) => `${name} plays a`,
  youPlayA: "You play a",
  mouse: "Mouse!",
  turnedRound: (name: string, gift: string) => `${name} gives ${gift} instead.`,
  turnedOnYou: (gift: string) => `You give ${gift} instead.`,
  turnedForNothing: "But there is nothing to give.",
  youPay: (name: string) => `Turned round! Give ${name} one`,
  keepOneOf: "Keep one of these",
  topCards: (number: number) => several(number, "card", "cards"),
  turnOver: "Your turn is over",
  layOrEnd: "Lay or end",
  lays: (name: string) => `${name} lays`,
  youLay: "You lay",
  does: (name: string, deed: "look" | "kept" | "draw" | "skip") =>
    ({
      look: [`${name} looks at`, "The pile"],
      kept: [`${name} keeps`, "One card"],
      draw: [`${name} draws`, "A card"],
      skip: [`${name} asks nothing`, "Skip"],
    })[deed],
  youDo: (deed: "look" | "kept" | "draw" | "skip") =>
    ({
      look: ["You look at", "The pile"],
      kept: ["You keep", "One card"],
      draw: ["You draw", "A card"],
      skip: ["You ask nothing", "Skip"],
    })[deed],
  itsTurnOf: "Now it is the turn of",
  dealt: "The cards are being dealt",
  wins: (name: string) => `${name} wins with`,
  youWin: "You win with",
  sharedWin: "A shared win with",
  lookHint: "See the top cards, keep one.",
  seekHint: "Ask for anything, or tap the pile to look.",
  chooseHint: "Tap what to ask for.",

  // moves
  askFor: (what: string) => `Ask for ${what}`,
  seekFor: (what: string) => `Seek ${what}`,
  bringsAll: "brings all they hold",
  bringsOne: "brings one card",
  turnsToken: "turns a token",
  ask: "Ask",
  look: "Look",
  seek: (tokens: number) => `Seek ${tokens}`,
  seekAbout: "Turn a Seek Token: ask for anything, or look at the pile",
  skip: "Skip",
  skipAbout: "Skip: ask nothing, and turn a spent token back",
  end: "Stop",
  endAbout: "End your turn",
  endTurn: "End turn",
  draw: "Draw a card",
  drawWhy: "your hand is empty",
  give: (number: number, what: string) => `Give ${number} ${what}`,
  giveOne: (what: string) => `Give ${what}`,
  none: "No kitty",
  playMouse: "Mouse!",
  playMouseWhy: "turn it round",
  playMouseAbout: (name: string) => `Play a Mouse: ${name} must give to you instead`,
  keep: (what: string) => `Keep ${what}`,
  keepCard: (what: string) => `Keep ${what}`,
  under: "Under the pile",
  lowest: "lowest",
  swapAbout: "Swap the order of the cards that go under the pile",
  lay: (clowder: Clowder) => `Lay ${clowders[clowder]}`,
  layNothing: "Lay",
  offer: (points: number) => `Lay +${points}`,
  offerAbout: (clowder: Clowder, points: string, cards: string) =>
    `Pick the best Clowder: ${clowders[clowder]}, ${points}. ${cards}`,
  notNow: "Not now",
  mat: "Clowder to lay",
  matHint: (missing: number) => (missing === 1 ? "One more that fits" : `${missing} more that fit`),
  matFull: "These four belong together",
  matWrong: "These do not make a Clowder",
  emptySlot: "Empty place",
  takeBack: (card: string) => `Take ${card} back`,
  waitFor: (names: string) => `Waiting for ${names}`,
  waitForTable: "Just a moment",
  over: "The end",

  clowders,
  clowderAbout: { kind: "four of one Trait", year: "one of each Season", season: "four of one Season" } as Readonly<
    Record<Clowder, string>
  >,
  clowder: (name: string, points: string, cards: string) => `${name}, ${points}: ${cards}`,
  mice: (number: number) => several(number, "Mouse out of the game", "Mice out of the game"),
};
