import type { Attribute } from "../../art";

type Draw = (attribute: Attribute, px: number) => string;

const one = { hat: "Hat", tie: "Bow Tie", glasses: "Glasses", blue: "Blue", red: "Red", green: "Green" };
const many = { ...one, hat: "Hats", tie: "Bow Ties" };
const of = (attribute: Attribute, number: number): string => (number === 1 ? one : many)[attribute];
const cards = (number: number): string => (number === 1 ? "1 card" : `${number} cards`);
const whose = (name: string): string => (name === "" ? "Your" : `${name}’s`);
const who = (name: string): string => (name === "" ? "You" : name);

/** Where a name may be your own, "" stands for you. */
export const kitten = {
  /** The words in sentences that get a mark. */
  marks: (draw: Draw, px: number): Readonly<Record<string, string>> => ({
    Hats: draw("hat", px),
    "Bow Ties": draw("tie", px),
    Glasses: draw("glasses", px),
    Blue: draw("blue", px),
    Red: draw("red", px),
    Green: draw("green", px),
  }),
  of,
  many,
  amount: (number: number, attribute: Attribute): string => `${number} ${of(attribute, number)}`,
  cards,
  stillIn: (number: number, seats: number): string => `${number} of ${seats} in`,
  you: "You",

  // seats
  seats: "Seats",
  seat: (name: string, state: readonly string[]): string => [name, ...state].join(", "),
  says: (amount: string): string => `last bid ${amount}`,
  played: (names: string): string => `played ${names}`,
  deals: "deals",
  isOut: "out",
  isAway: "away",
  thinks: "to move",
  holdsCards: (number: number): string => `${cards(number)} in hand`,
  dealerMark: "D",
  away: "away",

  // the bid
  theBid: "The bid",
  noBid: "No bid yet",
  opens: (name: string): string => (name === "" ? "You open" : `${name} opens`),
  bidOf: (name: string): string => `${whose(name)} bid`,
  among: (number: number, flip: boolean): string => `among ${cards(number)}${flip ? " + flip" : ""}`,
  left: (number: number): string => `${number} left`,

  // your hand
  yourHand: "Your hand",
  youHold: (number: number, attribute: Attribute): string => `You hold ${number} ${of(attribute, number)}`,
  emptyHand: "No cards in your hand this round.",
  youAreOut: "You are out. Watch how it ends.",
  playable: (card: string): string => `Play ${card}`,

  // your move
  yourMove: "Your move",
  raise: "Raise the bid",
  open: "Open the bidding",
  peek: "What you hold",
  mustCall: "No bid now: call it",
  orPlay: "or tap a marked card",
  whatToBid: "What to bid",
  whatYouHold: "What you hold",
  inHand: (name: string, number: number): string => `${name}, ${number} in your hand`,
  howMany: "How many",
  fewer: "Fewer",
  more: "More",
  pickFirst: "Pick what to bid",
  bid: (amount: string): string => `Bid ${amount}`,
  challenge: "You gotta be kitten me!",
  challengeHint: "Challenge: there are fewer",
  purrfect: "Purrfect",
  exactly: (number: number): string => `exactly ${number}`,
  noCall: "no bid yet",
  does: {
    skip: "Your turn passes.",
    draw3: "Three more cards, turn over.",
    fish: "Take all their cards with it.",
  },
  play: (card: string): string => `Play ${card}`,
  keep: "Keep it",
  fishWho: "Whom do you ask?",
  fishWhat: "Which cards?",
  fishPick: "Pick one of them, and what",
  ask: (name: string, what: string): string => `Ask ${name} for ${what}`,
  waiting: (names: string): string => `${names} to move`,
  tableMoves: "The table deals…",
  over: "The match is over.",

  // the round
  thisRound: "This round",
  noBids: "Nobody has bid yet.",
  cardsPlayed: "Cards played",
  log: "Log",

  // the reveal
  reveal: "The reveal",
  allHands: "All hands",
  called: {
    before: (name: string): string => `${who(name)} said`,
    challenge: "“You gotta be kitten me!”",
    purrfect: "“Purrfect!”",
    to: (name: string): string => `to ${name === "" ? "you" : name}`,
  },
  soFar: (name: string): string => `so far. ${who(name)} said`,
  inAll: (name: string): string => `in all. ${who(name)} said`,
  tally: (count: number, needed: number): string => `${count} of ${needed}`,
  toGo: (number: number): string => `${number} to go`,
  enough: "enough",
  cardsLeft: (number: number): string => `${cards(number)} left`,
  thenFlip: "Then the flip",
  fromDeck: "one card from the deck",
  noFlip: "No flip at this table",
  flip: "The flip",
  flipAdds: (number: number): string => (number === 0 ? "adds nothing" : `adds ${number}`),
  flipDoes: { hides: "Can’t See Me: the total is 0", doubles: "Double Trouble: the total doubles" },
  handDoes: {
    hides: (): string => "Can’t See Me: this hand counts 0",
    doubles: (times: number): string =>
      times === 2 ? "Double Trouble doubles this hand" : `Double Trouble: this hand × ${times}`,
  },
  skip: "Skip ahead",
  verdict: { busted: "Busted!", stands: "The bid stands", purrfect: "Purrfect!", notQuite: "Not quite" },
  because: (amount: string, name: string, needed: number, purrfect: boolean): string =>
    purrfect ? `${amount}. ${who(name)} said exactly ${needed}.` : `${amount}. ${who(name)} needed ${needed}.`,
  fate: (change: number, now: number, name: string): string => {
    const s = name === "" ? "" : "s";
    if (now === 0) return name === "" ? "are out" : "is out";
    if (change < 0) return `lose${s} a card`;
    if (change > 0) return `gain${s} ${change === 1 ? "a card" : cards(change)}`;
    return `keep${s} ${cards(now)}`;
  },
  nextRound: (name: string): string => `Next round: ${name === "" ? "you deal" : `${name} deals`}`,
  seeResult: "See the result",
};
