import type { cat as english } from "../en/cat";

const tiles = (count: number): string => `${count} Plättchen`;
const meows = (count: number): string => (count === 1 ? "Ein MIAU" : `${count} MIAUs`);
const cards = (count: number): string => (count === 1 ? "1 Ablenkungskarte" : `${count} Ablenkungskarten`);

export const cat: typeof english = {
  caption: (target) => `Bis ${target} Z`,
  lastRound: "Letzte Runde",

  seats: "Plätze",
  you: "Du",
  ofTarget: (target) => `von ${target} Z`,
  multiplierOf: (times) => `Faktor ×${times}`,
  seatNow: (name, winks, times, held) => `${name}: ${winks} Z, Faktor ×${times}, ${cards(held)}`,
  onTurn: "am Zug",
  away: "abwesend",

  ring: "Der Ring",
  toChoose: "Auf dem Ring zu wählen",
  tileDown: (letter, number) => `${letter}, Zahl ${number}, verdeckt`,
  tileUp: (letter, number, face) => `${letter}, Zahl ${number}, ${face}`,
  tileKnown: (letter, number, face) => `${letter}, Zahl ${number}, du weißt: ${face}`,
  face: { z: "Z", m: "MIAU" },
  arcNow: (from, to, count) => `Bogen von ${from} bis ${to}, ${tiles(count)}`,
  endAt: (number, letters) => `Die ${number} auf ${letters}`,
  tileAt: (letter) => `Plättchen auf ${letter}`,
  putAt: (face, letter) => `${face} auf ${letter}`,
  arcSum: (count, times) => `${tiles(count)} × ${times}`,
  upSum: (zeds, times, milks) => `${zeds} Z × ${times}${milks > 0 ? ` (+${milks})` : ""}`,
  scoredSum: (winks) => `+${winks} Z`,
  asleep: "Die Katze schläft.",
  awake: "Die Katze ist wach!",

  yourDice: "Deine Würfel",
  diceOf: (name) => `Würfel von ${name}`,
  dieUsed: (number) => `${number}, benutzt`,
  dieSpare: (number) => `${number}, übrig`,
  die: (number) => `${number}`,
  pillow: "Kissen",
  inPile: (count) => `${count} im Vorrat`,
  spareLands: (number, count) => `die ${number} kommt hierher, ${count} im Vorrat`,
  onPillow: (number) => `${number} auf dem Kissen`,
  multiplier: "Faktor",
  multiplierNow: (times, top) => `×${times}, höchstens ×${top}`,
  chase: (price, times) => `Verscheuchen: ${price} Z für ×${times}`,
  chaseShort: "Verscheuchen",
  stepPrice: (price) => `${price} Z für einen Schritt`,

  yourMove: "Dein Spielzug",
  useTwo: "Benutze zwei davon",
  kinds: { sleep: "Schlafen", distract: "Ablenkung", settle: "Einkuscheln" },
  useDice: {
    sleep: (low, high) => `${low} und ${high}`,
    distract: (low, high) => `${low} und ${high}`,
    settle: (low, high) => `${low} + ${high} = ${low + high}`,
  },
  noUse: { sleep: "kein Bogen", distract: "nichts doppelt", settle: "keine 7" },
  uselessPair: "Mit diesen beiden geht nichts",
  goSleep: (count) => `Schlafen: ${tiles(count)}`,
  goDistract: "Karte ziehen",
  goSettle: "Einkuscheln",
  otherWay: "Andersrum",
  gatherHow: "Tippe Würfel auf dem Kissen an.",
  gatherNone: "Das Kissen ist leer.",
  gatherRest: (count) => (count === 0 ? "Nichts wird gewürfelt." : `Der Tisch würfelt ${count} Würfel.`),
  goGather: (taken, rolled) => {
    if (taken === 0) return `${rolled} würfeln`;
    return rolled === 0 ? `${taken} nehmen` : `${taken} nehmen, ${rolled} würfeln`;
  },
  takeMore: "Nimm einen vom Kissen",
  heard: (count, hushed, times) => {
    if (count === 0) return `Kein Mucks: weiter ×${times}.`;
    return `${meows(count)}${hushed > 0 ? `, ${hushed} beruhigt` : ""}: jetzt ×${times}.`;
  },
  chaseBrings: (price, winks) => `Verscheuche sie für ${price} Z, dann bringen die Plättchen ${winks} Z.`,
  chaseNot: "Nimm, was da ist, dann verstecke die Plättchen.",
  goScore: (winks) => `${winks} Z nehmen, dann verstecken`,
  scored: (winks) => (winks === 0 ? "Diesmal kein Z." : `${winks} Z für dich.`),
  putHow: "Versteck die Plättchen: ziehen, oder zwei antippen. Nur du weißt es dann.",
  goPut: "Zurücklegen",
  shuffle: "Mischen",
  hears: (name, count, times) =>
    count === 0
      ? `${name} deckt kein MIAU auf: weiter ×${times}.`
      : `${name} deckt ${count === 1 ? "ein MIAU" : `${count} MIAUs`} auf: jetzt ×${times}.`,
  waits: {
    gathering: (name) => `${name} sammelt Würfel.`,
    rolling: (name) => `Die Würfel von ${name} rollen.`,
    window: (name) => `${name} überlegt.`,
    dealing: (name) => `${name} zieht eine Karte.`,
    returning: (name) => `${name} versteckt die Plättchen.`,
    over: () => "Die Nacht ist vorbei. Schlaf gut!",
  },
  beforeFirst: "Es wird spät. Die Plättchen werden ausgelegt.",
  canChase: "Du darfst inzwischen die Katze verscheuchen.",

  distractions: "Ablenkungen",
  yourCards: (count) => `Deine ${cards(count)}`,
  noCards: "Du hast keine. Zwei gleiche Würfel bringen dir eine.",
  playBefore: "vor dem Benutzen der Würfel",
  notNow: "Karten spielst du in deinem Zug nach dem Würfeln.",
  hushTonight: (count) => (count === 1 ? "Ein MIAU zählt nicht" : `${count} MIAUs zählen nicht`),
  milkTonight: (count) => `+${count} beim Werten`,
  played: "Gespielt",
  playedTimes: (name, count) => (count === 1 ? name : `${count}\u00a0×\u00a0${name}`),
  wants: {
    nothing: "Sie wirkt sofort, für diesen Zug.",
    dice: "Welche Würfel sollen neu rollen?",
    face: "Welcher Würfel? Dann die neue Zahl.",
    pillow: "Welcher von deinen, welcher vom Kissen?",
    places: "Welche zwei Plättchen?",
  },
  turnTo: "Neue Zahl",
  goPlay: (name) => `${name} spielen`,
  putDown: "Doch nicht",
  looked: (findings) => `Du hast gesehen: ${findings}`,
};
