import type { Accessory, Attribute, Ink } from "../../../vocabulary/attributes";
import type { Lines } from "../../shared/lesson";

const one = { hat: "Hat", tie: "Bow Tie", glasses: "Glasses", blue: "Blue", red: "Red", green: "Green" };
const many = { ...one, hat: "Hats", tie: "Bow Ties" };
const of = (attribute: Attribute, number: number): string => (number === 1 ? one : many)[attribute];
const dressed = (colour: Ink, thing: Accessory, count: number): string => `${one[colour]} ${of(thing, count)}`;
const wilds = ["Wild", "Double Wild", "Triple Wild"];
const cards = (number: number): string => (number === 1 ? "1 card" : `${number} cards`);
const whose = (name: string): string => (name === "" ? "Your" : `${name}’s`);
const who = (name: string): string => (name === "" ? "You" : name);

/** Where a name may be your own, "" stands for you. */
export const en = {
  /** What is printed on cards, and what a screen reader calls them. */
  card: {
    dressed,
    dressedLabel: (colour: Ink, thing: Accessory, count: number): string => `${count} ${dressed(colour, thing, count)}`,
    wild: (count: number): string => wilds[count - 1] ?? "Wild",
    wildLabel: (count: number): string => `${wilds[count - 1] ?? "Wild"}: ${count} of everything`,
    all: "All",
    specials: {
      skip: { name: "Skip", short: "Skip", label: "Skip: your turn passes" },
      draw3: { name: "Draw 3", short: "Draw", label: "Draw 3: three more cards" },
      fish: { name: "Go Fish", short: "Fish", label: "Go Fish: take one player’s cards of an attribute" },
      hide: { name: "Can’t See Me", short: "Hide", label: "Can’t See Me: the hand counts 0" },
      hang: { name: "Hang In There", short: "Hang", label: "Hang In There: be right, gain a card" },
      trouble: { name: "Double Trouble", short: "Double", label: "Double Trouble: the hand is doubled" },
    },
    noCatInside: "No cat inside",
    lives: (now: number, most: number) => `${now} of ${most} lives`,
  },
  lesson: {
    steps: {
      hand: () =>
        "These three cards are yours, and only you see them. Everybody bids on what lies in all hands together.",
      bid: (who) => `${who(1)} says: there are at least 2 Red among all cards. That is a bid.`,
      count: () => "The small numbers count your own hand: 2 Hats, 1 Red and so on. The rest is guessing.",
      raise: (who) => `${who(2)} went up to 3 Hats. You hold 2 yourself, so 4 in all is likely. Pick Hats and bid.`,
      doubt: (who) => `8 Red? You hold just 1, and there are only nine cards. ${who(2)} is bluffing: call it!`,
      short: (who) => `7 Red, and that with the card from the deck. One short of 8, so ${who(2)} loses a card.`,
      lives: () =>
        "The matches are lives: one for each card you are dealt. With none left you are out; the last one in wins.",
      bluff: () => "Now it is your turn to lie. You hold no Green at all: bid 4 Green and keep a straight face.",
      believed: (who) => `${who(1)} believed you, went up to 5 and loses a card. Only 3 Green were there. Nicely done!`,
      wild: () => "The gold card is a Wild. It counts as every accessory and every colour, so you hold 2 Blue.",
      purrfect: (who) =>
        `${who(2)} says 4 Blue, and that may be just right. Call Purrfect: if it is exact, you win a card. If not, you lose one.`,
      exact: (who) => `Exactly 4! You are dealt four cards from now on, and ${who(2)} is down to one.`,
    } satisfies Lines,
    learned: [
      "Raise the bid, or call it: every bid is higher than the last.",
      "Challenge what is too high, call Purrfect what is exact.",
      "Whoever is wrong loses a card. The last one in wins.",
    ],
  },

  /** The words in sentences that get a mark. */
  marks: {
    Hats: "hat",
    "Bow Ties": "tie",
    Glasses: "glasses",
    Blue: "blue",
    Red: "red",
    Green: "green",
  } as Readonly<Record<string, Attribute>>,
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
  finish: "Finish quickly",
  ready: (names: readonly string[]): string => `Ready: ${names.join(", ")}`,
  stay: "Stay",
  leavesIn: (seconds: number): string => `goes on in ${seconds} s`,
  nextRound: (name: string): string => `Next round: ${name === "" ? "you deal" : `${name} deals`}`,
  seeResult: "See the result",
};
