/** Shut Up, Cat! in German: its story, refusals and odds. */

import type { Pair, Sentences } from "../../../words/phrasebook";
import { CARD_NAMES, CARDS } from "./de.cards";
import { OPTIONS } from "./de.options";

const STORY: readonly Pair[] = [
  [
    "Twelve tiles lie face down round the Pillow: 8 Z and 4 MEOWs. Good night!",
    "Zwölf Plättchen liegen verdeckt um das Kissen: 8 Z und 4 MIAUs. Gute Nacht!",
  ],
  ["{Who} gathers three dice.", "{Who} sammelt drei Würfel."],
  ["You gather three dice.", "Du sammelst drei Würfel."],
  ["{Who} gathers three dice, with the {dice} from the Pillow.", "{Who} sammelt drei Würfel, mit {dice} vom Kissen."],
  ["You gather three dice, with the {dice} from the Pillow.", "Du sammelst drei Würfel, mit {dice} vom Kissen."],
  ["The roll: {rolled}, so your dice show {dice}.", "Der Wurf: {rolled}. Deine Würfel zeigen damit {dice}."],
  [
    "The roll: {rolled}, so {whom}'s dice show {dice}.",
    "Der Wurf: {rolled}. Die Würfel von {whom} zeigen damit {dice}.",
  ],
  ["The roll: {rolled}.", "Der Wurf: {rolled}."],
  ["{Who} sleeps from {first} to {last}: {tiles}.", "{Who} schläft von {first} bis {last}: {tiles}."],
  ["You sleep from {first} to {last}: {tiles}.", "Du schläfst von {first} bis {last}: {tiles}."],
  ["{n} Z, {meows}. Your multiplier is {x} now.", "{n} Z, {meows}. Dein Faktor ist jetzt {x}."],
  ["{n} Z, {meows}. {Who}'s multiplier is {x} now.", "{n} Z, {meows}. Der Faktor von {Who} ist jetzt {x}."],
  ["{Who} uses two {n}s for a Distraction.", "{Who} nutzt zwei {n}er für eine Ablenkung."],
  ["You use two {n}s for a Distraction.", "Du nutzt zwei {n}er für eine Ablenkung."],
  [
    "{Who} uses two {n}s for a Distraction, and no card is left.",
    "{Who} nutzt zwei {n}er für eine Ablenkung, aber es ist keine Karte mehr da.",
  ],
  [
    "You use two {n}s for a Distraction, and no card is left.",
    "Du nutzt zwei {n}er für eine Ablenkung, aber es ist keine Karte mehr da.",
  ],
  ["{Who} settles down with {low} and {high}: {x} now.", "{Who} kuschelt sich mit {low} und {high} ein: jetzt {x}."],
  ["You settle down with {low} and {high}: {x} now.", "Du kuschelst dich mit {low} und {high} ein: jetzt {x}."],
  [
    "Round {n} begins, and it is the last: the most Z win.",
    "Runde {n} beginnt, und es ist die letzte: Die meisten Z gewinnen.",
  ],
  ["{Who} scores {winks}: {n} Z now.", "{Who} bekommt {winks}: jetzt {n} Z."],
  ["You score {winks}: {n} Z now.", "Du bekommst {winks}: jetzt {n} Z."],
  [
    "That is {n} or more: the match ends with this round.",
    "Das sind {n} oder mehr: Die Partie endet mit dieser Runde.",
  ],
  ["{Who} puts the tiles back in secret.", "{Who} legt die Plättchen heimlich zurück."],
  ["You put the tiles back: {tiles}.", "Du legst die Plättchen zurück: {tiles}."],
  ["{Who} chases the cat: {n} Z paid, {x} now.", "{Who} verscheucht die Katze: {n} Z bezahlt, jetzt {x}."],
  ["You chase the cat: {n} Z paid, {x} now.", "Du verscheuchst die Katze: {n} Z bezahlt, jetzt {x}."],
  ["{Winners} share the win with {n} Z. Sleep well!", "Geteilter Sieg: {Winners}, mit {n} Z. Schlaft gut!"],
  ["{Who} wins with {n} Z. Sleep well!", "{Who} gewinnt mit {n} Z. Schlaft gut!"],
  ["You win with {n} Z. Sleep well!", "Du gewinnst mit {n} Z. Schlaf gut!"],
  ["the round in which somebody held {n} Z is over", "die Runde, in der jemand {n} Z hatte, ist vorbei"],
];

