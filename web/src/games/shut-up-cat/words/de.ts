import type { en } from "./en";

const tiles = (count: number): string => `${count} Plättchen`;
const meows = (count: number): string => (count === 1 ? "Ein MIAU" : `${count} MIAUs`);
const cards = (count: number): string => (count === 1 ? "1 Ablenkungskarte" : `${count} Ablenkungskarten`);

export const words: typeof en = {
  card: {
    distractions: {
      laser: { name: "Laserpointer", does: "Würfle neu, was du willst" },
      wand: { name: "Federangel", does: "Ein Würfel um 1 rauf oder runter" },
      yarn: { name: "Wollknäuel", does: "Würfel auf die Gegenseite" },
      box: { name: "Pappkarton", does: "Ein Würfel nach Wahl" },
      catnip: { name: "Katzenminze", does: "Das erste MIAU zählt nicht" },
      tuna: { name: "Dose Thunfisch", does: "Zwei Plättchen heimlich ansehen" },
      bag: { name: "Papiertüte", does: "Ein Würfel gegen einen vom Kissen" },
      milk: { name: "Warme Milch", does: "Faktor 1 höher in diesem Zug" },
      cucumber: { name: "Gurke", does: "Vertausche zwei Plättchen blind" },
      mirror: { name: "Handspiegel", does: "Ein Würfel zeigt, was ein anderer zeigt" },
      brush: { name: "Weiche Bürste", does: "Faktor um 1 hoch" },
      sun: { name: "Sonnenplatz", does: "Nimm 3 Z" },
      plugs: { name: "Ohrstöpsel", does: "In diesem Zug zählt kein MIAU" },
      broom: { name: "Besen", does: "Das Kissen wird leer" },
      fan: { name: "Ventilator", does: "Alle Plättchen ein Feld weiter" },
      spray: { name: "Sprühflasche", does: "Alle anderen: Faktor um 1 runter" },
    },
    die: (pips) => `Würfel: ${pips}`,
  },
  lesson: {
    steps: {
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
    },
    learned: [
      "Zwei von drei Würfeln: schlafen, mit zwei gleichen eine Karte, mit Summe 7 einkuscheln.",
      "Jedes Z zählt so oft, wie dein Faktor sagt; jedes MIAU senkt ihn.",
      "5 Z verscheuchen die Katze und heben den Faktor, jederzeit.",
    ],
  },

  caption: (target) => `Bis ${target} Z`,
  lastRound: "Letzte Runde",

  seats: "Plätze",
  you: "Du",
  ofTarget: (target) => `von ${target} Z`,
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
  turning: "Die Plättchen drehen sich um.",
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
    nothing: "Sie wirkt sofort.",
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
