/** You Gotta Be Kitten Me! in German: its story, refusals and odds. */

import type { Pair, Sentences } from "../../../words/phrasebook";
import { OPTIONS } from "./de.options";

const STORY: readonly Pair[] = [
  ["{Who} deals first.", "{Who} gibt zuerst."],
  ["You deal first.", "Du gibst zuerst."],
  ["{Who} deals {cards}.", "{Who} gibt {cards}."],
  ["You deal {cards}.", "Du gibst {cards}."],
  ["Your hand: {cards}.", "Deine Hand: {cards}."],
  ["{Who} bids {bid}.", "{Who} bietet {bid}."],
  ["You bid {bid}.", "Du bietest {bid}."],
  ["{Who} plays Skip.", "{Who} spielt Skip."],
  ["You play Skip.", "Du spielst Skip."],
  ["{Who} plays Draw 3.", "{Who} spielt Draw 3."],
  ["You play Draw 3.", "Du spielst Draw 3."],
  ["{Who} plays Draw 3, and nothing is left to draw.", "{Who} spielt Draw 3, und es ist nichts mehr zu ziehen da."],
  ["You play Draw 3, and nothing is left to draw.", "Du spielst Draw 3, und es ist nichts mehr zu ziehen da."],
  ["You draw {cards}. Your hand: {hand}.", "Du ziehst {cards}. Deine Hand: {hand}."],
  ["{Who} draws {n} cards.", "{Who} zieht {n} Karten."],
  ["{Who} draws 1 card.", "{Who} zieht 1 Karte."],
  [
    "Go Fish! {Who} asks you for {what}, and there is none.",
    "Go Fish! {Who} fragt dich nach {what}, aber da ist nichts.",
  ],
  [
    "Go Fish! {Who} asks {whom} for {what}, and there is none.",
    "Go Fish! {Who} fragt {whom} nach {what}, aber da ist nichts.",
  ],
  [
    "Go Fish! You ask {whom} for {what}, and there is none.",
    "Go Fish! Du fragst {whom} nach {what}, aber da ist nichts.",
  ],
  [
    "Go Fish! {Who} asks you for {what}, and {Who} gets {cards}.",
    "Go Fish! {Who} fragt dich nach {what} und bekommt {cards}.",
  ],
  [
    "Go Fish! {Who} asks {whom} for {what}, and {Who} gets {cards}.",
    "Go Fish! {Who} fragt {whom} nach {what} und bekommt {cards}.",
  ],
  [
    "Go Fish! You ask {whom} for {what}, and you get {cards}.",
    "Go Fish! Du fragst {whom} nach {what} und bekommst {cards}.",
  ],
];

const REVEAL: readonly Pair[] = [
  [
    '{Who} calls "You Gotta Be Kitten Me!" on your {bid}. All hands are shown.',
    "{Who} zweifelt dein Gebot an: {bid}. Alle Hände werden gezeigt.",
  ],
  [
    '{Who} calls "You Gotta Be Kitten Me!" on {whom}\'s {bid}. All hands are shown.',
    "{Who} zweifelt das Gebot von {whom} an: {bid}. Alle Hände werden gezeigt.",
  ],
  [
    'You call "You Gotta Be Kitten Me!" on {whom}\'s {bid}. All hands are shown.',
    "Du zweifelst das Gebot von {whom} an: {bid}. Alle Hände werden gezeigt.",
  ],
  [
    '{Who} calls "Purrfect!" on your {bid}. All hands are shown.',
    "{Who} sagt Purrfect zu deinem Gebot: {bid}. Alle Hände werden gezeigt.",
  ],
  [
    '{Who} calls "Purrfect!" on {whom}\'s {bid}. All hands are shown.',
    "{Who} sagt Purrfect zum Gebot von {whom}: {bid}. Alle Hände werden gezeigt.",
  ],
  [
    'You call "Purrfect!" on {whom}\'s {bid}. All hands are shown.',
    "Du sagst Purrfect zum Gebot von {whom}: {bid}. Alle Hände werden gezeigt.",
  ],
  ["  You        {count}; {n} so far.", "  Du {count}; bisher {n}."],
  ["  {count}; {n} so far.", "  {count}; bisher {n}."],
  ["Nothing is flipped.", "Es wird nichts gewendet."],
  ["The flip: {card}, which doubles everything.", "Wendekarte: {card}, verdoppelt alles."],
  ["The flip: {card}, which hides everything.", "Wendekarte: {card}, macht alles zu 0."],
  ["The flip: {card}, which adds nothing.", "Wendekarte: {card}, bringt nichts."],
  ["The flip: {card}, which adds {n}.", "Wendekarte: {card}, bringt {n}."],
  [
    "{total} in all, against a bid of {n}. Purrfect indeed.",
    "Insgesamt {total}, geboten waren {n}. Wirklich Purrfect.",
  ],
  ["{total} in all, against a bid of {n}. Off by {off}.", "Insgesamt {total}, geboten waren {n}. Um {off} daneben."],
  ["{total} in all, against a bid of {n}. The bid stands.", "Insgesamt {total}, geboten waren {n}. Das Gebot hält."],
  [
    "{total} in all, against a bid of {n}. The bid is {off} short.",
    "Insgesamt {total}, geboten waren {n}. Das Gebot ist um {off} zu hoch.",
  ],
  ["{Who} gains {cards} for {why}: {n} now.", "{Who} gewinnt {cards} durch {why}: jetzt {n}."],
  ["You gain {cards} for {why}: {n} now.", "Du gewinnst {cards} durch {why}: jetzt {n}."],
  ["{Who} loses a card: {n} left.", "{Who} verliert eine Karte: noch {n}."],
  ["You lose a card: {n} left.", "Du verlierst eine Karte: noch {n}."],
  [
    "{Who} loses a card, and Hang In There brings {cards}: {n} now.",
    "{Who} verliert eine Karte, und Hang In There bringt {cards}: jetzt {n}.",
  ],
  [
    "You lose a card, and Hang In There brings {cards}: {n} now.",
    "Du verlierst eine Karte, und Hang In There bringt {cards}: jetzt {n}.",
  ],
  ["{Who} loses the last card: out.", "{Who} verliert die letzte Karte und scheidet aus."],
  ["You lose the last card: out.", "Du verlierst die letzte Karte und scheidest aus."],
  ["{Who} wins the match!", "{Who} gewinnt die Partie!"],
  ["You win the match!", "Du gewinnst die Partie!"],
  ["one player has cards left", "nur noch eine Person hat Karten"],
];

