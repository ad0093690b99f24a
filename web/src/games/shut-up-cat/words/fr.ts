import type { en } from "./en";

const tiles = (count: number): string => (count < 2 ? `${count} tuile` : `${count} tuiles`);
const meows = (count: number): string => (count === 1 ? "Un MIAOU" : `${count} MIAOU`);
const dice = (count: number): string => (count < 2 ? `${count} dé` : `${count} dés`);
const cards = (count: number): string => (count < 2 ? `${count} carte Distraction` : `${count} cartes Distraction`);

export const words: typeof en = {
  card: {
    distractions: {
      laser: { name: "Pointeur laser", does: "Relance les dés de ton choix" },
      wand: { name: "Canne à plumes", does: "Un dé monte ou descend de 1" },
      yarn: { name: "Pelote de laine", does: "Retourne un dé sur sa face opposée" },
      box: { name: "Carton", does: "Mets un dé sur le nombre voulu" },
      catnip: { name: "Herbe à chat", does: "Le premier MIAOU ne compte pas" },
      tuna: { name: "Boîte de thon", does: "Regarde deux tuiles en secret" },
      bag: { name: "Sac en papier", does: "Échange un dé avec l’Oreiller" },
      milk: { name: "Lait chaud", does: "Facteur +1 pendant ce tour" },
      cucumber: { name: "Concombre", does: "Échange deux tuiles sans regarder" },
      mirror: { name: "Miroir", does: "Un dé montre ce qu’un autre montre" },
      brush: { name: "Brosse douce", does: "Facteur +1" },
      sun: { name: "Coin au soleil", does: "Prends 3 Z" },
      plugs: { name: "Bouchons", does: "Aucun MIAOU ne compte ce tour-ci" },
      broom: { name: "Balai", does: "Vide l’Oreiller de ses dés" },
      fan: { name: "Ventilateur", does: "Toutes les tuiles avancent d’une case" },
      spray: { name: "Vaporisateur", does: "Tous les autres\u00a0: facteur −1" },
    },
    die: (pips) => `Dé\u00a0: ${pips}`,
  },
  lesson: {
    steps: {
      night: () =>
        "Douze tuiles sont face cachée\u00a0: huit Z et quatre MIAOU. Tu veux des Z. Cette nuit, 20 suffisent.",
      gather: () => "Un tour commence avec trois dés. L’Oreiller est vide, alors lance les trois.",
      settle: () => "Tu en utilises deux sur trois. 1 et 6 font 7\u00a0: tu te blottis, et ton facteur monte à ×2.",
      spare: () => "Le troisième dé va sur l’Oreiller. Chacun peut l’y prendre au lieu de lancer.",
      pair: (who) => `${who(1)} a lancé deux 5. Deux dés pareils rapportent une carte Distraction.`,
      take: () => "Maintenant, tu veux ce 4. Touche-le sur l’Oreiller, puis lance les deux autres.",
      sleep: () =>
        "4 et 3 sont les bouts d’un arc de l’anneau. Dormir retourne ses six tuiles. Fais de beaux rêves\u202f!",
      meow: () => "Cinq Z et un MIAOU. Un MIAOU enlève 1 à ton facteur\u00a0: il ne reste que ×1.",
      chase: () => "Chasse le chat pour 5 Z\u00a0: te revoilà à ×2, et les cinq Z comptent 10 au lieu de 5.",
      score: () => "Maintenant, marque\u00a0: 5 Z fois 2.",
      put: () =>
        "Les tuiles reviennent face cachée. Tu peux d’abord les échanger, et personne ne voit comment. Cette fois, laisse-les ainsi.",
      secret: () =>
        "Personne d’autre ne sait où est ce MIAOU. À cette table, ton écran le marque pour toi\u202f; aux autres, retiens-le.",
      again: (who) => `${who(1)} vient aussi de se blottir. À toi\u00a0: lance trois dés.`,
      distract: () => "Deux 3\u00a0: prends une carte Distraction.",
      card: () =>
        "Un Pointeur laser\u202f! À un prochain tour, il te fera relancer des dés. Les cartes se jouent avant d’utiliser ses dés.",
    },
    learned: [
      "Deux dés sur trois\u00a0: dormir, prendre une carte avec deux pareils, se blottir avec 7.",
      "Chaque Z compte autant de fois que dit ton facteur\u202f; chaque MIAOU le baisse.",
      "5 Z chassent le chat et montent le facteur, à tout moment.",
    ],
  },

  caption: (target) => `En ${target} Z`,
  lastRound: "Dernière manche",

  seats: "Places",
  you: "Toi",
  ofTarget: (target) => `sur ${target} Z`,
  seatNow: (name, winks, times, held) => `${name}\u00a0: ${winks} Z, facteur ×${times}, ${cards(held)}`,
  onTurn: "doit jouer",
  away: "pas là",

  ring: "L’anneau",
  toChoose: "À choisir sur l’anneau",
  tileDown: (letter, number) => `${letter}, nombre ${number}, face cachée`,
  tileUp: (letter, number, face) => `${letter}, nombre ${number}, ${face}`,
  tileKnown: (letter, number, face) => `${letter}, nombre ${number}, tu sais\u00a0: ${face}`,
  face: { z: "Z", m: "MIAOU" },
  arcNow: (from, to, count) => `Arc de ${from} à ${to}, ${tiles(count)}`,
  endAt: (number, letters) => `Le ${number} sur ${letters}`,
  tileAt: (letter) => `Tuile sur ${letter}`,
  putAt: (face, letter) => `${face} sur ${letter}`,
  arcSum: (count, times) => `${tiles(count)} × ${times}`,
  upSum: (zeds, times, milks) => `${zeds} Z × ${times}${milks > 0 ? ` (+${milks})` : ""}`,
  scoredSum: (winks) => `+${winks} Z`,
  asleep: "Le chat dort.",
  awake: "Le chat est réveillé\u202f!",

  yourDice: "Tes dés",
  diceOf: (name) => `Dés\u00a0: ${name}`,
  dieUsed: (number) => `${number}, utilisé`,
  dieSpare: (number) => `${number}, en trop`,
  die: (number) => `${number}`,
  pillow: "Oreiller",
  inPile: (count) => `${count} en réserve`,
  spareLands: (number, count) => `le ${number} vient ici, ${count} en réserve`,
  onPillow: (number) => `${number} sur l’Oreiller`,
  multiplier: "Facteur",
  multiplierNow: (times, top) => `×${times}, au plus ×${top}`,
  chase: (price, times) => `Chasser\u00a0: ${price} Z pour ×${times}`,
  chaseShort: "Chasser le chat",
  stepPrice: (price) => `${price} Z le cran`,

  yourMove: "Ton coup",
  useTwo: "Utilises-en deux",
  kinds: { sleep: "Dormir", distract: "Distraire", settle: "Se blottir" },
  useDice: {
    sleep: (low, high) => `${low} et ${high}`,
    distract: (low, high) => `${low} et ${high}`,
    settle: (low, high) => `${low} + ${high} = ${low + high}`,
  },
  noUse: { sleep: "pas d’arc", distract: "pas de double", settle: "pas de 7" },
  uselessPair: "Rien à faire avec ces deux-là",
  goSleep: (count) => `Dormir\u00a0: ${tiles(count)}`,
  goDistract: "Piocher",
  goSettle: "Se blottir",
  otherWay: "Autre sens",
  gatherHow: "Touche les dés de l’Oreiller à prendre.",
  gatherNone: "L’Oreiller est vide.",
  gatherRest: (count) => (count === 0 ? "Rien n’est lancé." : `La table lance ${dice(count)}.`),
  goGather: (taken, rolled) => {
    if (taken === 0) return `Lancer ${dice(rolled)}`;
    return rolled === 0 ? `Prendre ${dice(taken)}` : `Prendre ${taken}, lancer ${rolled}`;
  },
  takeMore: "Prends un dé de l’Oreiller",
  heard: (count, hushed, times) => {
    if (count === 0) return `Pas un bruit\u00a0: toujours ×${times}.`;
    const quiet = hushed > 0 ? `, ${hushed} ${hushed === 1 ? "étouffé" : "étouffés"}` : "";
    return `${meows(count)}${quiet}\u00a0: ×${times} maintenant.`;
  },
  chaseBrings: (price, winks) => `Chasse le chat pour ${price} Z, et ces tuiles rapportent ${winks} Z.`,
  chaseNot: "Prends ce qu’il y a, puis cache les tuiles.",
  goScore: (winks) => `Prendre ${winks} Z, puis cacher`,
  scored: (winks) => (winks === 0 ? "Pas un seul Z." : `${winks} Z pour toi.`),
  putHow: "Cache les tuiles\u00a0: glisse-les, ou touches-en deux. Personne d’autre ne saura.",
  goPut: "Remettre",
  shuffle: "Mélanger",
  hears: (name, count, times) =>
    count === 0
      ? `${name} n’a retourné aucun MIAOU\u00a0: toujours ×${times}.`
      : `${name} a retourné ${count === 1 ? "un MIAOU" : `${count} MIAOU`}\u00a0: ×${times} maintenant.`,
  waits: {
    gathering: (name) => `${name} réunit ses dés.`,
    rolling: (name) => `${name} lance les dés.`,
    window: (name) => `${name} réfléchit à ses dés.`,
    dealing: (name) => `${name} pioche une carte.`,
    returning: (name) => `${name} cache les tuiles.`,
    over: () => "La nuit est finie. Dors bien\u202f!",
  },
  turning: "Les tuiles se retournent.",
  beforeFirst: "Il se fait tard. On installe les tuiles.",
  canChase: "En attendant, tu peux chasser le chat.",

  distractions: "Distractions",
  yourCards: (count) => (count < 2 ? "Ta carte Distraction" : `Tes ${cards(count)}`),
  noCards: "Tu n’en as pas. Deux dés pareils t’en rapportent une.",
  playBefore: "à jouer avant d’utiliser les dés",
  notNow: "Les cartes se jouent à ton tour, après le lancer.",
  hushTonight: (count) => (count === 1 ? "Un MIAOU ne comptera pas" : `${count} MIAOU ne compteront pas`),
  milkTonight: (count) => `+${count} en marquant`,
  played: "Jouées",
  playedTimes: (name, count) => (count === 1 ? name : `${count}\u00a0×\u00a0${name}`),
  wants: {
    nothing: "Effet immédiat.",
    dice: "Quels dés relancer\u202f?",
    face: "Quel dé\u202f? Puis son nouveau nombre.",
    pillow: "Lequel de tes dés, et lequel sur l’Oreiller\u202f?",
    places: "Quelles deux tuiles\u202f?",
  },
  turnTo: "Nouvelle face",
  goPlay: (name) => `Jouer ${name}`,
  putDown: "Plus tard",
  looked: (findings) => `Tu as vu\u00a0: ${findings}`,
};