const REFUSALS: readonly Pair[] = [
  [
    "It is not your turn. All you may do now is chase the cat.",
    "Du bist nicht dran. Jetzt kannst du nur die Katze verscheuchen.",
  ],
  ["It is not your turn. Wait until it comes round to you.", "Du bist nicht dran. Warte, bis du an der Reihe bist."],
  [
    "At this table the cat is chased in your own turn only.",
    "An diesem Tisch wird die Katze nur im eigenen Zug verscheucht.",
  ],
  [
    "At this table the cat is not chased between the MEOWs and the score.",
    "An diesem Tisch wird die Katze nicht zwischen den MIAUs und der Wertung verscheucht.",
  ],
  ["Chasing the cat costs {n} Z, and you have fewer.", "Die Katze zu verscheuchen kostet {n} Z, und du hast weniger."],
  ["Your multiplier is {x} already, and it goes no higher.", "Dein Faktor ist schon {x}, und höher geht er nicht."],
  ["Wait: the table rolls or deals first.", "Warte: Erst würfelt oder gibt der Tisch."],
  ["Wait: the table is still being laid.", "Warte: Der Tisch wird noch gedeckt."],
  [
    "First gather three dice: 'gather', or with dice from the Pillow as in 'gather 2'.",
    "Sammle zuerst drei Würfel: „gather“, oder mit Würfeln vom Kissen wie „gather 2“.",
  ],
  [
    "You have your three dice. Sleep, distract or settle with two of them.",
    "Du hast deine drei Würfel. Nutz zwei davon für Schlafen, Ablenkung oder Einkuscheln.",
  ],
  [
    "No tiles are up: sleep first, then score, then put them back.",
    "Kein Plättchen ist aufgedeckt: erst schlafen, dann werten, dann zurücklegen.",
  ],
  ["The MEOWs have been heard. Now score: 'score'.", "Die MIAUs sind verklungen. Jetzt werten: „score“."],
  [
    "You have scored. Now put the tiles back, as in 'put zmz'.",
    "Du hast gewertet. Leg jetzt die Plättchen zurück, wie „put zmz“.",
  ],
  [
    "Cards are played before the dice are used: keep it for another turn.",
    "Karten spielst du, bevor du die Würfel nutzt: Heb sie dir für einen anderen Zug auf.",
  ],
  ["A turn has {n} dice: take at most {n} from the Pillow.", "Ein Zug hat {n} Würfel: Nimm höchstens {n} vom Kissen."],
  [
    "The Pillow holds one die of a number: name each number once, lowest first.",
    "Auf dem Kissen liegt ein Würfel je Zahl: Nenn jede Zahl einmal, die kleinste zuerst.",
  ],
  [
    "The pile is short of dice: take at least one from the Pillow.",
    "Im Vorrat sind zu wenige Würfel: Nimm mindestens einen vom Kissen.",
  ],
  ["There is no {n} on the Pillow. It has {dice}.", "Auf dem Kissen liegt keine {n}. Dort liegen: {dice}."],
  ["You hold no {card}.", "Diese Karte hältst du nicht: {card}."],
  ["There is no such card.", "Diese Karte gibt es nicht."],
  ["A die shows 1 to 6.", "Ein Würfel zeigt 1 bis 6."],
  [
    "A Feather Wand moves a die up or down by 1, and never from 6 to 1 or back.",
    "Eine Federangel bewegt einen Würfel um 1 hoch oder runter, nie von 6 auf 1 oder zurück.",
  ],
  [
    "A Ball of Yarn turns a die to its opposite face: 1 and 6, 2 and 5, 3 and 4.",
    "Ein Wollknäuel dreht einen Würfel auf die Rückseite: 1 und 6, 2 und 5, 3 und 4.",
  ],
  [
    "A Hand Mirror makes a die show what another of your dice shows.",
    "Ein Handspiegel lässt einen Würfel zeigen, was ein anderer deiner Würfel zeigt.",
  ],
  ["The die shows that already: choose another face.", "Das zeigt der Würfel schon: Wähl eine andere Zahl."],
  ["That card is not played like this.", "So spielt man diese Karte nicht."],
  [
    "Name two different places of the ring, a to l, in this order.",
    "Nenn zwei verschiedene Felder des Rings, a bis l, in dieser Reihenfolge.",
  ],
  ["The places of the ring are a to l.", "Die Felder des Rings sind a bis l."],
  [
    "A space turns up whole: start on its first place and end on the last one's second.",
    "Ein Zahlenfeld wird ganz aufgedeckt: Beginn auf seinem ersten Feld und ende auf dem zweiten des letzten.",
  ],
  ["The two ends must carry different numbers.", "Die beiden Enden müssen verschiedene Zahlen tragen."],
  [
    "That arc runs past its number: end it where the number first comes.",
    "Dieser Bogen läuft über seine Zahl hinaus: Er endet, wo sie zum ersten Mal kommt.",
  ],
  [
    "Settling takes two dice that make 7, the lower one first: 'settle 3 4'.",
    "Einkuscheln braucht zwei Würfel, die 7 ergeben, der kleinere zuerst: „settle 3 4“.",
  ],
  [
    "Only the table lays, rolls and deals. Choose a move of your own.",
    "Nur der Tisch legt aus, würfelt und gibt. Wähl einen eigenen Spielzug.",
  ],
  [
    "Name the dice to roll again, lowest first, as in 'play laser 3,4'.",
    "Nenn die Würfel, die du neu würfelst, den kleinsten zuerst, wie „play laser 3,4“.",
  ],
  [
    "Your dice show {dice}: you have no {low} and {high} to settle with.",
    "Deine Würfel zeigen {dice}: {low} und {high} zum Einkuscheln hast du nicht.",
  ],
  ["Your dice show {dice}: choose among them.", "Deine Würfel zeigen {dice}: Wähl davon."],
  [
    "A {n} lies on the Pillow already: put another die there.",
    "Auf dem Kissen liegt schon eine {n}: Leg einen anderen Würfel hin.",
  ],
  ["You have no two dice that show {n}.", "Du hast keine zwei Würfel, die {n} zeigen."],
  ["{first} and {last}, and your dice show {dice}.", "{first}, {last}, aber deine Würfel zeigen {dice}."],
  [
    "Put back just what was turned up: {z} z and {m} m, in any order.",
    "Leg genau das zurück, was aufgedeckt war: {z} z und {m} m, in beliebiger Reihenfolge.",
  ],
  ["The match is over. Sleep well, or play another.", "Die Partie ist vorbei. Schlaf gut oder spiel noch eine."],
];

