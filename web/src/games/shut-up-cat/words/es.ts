import type { en } from "./en";

const tiles = (count: number): string => (count === 1 ? "1 loseta" : `${count} losetas`);
const meows = (count: number): string => (count === 1 ? "Un MIAU" : `${count} MIAU`);
const dice = (count: number): string => (count === 1 ? "1 dado" : `${count} dados`);
const cards = (count: number): string => (count === 1 ? "1 carta de Distracción" : `${count} cartas de Distracción`);

export const words: typeof en = {
  card: {
    distractions: {
      laser: { name: "Puntero láser", does: "Vuelve a tirar los que quieras" },
      wand: { name: "Varita de plumas", does: "Un dado sube o baja en 1" },
      yarn: { name: "Ovillo de lana", does: "Gira un dado a su cara opuesta" },
      box: { name: "Caja de cartón", does: "Pon un dado en otro número" },
      catnip: { name: "Hierba gatera", does: "El primer MIAU no cuenta" },
      tuna: { name: "Lata de atún", does: "Mira dos losetas en secreto" },
      bag: { name: "Bolsa de papel", does: "Cambia un dado con la Almohada" },
      milk: { name: "Leche tibia", does: "Factor 1 más alto este turno" },
      cucumber: { name: "Pepino", does: "Cambia dos losetas sin mirar" },
      mirror: { name: "Espejo de mano", does: "Un dado muestra lo que otro" },
      brush: { name: "Cepillo suave", does: "Tu factor sube en 1" },
      sun: { name: "Rincón soleado", does: "Toma 3 Z" },
      plugs: { name: "Tapones de oído", does: "Ningún MIAU cuenta este turno" },
      broom: { name: "Escoba", does: "Vacía la Almohada" },
      fan: { name: "Ventilador", does: "Cada loseta avanza una casilla" },
      spray: { name: "Rociador", does: "El resto: factor baja en 1" },
    },
    die: (pips) => `Dado: ${pips}`,
  },
  lesson: {
    steps: {
      night: () => "Doce losetas están boca abajo: ocho Z y cuatro MIAU. Quieres Z. Esta noche bastan 20.",
      gather: () => "Un turno empieza con tres dados. La Almohada está vacía, así que tira los tres.",
      settle: () => "Usas dos de los tres. 1 y 6 suman 7: con eso te acurrucas y tu factor sube a ×2.",
      spare: () => "El tercer dado va a la Almohada. De allí cualquiera puede tomarlo en lugar de tirar.",
      pair: (who) => `${who(1)} sacó dos 5. Dos iguales dan una carta de Distracción.`,
      take: () => "Ahora quieres ese 4. Tócalo en la Almohada y tira los otros dos.",
      sleep: () => "4 y 3 son los extremos de un arco del anillo. Dormir destapa sus seis losetas. ¡Felices sueños!",
      meow: () => "Cinco Z y un MIAU. Un MIAU le quita 1 a tu factor: solo queda ×1.",
      chase: () => "Espanta al gato por 5 Z: vuelves a ×2, y las cinco Z cuentan 10 en lugar de 5.",
      score: () => "Ahora anota: 5 Z por 2.",
      put: () =>
        "Las losetas vuelven boca abajo. Puedes cambiarlas antes de sitio, y nadie ve cómo. Esta vez déjalas como están.",
      secret: () => "Solo tú sabes dónde está ese MIAU. En esta mesa tu pantalla te lo marca; en otras, recuérdalo tú.",
      again: (who) => `${who(1)} también se acurrucó. Te toca: tira tres dados.`,
      distract: () => "Dos 3: toma una carta de Distracción.",
      card: () =>
        "¡Un Puntero láser! En otro turno podrás volver a tirar dados. Las cartas se juegan antes de usar los dados.",
    },
    learned: [
      "Dos de tres dados: dormir, una carta con dos iguales, o acurrucarse con suma 7.",
      "Cada Z cuenta tantas veces como diga tu factor; cada MIAU lo baja.",
      "5 Z espantan al gato y suben el factor, en cualquier momento.",
    ],
  },

  caption: (target) => `Hasta ${target} Z`,
  lastRound: "Última ronda",

  seats: "Asientos",
  you: "Tú",
  ofTarget: (target) => `de ${target} Z`,
  seatNow: (name, winks, times, held) => `${name}: ${winks} Z, factor ×${times}, ${cards(held)}`,
  onTurn: "le toca",
  away: "ausente",

  ring: "El anillo",
  toChoose: "Para elegir en el anillo",
  tileDown: (letter, number) => `${letter}, número ${number}, boca abajo`,
  tileUp: (letter, number, face) => `${letter}, número ${number}, ${face}`,
  tileKnown: (letter, number, face) => `${letter}, número ${number}, sabes que es ${face}`,
  face: { z: "Z", m: "MIAU" },
  arcNow: (from, to, count) => `Arco de ${from} a ${to}, ${tiles(count)}`,
  endAt: (number, letters) => `El ${number} en ${letters}`,
  tileAt: (letter) => `Loseta en ${letter}`,
  putAt: (face, letter) => `${face} en ${letter}`,
  arcSum: (count, times) => `${tiles(count)} × ${times}`,
  upSum: (zeds, times, milks) => `${zeds} Z × ${times}${milks > 0 ? ` (+${milks})` : ""}`,
  scoredSum: (winks) => `+${winks} Z`,
  asleep: "El gato duerme.",
  awake: "¡El gato está despierto!",

  yourDice: "Tus dados",
  diceOf: (name) => `Dados de ${name}`,
  dieUsed: (number) => `${number}, usado`,
  dieSpare: (number) => `${number}, sobrante`,
  die: (number) => `${number}`,
  pillow: "Almohada",
  inPile: (count) => `${count} en la reserva`,
  spareLands: (number, count) => `el ${number} viene aquí, ${count} en la reserva`,
  onPillow: (number) => `${number} en la Almohada`,
  multiplier: "Factor",
  multiplierNow: (times, top) => `×${times}, como máximo ×${top}`,
  chase: (price, times) => `Espantar: ${price} Z por ×${times}`,
  chaseShort: "Espantar al gato",
  stepPrice: (price) => `${price} Z por un paso`,

  yourMove: "Tu jugada",
  useTwo: "Usa dos de ellos",
  kinds: { sleep: "Dormir", distract: "Distracción", settle: "Acurrucarse" },
  useDice: {
    sleep: (low, high) => `${low} y ${high}`,
    distract: (low, high) => `${low} y ${high}`,
    settle: (low, high) => `${low} + ${high} = ${low + high}`,
  },
  noUse: { sleep: "ningún arco", distract: "sin iguales", settle: "nada suma 7" },
  uselessPair: "Con estos dos no hay nada que hacer",
  goSleep: (count) => `Dormir: ${tiles(count)}`,
  goDistract: "Robar una carta",
  goSettle: "Acurrucarse",
  otherWay: "Al revés",
  gatherHow: "Toca dados de la Almohada.",
  gatherNone: "La Almohada está vacía.",
  gatherRest: (count) => (count === 0 ? "No se tira nada." : `La mesa tira ${dice(count)}.`),
  goGather: (taken, rolled) => {
    if (taken === 0) return `Tirar ${dice(rolled)}`;
    return rolled === 0 ? `Tomar ${dice(taken)}` : `Tomar ${taken}, tirar ${rolled}`;
  },
  takeMore: "Toma uno de la Almohada",
  heard: (count, hushed, times) => {
    if (count === 0) return `Ni un ruido: sigue ×${times}.`;
    return `${meows(count)}${hushed > 0 ? `, ${hushed} ${hushed === 1 ? "acallado" : "acallados"}` : ""}: ahora ×${times}.`;
  },
  chaseBrings: (price, winks) => `Espántalo por ${price} Z y estas losetas dan ${winks} Z.`,
  chaseNot: "Toma lo que hay y esconde las losetas.",
  goScore: (winks) => `Tomar ${winks} Z y esconder`,
  scored: (winks) => (winks === 0 ? "Esta vez, ninguna Z." : `${winks} Z para ti.`),
  putHow: "Esconde las losetas: arrástralas, o toca dos para cambiarlas. Solo tú lo sabrás.",
  goPut: "Devolver",
  shuffle: "Mezclar",
  hears: (name, count, times) =>
    count === 0
      ? `${name} no destapa ningún MIAU: sigue ×${times}.`
      : `${name} destapa ${count === 1 ? "un MIAU" : `${count} MIAU`}: ahora ×${times}.`,
  waits: {
    gathering: (name) => `${name} reúne dados.`,
    rolling: (name) => `Ruedan los dados de ${name}.`,
    window: (name) => `${name} piensa qué hacer con los dados.`,
    dealing: (name) => `${name} roba una carta.`,
    returning: (name) => `${name} esconde las losetas.`,
    over: () => "Se acabó la noche. ¡Que duermas bien!",
  },
  turning: "Las losetas se dan la vuelta.",
  beforeFirst: "Se hace tarde. Se colocan las losetas.",
  canChase: "Mientras tanto puedes espantar al gato.",

  distractions: "Distracciones",
  yourCards: (count) => (count === 1 ? `Tu ${cards(count)}` : `Tus ${cards(count)}`),
  noCards: "No tienes ninguna. Dos dados iguales te dan una.",
  playBefore: "antes de usar los dados",
  notNow: "Las cartas se juegan en tu turno, después de tirar.",
  hushTonight: (count) => `${meows(count)} no ${count === 1 ? "contará" : "contarán"}`,
  milkTonight: (count) => `+${count} al anotar`,
  played: "Jugadas",
  playedTimes: (name, count) => (count === 1 ? name : `${count}\u00a0×\u00a0${name}`),
  wants: {
    nothing: "Actúa al momento.",
    dice: "¿Qué dados se vuelven a tirar?",
    face: "¿Qué dado? Y luego su nuevo número.",
    pillow: "¿Cuál de tus dados y cuál de la Almohada?",
    places: "¿Qué dos losetas?",
  },
  turnTo: "Nuevo número",
  goPlay: (name) => `Jugar ${name}`,
  putDown: "Ahora no",
  looked: (findings) => `Viste: ${findings}`,
};
