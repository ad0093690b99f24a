import type { Accessory, Attribute, Ink } from "../../../vocabulary/attributes";
import type { en } from "./en";

const one = { hat: "Chapeau", tie: "Nœud", glasses: "Lunettes", blue: "Bleu", red: "Rouge", green: "Vert" };
const several = { hat: "Chapeaux", tie: "Nœuds", glasses: "Lunettes", blue: "Bleus", red: "Rouges", green: "Verts" };
const many = { ...one, hat: "Chapeaux", tie: "Nœuds" };
const of = (attribute: Attribute, number: number): string => (number < 2 ? one : several)[attribute];
const cards = (number: number): string => (number < 2 ? `${number} carte` : `${number} cartes`);

const paints = {
  blue: ["bleu", "bleus", "bleues"],
  red: ["rouge", "rouges", "rouges"],
  green: ["vert", "verts", "vertes"],
} as const;
const wilds = ["Joker", "Double Joker", "Triple Joker"];

function dressed(colour: Ink, thing: Accessory, count: number): string {
  const [single, plural, feminine] = paints[colour];
  const paint = thing === "glasses" ? feminine : count > 1 ? plural : single;
  return `${of(thing, count)} ${paint}`;
}

export const words: typeof en = {
  card: {
    dressed,
    dressedLabel: (colour, thing, count) => `${count} ${dressed(colour, thing, count)}`,
    wild: (count) => wilds[count - 1] ?? "Joker",
    wildLabel: (count) => `${wilds[count - 1] ?? "Joker"}\u00a0: ${count} de tout`,
    all: "Tout",
    specials: {
      skip: { name: "Skip", short: "Skip", label: "Skip\u00a0: tu passes ton tour" },
      draw3: { name: "Draw 3", short: "Draw", label: "Draw 3\u00a0: trois cartes de plus" },
      fish: { name: "Go Fish", short: "Fish", label: "Go Fish\u00a0: prends à quelqu’un ses cartes d’un attribut" },
      hide: { name: "Can’t See Me", short: "Hide", label: "Can’t See Me\u00a0: la main compte 0" },
      hang: { name: "Hang In There", short: "Hang", label: "Hang In There\u00a0: aie raison, gagne une carte" },
      trouble: { name: "Double Trouble", short: "Double", label: "Double Trouble\u00a0: la main compte double" },
    },
    noCatInside: "Pas de chat ici",
    lives: (now, most) => `${now} ${now < 2 ? "vie" : "vies"} sur ${most}`,
  },
  lesson: {
    steps: {
      hand: () =>
        "Ces trois cartes sont à toi, et personne d’autre ne les voit. On annonce ce qu’il y a dans toutes les mains réunies.",
      bid: (who) => `${who(1)} dit\u00a0: il y a au moins 2 Rouges parmi toutes les cartes. C’est une annonce.`,
      count: () => "Les petits nombres comptent ta propre main\u00a0: 2 Chapeaux, 1 Rouge, etc. Le reste se devine.",
      raise: (who) =>
        `${who(2)} monte à 3 Chapeaux. Tu en as 2 toi-même, donc 4 en tout, c’est plausible. Choisis Chapeaux et annonce.`,
      doubt: (who) =>
        `8 Rouges\u202f? Tu n’en as que 1, et il n’y a que neuf cartes. ${who(2)} bluffe\u00a0: dis que tu en doutes\u202f!`,
      short: (who) => `7 Rouges, carte du paquet comprise. Il en manque un pour 8\u00a0: ${who(2)} perd une carte.`,
      lives: () =>
        "Les allumettes sont des vies\u00a0: une par carte que tu reçois. Sans vie, on est hors jeu\u202f; qui reste en dernier gagne.",
      bluff: () => "À toi de mentir, maintenant. Tu n’as aucun Vert\u00a0: annonce 4 Verts sans sourciller.",
      believed: (who) =>
        `${who(1)} a mordu à l’hameçon, a dit 5 et perd une carte. Il n’y avait que 3 Verts. Bien joué\u202f!`,
      wild: () =>
        "La carte dorée est un Joker. Elle compte comme chaque accessoire et chaque couleur\u00a0: tu as donc 2 Bleus.",
      purrfect: (who) =>
        `${who(2)} dit 4 Bleus, et c’est peut-être juste. Dis Purrfect\u00a0: si c’est exact, tu gagnes une carte. Sinon, tu en perds une.`,
      exact: (who) => `Exactement 4\u202f! Tu reçois désormais quatre cartes, et ${who(2)} n’en a plus qu’une.`,
    },
    learned: [
      "Surenchéris ou vérifie\u00a0: chaque annonce est plus haute que la précédente.",
      "Doute de ce qui est trop haut, dis Purrfect si c’est exact.",
      "Qui a tort perd une carte. Qui reste en dernier gagne.",
    ],
  },

  marks: {
    Chapeaux: "hat",
    Nœuds: "tie",
    Lunettes: "glasses",
    Bleu: "blue",
    Bleus: "blue",
    Rouge: "red",
    Rouges: "red",
    Vert: "green",
    Verts: "green",
  },
  of,
  many,
  amount: (number, attribute) => `${number} ${of(attribute, number)}`,
  cards,
  stillIn: (number, seats) => `${number} sur ${seats} en jeu`,
  you: "Toi",

  seats: "Places",
  seat: (name, state) => [name, ...state].join(", "),
  says: (amount) => `dernière annonce ${amount}`,
  played: (names) => `a joué ${names}`,
  deals: "distribue",
  isOut: "hors jeu",
  isAway: "pas là",
  thinks: "doit jouer",
  holdsCards: (number) => `${cards(number)} en main`,
  dealerMark: "D",
  away: "pas là",

  theBid: "L’annonce",
  noBid: "Pas d’annonce",
  opens: (name) => (name === "" ? "Tu ouvres" : `${name} ouvre`),
  bidOf: (name) => (name === "" ? "Ton annonce" : `Annonce\u00a0: ${name}`),
  among: (number, flip) => `sur ${cards(number)}${flip ? " + retourne" : ""}`,
  left: (number) => `reste ${number}`,

  yourHand: "Ta main",
  youHold: (number, attribute) => `Tu as ${number} ${of(attribute, number)}`,
  emptyHand: "Tu n’as pas de cartes en main pour cette manche.",
  youAreOut: "Tu es hors jeu. Regarde comment ça finit.",
  playable: (card) => `Jouer ${card}`,

  yourMove: "Ton coup",
  raise: "Surenchérir",
  open: "Ouvrir les annonces",
  peek: "Ce que tu as",
  mustCall: "Plus d’annonce\u00a0: vérifie",
  orPlay: "ou touche une carte marquée",
  whatToBid: "Quoi annoncer",
  whatYouHold: "Ce que tu as",
  inHand: (name, number) => `${name}, ${number} dans ta main`,
  howMany: "Combien",
  fewer: "Moins",
  more: "Plus",
  pickFirst: "Choisis quoi annoncer",
  bid: (amount) => `Dire ${amount}`,
  challenge: "J’en doute\u202f!",
  challengeHint: "Doute\u00a0: il y en a moins",
  purrfect: "Purrfect",
  exactly: (number) => `pile ${number}`,
  noCall: "rien d’annoncé",
  does: {
    skip: "Tu passes ton tour.",
    draw3: "Trois cartes de plus, fin du tour.",
    fish: "Prends-lui toutes ces cartes.",
  },
  play: (card) => `Jouer ${card}`,
  keep: "Garder",
  fishWho: "À qui demandes-tu\u202f?",
  fishWhat: "Quelles cartes\u202f?",
  fishPick: "Choisis à qui, et quoi",
  ask: (name, what) => `Demander ${what} à ${name}`,
  waiting: (names) => `À ${names} de jouer`,
  tableMoves: "La table distribue…",
  over: "La partie est finie.",

  thisRound: "Cette manche",
  noBids: "Pas encore d’annonce.",

  reveal: "La révélation",
  allHands: "Toutes les mains",
  called: {
    before: (name) => (name === "" ? "Tu dis" : `${name} dit`),
    challenge: "«\u00a0You gotta be kitten me!\u00a0»",
    purrfect: "«\u00a0Purrfect\u202f!\u00a0»",
    to: (name) => (name === "" ? "à toi" : `à ${name}`),
  },
  soFar: (name) => `jusqu’ici. ${name === "" ? "Tu as" : `${name} a`} dit`,
  inAll: (name) => `en tout. ${name === "" ? "Tu as" : `${name} a`} dit`,
  tally: (count, needed) => `${count} sur ${needed}`,
  toGo: (number) => `encore ${number}`,
  enough: "assez",
  cardsLeft: (number) => `reste ${cards(number)}`,
  thenFlip: "Puis la retourne",
  fromDeck: "une carte du paquet",
  noFlip: "Ici, sans retourne",
  flip: "La retourne",
  flipAdds: (number) => (number === 0 ? "n’ajoute rien" : `ajoute ${number}`),
  flipDoes: { hides: "Can’t See Me\u00a0: le total est 0", doubles: "Double Trouble\u00a0: le total double" },
  handDoes: {
    hides: () => "Can’t See Me\u00a0: cette main compte 0",
    doubles: (times) =>
      times === 2 ? "Double Trouble double cette main" : `Double Trouble\u00a0: cette main × ${times}`,
  },
  skip: "Avancer",
  verdict: {
    busted: "Bluff\u202f!",
    stands: "L’annonce tient",
    purrfect: "Purrfect\u202f!",
    notQuite: "Presque\u202f!",
  },
  because: (amount, name, needed, purrfect) => {
    if (purrfect) return `${amount}. ${name === "" ? "Tu as" : `${name} a`} dit exactement ${needed}.`;
    return `${amount}. ${name === "" ? `Il t’en fallait ${needed}` : `Il en fallait ${needed} à ${name}`}.`;
  },
  fate: (change, now, name) => {
    const you = name === "";
    if (now === 0) return you ? "tu es hors jeu" : "est hors jeu";
    if (change < 0) return you ? "tu perds une carte" : "perd une carte";
    if (change > 0) return `${you ? "tu gagnes" : "gagne"} ${change === 1 ? "une carte" : cards(change)}`;
    return `${you ? "tu gardes" : "garde"} ${cards(now)}`;
  },
  finish: "Finir vite",
  ready: (names) => `OK\u00a0: ${names.join(", ")}`,
  stay: "Rester",
  leavesIn: (seconds) => `suite dans ${seconds} s`,
  nextRound: (name) => `À suivre\u00a0: ${name === "" ? "tu distribues" : `${name} distribue`}`,
  seeResult: "Voir le résultat",
};