const ODDS: readonly Pair[] = [
  [
    "Take none, roll {n}: a pair {pair}, a seven {seven}, the best Sleep {winks} winks on average.",
    "Keinen nehmen, {n} würfeln: ein Paar {pair}, eine Sieben {seven}, bestes Schlafen im Schnitt {winks} Z.",
  ],
  [
    "Take {dice}, roll {n}: a pair {pair}, a seven {seven}, the best Sleep {winks} winks on average.",
    "{dice} nehmen, {n} würfeln: ein Paar {pair}, eine Sieben {seven}, bestes Schlafen im Schnitt {winks} Z.",
  ],
  [
    "Take {dice}: a pair {pair}, a seven {seven}, the best Sleep {winks} winks on average.",
    "{dice} nehmen: ein Paar {pair}, eine Sieben {seven}, bestes Schlafen im Schnitt {winks} Z.",
  ],
  [
    "{arc}: {meows}; {from} becomes {to} on average; {winks} winks, {chased} with the best chases.",
    "{arc}: {meows}; aus {from} wird im Schnitt {to}; {winks} Z, {chased} mit bestem Verscheuchen.",
  ],
  [
    "{arc}: {meows}; {from} becomes {to}; {winks} winks, {chased} with the best chases.",
    "{arc}: {meows}; aus {from} wird {to}; {winks} Z, {chased} mit bestem Verscheuchen.",
  ],
  ["Score now: {winks} winks.", "Jetzt werten: {winks} Z."],
  [
    "Chase 1 time: {z} Z bring {winks} winks for {paid} paid, {gain}.",
    "Einmal verscheuchen: {z} Z bringen {winks} Z für {paid} bezahlte, {gain}.",
  ],
  [
    "Chase {n} times: {z} Z bring {winks} winks for {paid} paid, {gain}.",
    "{n}-mal verscheuchen: {z} Z bringen {winks} Z für {paid} bezahlte, {gain}.",
  ],
];

const WHOLES: readonly Pair[] = [
  [
    "{n}.{tenth} MEOWs in {tiles} tiles on average ({chances})",
    "im Schnitt {n},{tenth} MIAUs in {tiles} Plättchen ({chances})",
  ],
  ["{n} MEOWs in {tiles} tiles on average ({chances})", "im Schnitt {n} MIAUs in {tiles} Plättchen ({chances})"],
  ["1 MEOW in {tiles} tiles on average ({chances})", "im Schnitt 1 MIAU in {tiles} Plättchen ({chances})"],
  ["{meows} in {tiles} tiles for sure", "sicher {meows} in {tiles} Plättchen"],
  ["{meows}, {n} hushed", "{meows}, davon {n} beruhigt"],
  ["{some}; {more}", "{some}; {more}"],
];

const PARTS: readonly Pair[] = [
  ["+{n}.{tenth}", "+{n},{tenth}"],
  ["−{n}.{tenth}", "−{n},{tenth}"],
  ["×{n}.{tenth}", "×{n},{tenth}"],
  ["{n} winks", "{n} Z"],
  ["{n} MEOWs", "{n} MIAUs"],
  ["{tile} on {places}", "{tile} auf {places}"],
  ["MEOW {tiles}", "MIAU {tiles}"],
  ["Z {tiles}", "Z {tiles}"],
  ["{place} is a {n}", "{place} hat die {n}"],
  ["none {chance}", "keins: {chance}"],
  ["{n} under 1 %", "{n}: unter 1 %"],
  ["{n} over 99 %", "{n}: über 99 %"],
  ["{n} {chance} %", "{n}: {chance} %"],
];

const WORDS: Readonly<Record<string, string>> = {
  ...CARD_NAMES,
  MEOW: "MIAU",
  "no MEOWs": "kein MIAU",
  "1 MEOW": "1 MIAU",
  "no winks": "0 Z",
  "1 wink": "1 Z",
  "no dice": "keine Würfel",
};

export const sentences: Sentences = {
  pairs: [...STORY, ...CARDS, ...REFUSALS, ...ODDS, ...OPTIONS],
  wholes: WHOLES,
  parts: PARTS,
  words: WORDS,
};
