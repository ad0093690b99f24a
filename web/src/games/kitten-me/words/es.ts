import type { Accessory, Attribute, Ink } from "../../../vocabulary/attributes";
import type { en } from "./en";

const one = { hat: "sombrero", tie: "lazo", glasses: "gafas", blue: "azul", red: "rojo", green: "verde" };
const more = { hat: "sombreros", tie: "lazos", glasses: "gafas", blue: "azules", red: "rojos", green: "verdes" };
const of = (attribute: Attribute, number: number): string => (number === 1 ? one : more)[attribute];
/** What stands on buttons, where a plural would be too wide. */
const many = { hat: "Sombrero", tie: "Lazo", glasses: "Gafas", blue: "Azul", red: "Rojo", green: "Verde" };
const cards = (number: number): string => (number === 1 ? "1 carta" : `${number} cartas`);
const left = (number: number): string => (number === 1 ? "queda" : "quedan");
const wilds = ["Comodín", "Comodín doble", "Comodín triple"];

function dressed(colour: Ink, thing: Accessory, count: number): string {
  const several = count > 1 || thing === "glasses";
  const ink = (several ? more : one)[colour];
  return `${of(thing, count)} ${thing === "glasses" ? ink.replace("rojos", "rojas") : ink}`;
}

export const words: typeof en = {
  card: {
    dressed,
    dressedLabel: (colour, thing, count) => `${count} ${dressed(colour, thing, count)}`,
    wild: (count) => wilds[count - 1] ?? "Comodín",
    wildLabel: (count) => `${wilds[count - 1] ?? "Comodín"}: ${count} de todo`,
    all: "Todo",
    specials: {
      skip: { name: "Skip", short: "Skip", label: "Skip: pasas tu turno" },
      draw3: { name: "Draw 3", short: "Draw", label: "Draw 3: tres cartas más" },
      fish: { name: "Go Fish", short: "Fish", label: "Go Fish: llévate de alguien las cartas de un atributo" },
      hide: { name: "Can’t See Me", short: "Hide", label: "Can’t See Me: la mano cuenta 0" },
      hang: { name: "Hang In There", short: "Hang", label: "Hang In There: si tienes razón, ganas una carta" },
      trouble: { name: "Double Trouble", short: "Double", label: "Double Trouble: la mano se duplica" },
    },
    noCatInside: "Aquí no hay gato",
    lives: (now, most) => `${now} de ${most} vidas`,
  },
  lesson: {
    steps: {
      hand: () =>
        "Estas tres cartas son tuyas y solo tú las ves. Todo el mundo apuesta sobre lo que hay en todas las manos juntas.",
      bid: (who) => `${who(1)} dice: entre todas las cartas hay al menos 2 rojos. Eso es una apuesta.`,
      count: () => "Los números pequeños cuentan tu propia mano: 2 sombreros, 1 rojo, etcétera. Lo demás es adivinar.",
      raise: (who) =>
        `${who(2)} subió a 3 sombreros. Tú tienes 2, así que 4 en total es probable. Elige Sombrero y apuesta.`,
      doubt: (who) => `¿8 rojos? Tú solo tienes 1, y no hay más que nueve cartas. ${who(2)} miente: ¡duda!`,
      short: (who) => `7 rojos, y eso con la carta volteada. Falta uno para 8, así que ${who(2)} pierde una carta.`,
      lives: () =>
        "Los fósforos son vidas: una por cada carta que te toca. Sin ninguna quedas fuera; gana quien quede al final.",
      bluff: () => "Ahora te toca mentir. No tienes ni un verde: apuesta 4 verdes y pon cara de póquer.",
      believed: (who) => `${who(1)} te creyó, subió a 5 y pierde una carta. Solo había 3 verdes. ¡Bien hecho!`,
      wild: () => "La carta dorada es un comodín. Cuenta como cada accesorio y cada color, así que tienes 2 azules.",
      purrfect: (who) =>
        `${who(2)} dice 4 azules, y puede ser justo eso. Di Purrfect: si es exacto, ganas una carta. Si no, pierdes una.`,
      exact: (who) => `¡Exactamente 4! Desde ahora te tocan cuatro cartas, y a ${who(2)} le queda una.`,
    },
    learned: [
      "Sube la apuesta o compruébala: cada una es más alta que la anterior.",
      "Duda de lo que es demasiado; di Purrfect a lo exacto.",
      "Quien se equivoca pierde una carta. Gana quien quede al final.",
    ],
  },

  marks: {
    sombreros: "hat",
    Sombrero: "hat",
    lazos: "tie",
    Lazo: "tie",
    gafas: "glasses",
    Gafas: "glasses",
    azul: "blue",
    azules: "blue",
    Azul: "blue",
    rojo: "red",
    rojos: "red",
    rojas: "red",
    Rojo: "red",
    verde: "green",
    verdes: "green",
    Verde: "green",
  },
  of,
  many,
  amount: (number, attribute) => `${number} ${of(attribute, number)}`,
  cards,
  stillIn: (number, seats) => `${number} de ${seats} en juego`,
  you: "Tú",

  seats: "Asientos",
  seat: (name, state) => [name, ...state].join(", "),
  says: (amount) => `última apuesta: ${amount}`,
  played: (names) => `jugó ${names}`,
  deals: "reparte",
  isOut: "fuera",
  isAway: "ausente",
  thinks: "le toca",
  holdsCards: (number) => `${cards(number)} en la mano`,
  dealerMark: "R",
  away: "se fue",

  theBid: "La apuesta",
  noBid: "Sin apuestas",
  opens: (name) => (name === "" ? "Abres tú" : `Abre ${name}`),
  bidOf: (name) => (name === "" ? "Tu apuesta" : `Apuesta de ${name}`),
  among: (number, flip) => `entre ${cards(number)}${flip ? " + mazo" : ""}`,
  left: (number) => `${left(number)} ${number}`,

  yourHand: "Tu mano",
  youHold: (number, attribute) => `Tienes ${number} ${of(attribute, number)}`,
  emptyHand: "En esta ronda no tienes cartas en la mano.",
  youAreOut: "Quedaste fuera. Mira cómo termina.",
  playable: (card) => `Jugar ${card}`,

  yourMove: "Tu jugada",
  raise: "Sube la apuesta",
  open: "Abre la apuesta",
  peek: "Lo que tienes",
  mustCall: "Ya no se apuesta: comprueba",
  orPlay: "o toca una carta marcada",
  whatToBid: "Qué apuestas",
  whatYouHold: "Lo que tienes",
  inHand: (name, number) => `${name}, ${number} en tu mano`,
  howMany: "Cuántos",
  fewer: "Menos",
  more: "Más",
  pickFirst: "Elige qué apostar",
  bid: (amount) => `Digo ${amount}`,
  challenge: "¡Dudo!",
  challengeHint: "Dudar: hay menos",
  purrfect: "Purrfect",
  exactly: (number) => `justo ${number}`,
  noCall: "sin apuestas",
  does: {
    skip: "Pasas tu turno.",
    draw3: "Tres cartas más y fin del turno.",
    fish: "Te llevas todas las suyas.",
  },
  play: (card) => `Jugar ${card}`,
  keep: "Guardar",
  fishWho: "¿A quién le pides?",
  fishWhat: "¿Qué cartas?",
  fishPick: "Elige a quién y qué",
  ask: (name, what) => `Pedir a ${name}: ${what}`,
  waiting: (names) => `Turno de ${names}`,
  tableMoves: "La mesa reparte…",
  over: "La partida ha terminado.",

  thisRound: "Esta ronda",
  noBids: "Aún no hay ninguna apuesta.",

  reveal: "La revelación",
  allHands: "Todas las manos",
  called: {
    before: (name) => (name === "" ? "Dices" : `${name} dice`),
    challenge: "“You gotta be kitten me!”",
    purrfect: "“¡Purrfect!”",
    to: (name) => (name === "" ? "a ti" : `a ${name}`),
  },
  soFar: (name) => `por ahora. ${name === "" ? "Dijiste" : `${name} dijo`}`,
  inAll: (name) => `en total. ${name === "" ? "Dijiste" : `${name} dijo`}`,
  tally: (count, needed) => `${count} de ${needed}`,
  toGo: (number) => (number === 1 ? "falta 1" : `faltan ${number}`),
  enough: "alcanza",
  cardsLeft: (number) => `${left(number)} ${cards(number)}`,
  thenFlip: "Luego, la volteada",
  fromDeck: "una carta del mazo",
  noFlip: "En esta mesa no se voltea",
  flip: "La carta volteada",
  flipAdds: (number) => (number === 0 ? "no suma nada" : `suma ${number}`),
  flipDoes: { hides: "Can’t See Me: el total es 0", doubles: "Double Trouble: el total se duplica" },
  handDoes: {
    hides: () => "Can’t See Me: esta mano cuenta 0",
    doubles: (times) => (times === 2 ? "Double Trouble duplica esta mano" : `Double Trouble: esta mano × ${times}`),
  },
  skip: "Adelantar",
  verdict: { busted: "¡Mentira!", stands: "Se cumple", purrfect: "¡Purrfect!", notQuite: "Casi…" },
  because: (amount, name, needed, purrfect) => {
    if (purrfect) return `${amount}. ${name === "" ? "Dijiste" : `${name} dijo`} justo ${needed}.`;
    return `${amount}. ${name === "" ? "Necesitabas" : `${name} necesitaba`} ${needed}.`;
  },
  fate: (change, now, name) => {
    const s = name === "" ? "s" : "";
    if (now === 0) return `queda${s} fuera`;
    if (change < 0) return `pierde${s} una carta`;
    if (change > 0) return `gana${s} ${change === 1 ? "una carta" : cards(change)}`;
    return `conserva${s} ${cards(now)}`;
  },
  finish: "Acabar rápido",
  ready: (names) => `A punto: ${names.join(", ")}`,
  stay: "Quedarse",
  leavesIn: (seconds) => `sigue en ${seconds} s`,
  nextRound: (name) => `Siguiente ronda: ${name === "" ? "repartes tú" : `reparte ${name}`}`,
  seeResult: "Ver el resultado",
};