const REFUSALS: readonly Pair[] = [
  ["There is no bid to call yet. Make the opening bid.", "Noch gibt es kein Gebot zu prüfen. Mach das erste Gebot."],
  [
    "Your own bid came back to you, and nobody calls their own bid. Raise it.",
    "Dein eigenes Gebot kam zu dir zurück, und niemand prüft das eigene Gebot. Überbiete es.",
  ],
  ["Your own bid came back to you. Raise it.", "Dein eigenes Gebot kam zu dir zurück. Überbiete es."],
  [
    "You deal, so open with a bid: action cards are for the turns after it.",
    "Du gibst, also eröffne mit einem Gebot: Aktionskarten sind für die Züge danach da.",
  ],
  [
    "No higher bid is possible, so no action card may be played. Call the bid.",
    "Höher lässt sich nicht bieten, also darf keine Aktionskarte gespielt werden. Prüf das Gebot.",
  ],
  ["Purrfect is not played at this table.", "Purrfect wird an diesem Tisch nicht gespielt."],
  [
    "Only the table deals and flips. Bid, call, or play an action card.",
    "Nur der Tisch gibt und wendet. Biete, prüf oder spiel eine Aktionskarte.",
  ],
  [
    "Name an accessory or a colour: hat, tie, glasses, blue, red or green.",
    "Nenn ein Accessoire oder eine Farbe: hat, tie, glasses, blue, red oder green.",
  ],
  ["Go Fish asks another player who is still in.", "Go Fish fragt jemand anderen, der noch dabei ist."],
  ["The smallest bid is {n}.", "Das kleinste Gebot ist {n}."],
  [
    "A bid must be a higher number than {n}, whatever the attribute.",
    "Ein Gebot muss höher als {n} sein, gleich mit welchem Merkmal.",
  ],
  ["The cards in play can never come to more than {bid}.", "Mehr als {bid} können die Karten im Spiel nie ergeben."],
  [
    "You hold no {card}, and action cards are played from your own hand.",
    "Du hältst kein {card}, und Aktionskarten spielst du aus der eigenen Hand.",
  ],
  ["The match is over. Nobody comes back.", "Die Partie ist vorbei. Niemand kommt zurück."],
  [
    "You are out of this match. Watch the end, then play another.",
    "Du bist in dieser Partie ausgeschieden. Schau dir das Ende an und spiel dann die nächste.",
  ],
  ["It is not your turn. Wait until it comes round to you.", "Du bist nicht dran. Warte, bis du an der Reihe bist."],
  [
    "It is not your turn. Only the player to act may call the last bid.",
    "Du bist nicht dran. Nur wer dran ist, darf das letzte Gebot prüfen.",
  ],
];

