import type { Lines } from "../../shared/lesson";

type Kind = "sleep" | "distract" | "settle";
type Want = "nothing" | "dice" | "face" | "pillow" | "places";

const tiles = (count: number): string => (count === 1 ? "1 tile" : `${count} tiles`);
const meows = (count: number): string => (count === 1 ? "One MEOW" : `${count} MEOWs`);
const dice = (count: number): string => (count === 1 ? "1 die" : `${count} dice`);
const cards = (count: number): string => (count === 1 ? "1 Distraction card" : `${count} Distraction cards`);

export const en = {
  /** What is printed on cards, and what a screen reader calls them. */
  card: {
    distractions: {
      laser: { name: "Laser Pointer", does: "Roll any of your dice again" },
      wand: { name: "Feather Wand", does: "One die up or down by 1" },
      yarn: { name: "Ball of Yarn", does: "Turn a die to its other side" },
      box: { name: "Cardboard Box", does: "Set one die to any number" },
      catnip: { name: "Catnip", does: "The first MEOW does not count" },
      tuna: { name: "Tin of Tuna", does: "Look at two tiles in secret" },
      bag: { name: "Paper Bag", does: "Swap a die with the Pillow" },
      milk: { name: "Warm Milk", does: "Multiplier 1 higher this turn" },
      cucumber: { name: "Cucumber", does: "Swap two tiles, no peeking" },
      mirror: { name: "Hand Mirror", does: "One die shows what another shows" },
      brush: { name: "Soft Brush", does: "Multiplier up by 1" },
      sun: { name: "Sunny Spot", does: "Take 3 Z" },
      plugs: { name: "Ear Plugs", does: "No MEOW counts this turn" },
      broom: { name: "Broom", does: "Clear the Pillow of dice" },
      fan: { name: "Ceiling Fan", does: "All tiles one place clockwise" },
      spray: { name: "Spray Bottle", does: "All others: multiplier down by 1" },
    },
    die: (pips: number) => `Die: ${pips}`,
  },
  lesson: {
    steps: {
      night: () => "Twelve tiles lie face down: eight Z and four MEOWs. You want Z. Tonight 20 of them are enough.",
      gather: () => "A turn begins with three dice. The Pillow is empty, so roll all three.",
      settle: () => "You use two of the three. 1 and 6 make 7: that settles you down and raises your factor to ×2.",
      spare: () => "The third die goes to the Pillow. Anybody may take it from there instead of rolling.",
      pair: (who) => `${who(1)} rolled two 5s. Two alike bring a Distraction card.`,
      take: () => "Now you want that 4. Tap it on the Pillow, then roll the other two.",
      sleep: () => "4 and 3 are the ends of an arc on the ring. Sleep turns up all six tiles of it. Sweet dreams!",
      meow: () => "Five Z and one MEOW. A MEOW takes 1 off your factor: only ×1 is left.",
      chase: () => "Chase the cat for 5 Z: you are back at ×2, and the five Z count 10 instead of 5.",
      score: () => "Now score: 5 Z times 2.",
      put: () =>
        "The tiles go back face down. You may swap them first, and nobody sees how. This time leave them as they are.",
      secret: () =>
        "Only you know where that MEOW lies. Your screen marks it for you at this table; at others, remember it.",
      again: (who) => `${who(1)} settled down as well. Your turn: roll three dice.`,
      distract: () => "Two 3s: take a Distraction card.",
      card: () =>
        "A Laser Pointer! In a later turn you may roll dice again with it. Cards are played before you use your dice.",
    } satisfies Lines,
    learned: [
      "Two of three dice: sleep, take a card with two alike, settle with a sum of 7.",
      "Every Z counts as often as your factor says; every MEOW lowers it.",
      "5 Z chase the cat and raise the factor, at any time.",
    ],
  },

  caption: (target: number): string => `To ${target} Z`,
  lastRound: "Last round",

  // seats
  seats: "Seats",
  you: "You",
  ofTarget: (target: number): string => `of ${target} Z`,
  seatNow: (name: string, winks: number, times: number, held: number): string =>
    `${name}: ${winks} Z, multiplier ×${times}, ${cards(held)}`,
  onTurn: "on turn",
  away: "away",

  // ring
  ring: "The ring",
  toChoose: "To choose on the ring",
  tileDown: (letter: string, number: number): string => `${letter}, number ${number}, face down`,
  tileUp: (letter: string, number: number, face: string): string => `${letter}, number ${number}, ${face}`,
  tileKnown: (letter: string, number: number, face: string): string => `${letter}, number ${number}, you know: ${face}`,
  face: { z: "Z", m: "MEOW" },
  arcNow: (from: string, to: string, count: number): string => `Arc from ${from} to ${to}, ${tiles(count)}`,
  endAt: (number: number, letters: string): string => `The ${number} on ${letters}`,
  tileAt: (letter: string): string => `Tile on ${letter}`,
  putAt: (face: string, letter: string): string => `${face} on ${letter}`,
  arcSum: (count: number, times: number): string => `${tiles(count)} × ${times}`,
  upSum: (zeds: number, times: number, milks: number): string =>
    `${zeds} Z × ${times}${milks > 0 ? ` (+${milks})` : ""}`,
  scoredSum: (winks: number): string => `+${winks} Z`,
  asleep: "The cat sleeps.",
  awake: "The cat is awake!",

  // dice, Pillow, multiplier
  yourDice: "Your dice",
  diceOf: (name: string): string => `Dice of ${name}`,
  dieUsed: (number: number): string => `${number}, used`,
  dieSpare: (number: number): string => `${number}, left over`,
  die: (number: number): string => `${number}`,
  pillow: "Pillow",
  inPile: (count: number): string => `${count} in the pile`,
  spareLands: (number: number, count: number): string => `spare ${number} goes here, ${count} in the pile`,
  onPillow: (number: number): string => `${number} on the Pillow`,
  multiplier: "Multiplier",
  multiplierNow: (times: number, top: number): string => `×${times} of at most ×${top}`,
  chase: (price: number, times: number): string => `Chase: ${price} Z for ×${times}`,
  chaseShort: "Chase the cat",
  stepPrice: (price: number): string => `${price} Z buys a step`,

  // what to do
  yourMove: "Your move",
  useTwo: "Use two of them",
  kinds: { sleep: "Sleep", distract: "Distract", settle: "Settle" } satisfies Record<Kind, string>,
  useDice: {
    sleep: (low: number, high: number): string => `${low} and ${high}`,
    distract: (low: number, high: number): string => `${low} and ${high}`,
    settle: (low: number, high: number): string => `${low} + ${high} = ${low + high}`,
  } satisfies Record<Kind, (low: number, high: number) => string>,
  noUse: { sleep: "no arc", distract: "no two alike", settle: "no two make 7" } satisfies Record<Kind, string>,
  uselessPair: "Nothing to do with these two",
  goSleep: (count: number): string => `Sleep: turn ${tiles(count)}`,
  goDistract: "Draw a card",
  goSettle: "Settle down",
  otherWay: "Other way",
  gatherHow: "Tap dice on the Pillow to take them.",
  gatherNone: "The Pillow is empty.",
  gatherRest: (count: number): string => (count === 0 ? "Nothing is rolled." : `The table rolls ${dice(count)}.`),
  goGather: (taken: number, rolled: number): string => {
    if (taken === 0) return `Roll ${dice(rolled)}`;
    return rolled === 0 ? `Take ${dice(taken)}` : `Take ${taken}, roll ${rolled}`;
  },
  takeMore: "Take one from the Pillow",
  heard: (count: number, hushed: number, times: number): string => {
    if (count === 0) return `Not a sound: still ×${times}.`;
    return `${meows(count)}${hushed > 0 ? `, ${hushed} hushed` : ""}: ×${times} now.`;
  },
  chaseBrings: (price: number, winks: number): string => `Chase for ${price} Z, and these tiles bring ${winks} Z.`,
  chaseNot: "Take what there is, then hide the tiles.",
  goScore: (winks: number): string => `Take ${winks} Z, then hide the tiles`,
  scored: (winks: number): string => (winks === 0 ? "No Z this time." : `${winks} Z for you.`),
  putHow: "Hide the tiles: drag them, or tap two to swap. Only you will know.",
  goPut: "Put back",
  shuffle: "Shuffle",
  hears: (name: string, count: number, times: number): string =>
    count === 0
      ? `${name} turned up no MEOW: still ×${times}.`
      : `${name} turned up ${count === 1 ? "a MEOW" : `${count} MEOWs`}: ×${times} now.`,
  waits: {
    gathering: (name: string): string => `${name} gathers dice.`,
    rolling: (name: string): string => `The dice of ${name} are rolling.`,
    window: (name: string): string => `${name} thinks about the dice.`,
    dealing: (name: string): string => `${name} draws a card.`,
    returning: (name: string): string => `${name} hides the tiles.`,
    over: (): string => "The night is over. Sleep well!",
  },
  turning: "The tiles turn up.",
  beforeFirst: "It is getting late. The tiles are being laid out.",
  canChase: "You may chase the cat meanwhile.",

  // cards
  distractions: "Distractions",
  yourCards: (count: number): string => `Your ${cards(count)}`,
  noCards: "You hold none. Two dice alike bring you one.",
  playBefore: "play before you use the dice",
  notNow: "Cards are played in your turn, after the roll.",
  hushTonight: (count: number): string => `${meows(count)} will not count`,
  milkTonight: (count: number): string => `+${count} at the score`,
  played: "Played",
  playedTimes: (name: string, count: number): string => (count === 1 ? name : `${count}\u00a0×\u00a0${name}`),
  wants: {
    nothing: "It works at once.",
    dice: "Which dice shall be rolled again?",
    face: "Which die? Then its new number.",
    pillow: "Which of your dice, and which on the Pillow?",
    places: "Which two tiles?",
  } satisfies Record<Want, string>,
  turnTo: "New number",
  goPlay: (name: string): string => `Play ${name}`,
  putDown: "Not now",
  looked: (findings: string): string => `You saw: ${findings}`,
};