const ODDS: readonly Pair[] = [
  [
    "No bid yet. These would stand at least every other time: .",
    "Noch kein Gebot, und keines würde jedes zweite Mal halten.",
  ],
  [
    "No bid yet. These would stand at least every other time: {bids}.",
    "Noch kein Gebot. Diese würden mindestens jedes zweite Mal halten: {bids}.",
  ],
  [
    "The bid is {bid}, and your hand counts {n}. The rest must bring {more}.",
    "Das Gebot ist {bid}, und deine Hand zählt {n}. Der Rest muss {more} bringen.",
  ],
  [
    "The bid is {bid}, and your hand counts {n}. Nothing more is needed.",
    "Das Gebot ist {bid}, und deine Hand zählt {n}. Mehr braucht es nicht.",
  ],
  [
    "The bid is {bid}, and your hand counts {n}. Nothing more is needed, unless Can't See Me is flipped.",
    "Das Gebot ist {bid}, und deine Hand zählt {n}. Mehr braucht es nicht, außer Can't See Me wird gewendet.",
  ],
  [
    "That is {places}. Of {cards} that you do not see, {worth}.",
    "Das sind {places}. Von {cards}, die du nicht siehst: {worth}.",
  ],
  [
    "So {n} or more: {chance}. On average it is {whole}.{tenth}.",
    "Also {n} oder mehr: {chance}. Im Schnitt sind es {whole},{tenth}.",
  ],
  ["Just {n}: {chance}.", "Genau {n}: {chance}."],
];

const COLOURS = { Blue: "blau", Red: "rot", Green: "grün" };
const THINGS = { Hat: ["er", "Hut"], "Bow Tie": ["e", "Fliege"], Glasses: ["e", "Brille"] } as const;
const SIZES = { "Triple ": "dreifach", "Double ": "doppelt", "": "" };

/** Every card by name, the longest names first: a Blue Hat stands in each Double Blue Hat. */
const CARDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(SIZES).flatMap((size) => dressed(size as keyof typeof SIZES))),
  "Triple Wild": "Dreifachjoker",
  "Double Wild": "Doppeljoker",
  Wild: "Joker",
  Skip: "Skip",
  "Draw 3": "Draw 3",
  "Go Fish": "Go Fish",
  "Can't See Me": "Can't See Me",
  "Hang In There": "Hang In There",
  "Double Trouble": "Double Trouble",
};

function dressed(size: keyof typeof SIZES): [string, string][] {
  return Object.entries(COLOURS).flatMap(([colour, stem]) =>
    Object.entries(THINGS).map(([thing, [ending, name]]): [string, string] => {
      const many = SIZES[size] === "" ? "" : `${SIZES[size]}${ending} `;
      return [`${size}${colour} ${thing}`, `${many}${stem}${ending} ${name}`];
    }),
  );
}

/** A hand is counted aloud behind its owner's name, which may be of several words. */
const COUNTED: readonly Pair[] = Object.entries(CARDS).flatMap(([card, name]): Pair[] => [
  [`{who} ${card} {n}`, `{who} ${name} {n}`],
  [`{who} ${card}`, `{who} ${name}`],
]);

/** What holds together although it has a comma or a bracket in it. */
const WHOLES: readonly Pair[] = [
  ["{count} (also {cards})", "{count} (dazu {cards})"],
  ["{count}, with {cards} = {n}", "{count}, mit {cards} = {n}"],
  ["{n} cards ({cards})", "{n} Karten ({cards})"],
  ["1 card ({card})", "1 Karte ({card})"],
  ["{places}, less what Go Fish has shown", "{places}, ohne das, was Go Fish gezeigt hat"],
  ["{cards} in other hands and the flip", "{cards} in anderen Händen und die Wendekarte"],
  ["{worth}, and {cards} would act on a whole hand", "{worth}; auf eine ganze Hand wirken {cards}"],
];

const PARTS: readonly Pair[] = [
  ["{count} = {n}", "{count} = {n}"],
  ["{count} + {more}", "{count} + {more}"],
  ["{cards} in other hands", "{cards} in anderen Händen"],
  ["{n} worth {value}", "{n} mit Wert {value}"],
  ["{n} Double Troubles", "{n} Double Trouble"],
  ["{n} Can't See Mes", "{n} Can't See Me"],
  ["{n} cards", "{n} Karten"],
  ...COUNTED,
  ["{n} Hats", "{n} Hüte"],
  ["{n} Bow Ties", "{n} Fliegen"],
  ["{n} Glasses", "{n} Brillen"],
  ["{n} Blue", "{n} Blau"],
  ["{n} Red", "{n} Rot"],
  ["{n} Green", "{n} Grün"],
];

const WORDS: Readonly<Record<string, string>> = {
  ...CARDS,
  ...Object.fromEntries(
    Object.entries(CARDS).flatMap(([card, name]) => [1, 2, 3].map((n) => [`${card} ${n}`, `${name} ${n}`])),
  ),
  Hats: "Hüten",
  "Bow Ties": "Fliegen",
  Glasses: "Brillen",
  Blue: "Blau",
  Red: "Rot",
  Green: "Grün",
  "1 Hat": "1 Hut",
  "1 Bow Tie": "1 Fliege",
  "1 Glasses": "1 Brille",
  "no cards": "keine Karten",
  "1 card": "1 Karte",
  "a card": "eine Karte",
  "none of worth": "keine mit Wert",
};

export const sentences: Sentences = {
  pairs: [...STORY, ...REVEAL, ...REFUSALS, ...ODDS, ...OPTIONS],
  wholes: WHOLES,
  parts: PARTS,
  words: WORDS,
};
