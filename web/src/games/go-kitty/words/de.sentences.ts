/** Go Kitty in German: its story, refusals and odds. */

import type { Pair, Sentences } from "../../../words/phrasebook";
import { OPTIONS } from "./de.options";

const STORY: readonly Pair[] = [
  ["{Who} starts.", "{Who} beginnt."],
  ["You start.", "Du beginnst."],
  [
    "Five cards each, and the Mice are shuffled into the pile: {n} cards.",
    "Fünf Karten für alle, und die Mäuse werden in den Stapel gemischt: {n} Karten.",
  ],
  ["{Who} lays a Clowder of a Kind, 3 points: {cards}.", "{Who} legt einen Vierling, 3 Punkte: {cards}."],
  ["You lay a Clowder of a Kind, 3 points: {cards}.", "Du legst einen Vierling, 3 Punkte: {cards}."],
  ["{Who} lays a Year-round Clowder, 2 points: {cards}.", "{Who} legt einen Jahreskreis, 2 Punkte: {cards}."],
  ["You lay a Year-round Clowder, 2 points: {cards}.", "Du legst einen Jahreskreis, 2 Punkte: {cards}."],
  ["{Who} lays a Seasonal Clowder, 1 point: {cards}.", "{Who} legt eine Saison, 1 Punkt: {cards}."],
  ["You lay a Seasonal Clowder, 1 point: {cards}.", "Du legst eine Saison, 1 Punkt: {cards}."],
  ["{Who} asks you for Mouse with a Seek Token.", "{Who} fragt dich mit einer Suchmarke nach einer Maus."],
  ["{Who} asks {whom} for Mouse with a Seek Token.", "{Who} fragt {whom} mit einer Suchmarke nach einer Maus."],
  ["You ask {whom} for Mouse with a Seek Token.", "Du fragst {whom} mit einer Suchmarke nach einer Maus."],
  ["{Who} asks you for {what} with a Seek Token.", "{Who} fragt dich mit einer Suchmarke nach {what}."],
  ["{Who} asks {whom} for {what} with a Seek Token.", "{Who} fragt {whom} mit einer Suchmarke nach {what}."],
  ["You ask {whom} for {what} with a Seek Token.", "Du fragst {whom} mit einer Suchmarke nach {what}."],
  ["{Who} asks you for {what}.", "{Who} fragt dich nach {what}."],
  ["{Who} asks {whom} for {what}.", "{Who} fragt {whom} nach {what}."],
  ["You ask {whom} for {what}.", "Du fragst {whom} nach {what}."],
  ["{Who} hands over a card.", "{Who} gibt eine Karte her."],
  ["{Who} hands over Ice Cream.", "{Who} gibt Eis her."],
  ["{Who} hands over {n} Mice.", "{Who} gibt {n} Mäuse her."],
  ["{Who} hands over {n} {what}.", "{Who} gibt {n} × {what} her."],
  ["{Who} hands over {what}.", "{Who} gibt {what} her."],
  ["You hand over Ice Cream.", "Du gibst Eis her."],
  ["You hand over {n} Mice.", "Du gibst {n} Mäuse her."],
  ["You hand over {n} {what}.", "Du gibst {n} × {what} her."],
  ["You hand over {what}.", "Du gibst {what} her."],
  ["{Who} holds some; chance picks the card.", "{Who} hält welche; der Zufall wählt die Karte."],
  ["You hold some; chance picks the card.", "Du hältst welche; der Zufall wählt die Karte."],
  ["One card goes over.", "Eine Karte wechselt die Hand."],
  ["{Card} goes over.", "{Card} wechselt die Hand."],
  ["{Who} plays a Mouse: {then}.", "{Who} spielt eine Maus: {then}."],
  ["You play a Mouse: {then}.", "Du spielst eine Maus: {then}."],
  ["{Who} says: no Kitty.", "{Who} sagt: kein Kätzchen."],
  ["You say: no Kitty.", "Du sagst: kein Kätzchen."],
  ["{Who} takes a card for an empty hand.", "{Who} nimmt eine Karte für die leere Hand."],
  ["You take a card for an empty hand.", "Du nimmst eine Karte für deine leere Hand."],
  ["{Who} turns a Seek Token to look at the pile.", "{Who} setzt eine Suchmarke ein, um im Stapel nachzusehen."],
  ["You turn a Seek Token to look at the pile.", "Du setzt eine Suchmarke ein, um im Stapel nachzusehen."],
  ["{Who} looks at the top card of the pile.", "{Who} sieht die oberste Karte des Stapels an."],
  ["{Who} looks at the top {n} cards of the pile.", "{Who} sieht die obersten {n} Karten des Stapels an."],
  ["You see {cards}.", "Du siehst {cards}."],
  ["{Who} keeps one card and puts {n} under the pile.", "{Who} behält eine Karte und legt {n} unter den Stapel."],
  ["{Who} keeps one card.", "{Who} behält eine Karte."],
  ["You keep {card} and put {cards} under the pile.", "Du behältst {card} und legst {cards} unter den Stapel."],
  ["You keep {card}.", "Du behältst {card}."],
  ["{Who} draws a card.", "{Who} zieht eine Karte."],
  ["{Who} draws {card}.", "{Who} zieht: {card}."],
  ["You draw {card}.", "Du ziehst: {card}."],
  ["{Who} skips, with {tokens} now.", "{Who} setzt aus und hat jetzt {tokens}."],
  ["You skip, with {tokens} now.", "Du setzt aus und hast jetzt {tokens}."],
  ["{Who} ends the turn.", "{Who} beendet den Zug."],
  ["You end your turn.", "Du beendest deinen Zug."],
  [
    "The last turns begin: Clowders may be laid at any moment of them.",
    "Die letzten Züge beginnen: Clowder dürfen darin jederzeit gelegt werden.",
  ],
  ["{Winners} share the win with {points} and {tokens}.", "Geteilter Sieg: {Winners}, mit {points} und {tokens}."],
  ["{Who} wins with {points} and {tokens}.", "{Who} gewinnt mit {points} und {tokens}."],
  ["You win with {points} and {tokens}.", "Du gewinnst mit {points} und {tokens}."],
  ["the last turns are over", "die letzten Züge sind vorbei"],
];

const ANSWERS: readonly Pair[] = [
  [
    "Turning an ask round takes a Mouse, and you hold none.",
    "Um eine Frage umzudrehen, brauchst du eine Maus, und du hältst keine.",
  ],
  ["An ask for a Mouse cannot be turned round.", "Eine Frage nach einer Maus lässt sich nicht umdrehen."],
  [
    "At this table chance picks the card. Just say 'give'.",
    "An diesem Tisch wählt der Zufall die Karte. Sag einfach „give“.",
  ],
  [
    "You hand over all that was asked for. Just say 'give'.",
    "Du gibst alles her, wonach gefragt wurde. Sag einfach „give“.",
  ],
  ["You hand over one Mouse. Just say 'give'.", "Du gibst eine Maus her. Sag einfach „give“."],
  [
    "At this table you hand over all your Mice. Just say 'give'.",
    "An diesem Tisch gibst du alle deine Mäuse her. Sag einfach „give“.",
  ],
  [
    "Keep one of the cards you looked at and put the others under the pile, in any order.",
    "Behalte eine der angesehenen Karten und leg die anderen unter den Stapel, in beliebiger Reihenfolge.",
  ],
  ["You were asked for {what}. Answer first.", "Du wurdest nach {what} gefragt. Antworte zuerst."],
  ["You hold no {what}. Say 'none'.", "Du hältst nichts davon ({what}). Sag „none“."],
  [
    "You hold {what}. Hand it over, or play a Mouse if you hold one.",
    "Du hältst {what}. Gib her, oder spiel eine Maus, wenn du eine hältst.",
  ],
  ["Name the {season} card you hand over: {moves}.", "Nenn die Karte aus dem {season}, die du hergibst: {moves}."],
  [
    "Your ask was turned round. Hand over a {season} card: {moves}.",
    "Deine Frage wurde umgedreht. Gib eine Karte aus dem {season} her: {moves}.",
  ],
  ["Wait for the answer of the player who was asked.", "Warte auf die Antwort der Person, die gefragt wurde."],
  ["It is your turn: nobody has asked you for anything.", "Du bist dran: Niemand hat dich nach etwas gefragt."],
];

const REFUSALS: readonly Pair[] = [
  [
    "At this table a Clowder in hand must be laid first.",
    "An diesem Tisch muss ein Clowder in der Hand zuerst gelegt werden.",
  ],
  [
    "Clowders are laid before the first ask or Seek Token of your turn.",
    "Clowder legst du vor der ersten Frage oder Suchmarke deines Zuges.",
  ],
  [
    "These cards are no Clowder of that type. Say kind, year or season, and four cards.",
    "Diese Karten sind kein Clowder dieser Art. Sag kind, year oder season und vier Karten.",
  ],
  ["You do not hold these cards.", "Diese Karten hältst du nicht."],
  [
    "Four Mice are no Clowder: it needs at least one Kitty.",
    "Vier Mäuse sind kein Clowder: Er braucht mindestens ein Kätzchen.",
  ],
  ["At this table the most Mice in a Clowder is {n}.", "An diesem Tisch hat ein Clowder höchstens {n} Mäuse."],
  [
    "Only an empty hand draws. Ask, use a Seek Token, or skip.",
    "Nur eine leere Hand zieht. Frag, setz eine Suchmarke ein oder setz aus.",
  ],
  [
    "Your hand and the pile are empty. Use a Seek Token to ask, or skip.",
    "Deine Hand und der Stapel sind leer. Frag mit einer Suchmarke oder setz aus.",
  ],
  ["Ask another player: name the number of their seat.", "Frag jemand anderen: Nenn die Nummer des Platzes."],
  [
    "Your turn is over but for Clowders. Lay one, or end the turn.",
    "Dein Zug ist bis auf Clowder vorbei. Leg einen oder beende den Zug.",
  ],
  [
    "You have no active Seek Token. Lay a Clowder or skip to turn one back.",
    "Du hast keine aktive Suchmarke. Leg einen Clowder oder setz aus, um eine zurückzudrehen.",
  ],
  [
    "An empty hand may ask for nothing. Draw a card, use a Seek Token, or skip.",
    "Mit leerer Hand kannst du nicht fragen. Zieh eine Karte, setz eine Suchmarke ein oder setz aus.",
  ],
  ["Only a Seek Token may ask for a Mouse.", "Nur mit einer Suchmarke darfst du nach einer Maus fragen."],
  ["The pile is empty: there is nothing to look at.", "Der Stapel ist leer: Es gibt nichts anzusehen."],
  [
    "Skipping is for a turn without asking, drawing or tokens.",
    "Aussetzen geht nur in einem Zug ohne Fragen, Ziehen und Suchmarken.",
  ],
  [
    "A turn can be ended after a success. Ask, use a Seek Token, or skip.",
    "Aufhören kannst du nach einem Erfolg. Frag, setz eine Suchmarke ein oder setz aus.",
  ],
  [
    "You drew for an empty hand. Now ask, or use a Seek Token.",
    "Du hast für eine leere Hand gezogen. Frag jetzt oder setz eine Suchmarke ein.",
  ],
  [
    "With nothing but Mice you may ask for any Season, but for no Trait.",
    "Nur mit Mäusen darfst du nach jeder Jahreszeit fragen, aber nach keinem Motiv.",
  ],
  [
    "You need a card of {season} of your own to ask for that Season.",
    "Um nach dieser Jahreszeit zu fragen, brauchst du selbst eine Karte aus dem {season}.",
  ],
  ["You need one {what} of your own to ask for it.", "Um danach zu fragen, brauchst du selbst {what}."],
  [
    "It is not your turn. Turns go to the left, seat by seat.",
    "Du bist nicht dran. Es geht nach links, Platz für Platz.",
  ],
  ["The match is over.", "Die Partie ist vorbei."],
];

const ODDS: readonly Pair[] = [
  ["Out of sight: {n} cards, {pile} in the pile, {hands}.", "Verdeckt: {n} Karten, {pile} im Stapel, {hands}."],
  [
    "The next card drawn is a Mouse with {mouse}, a Trait that you hold with {own}.",
    "Die nächste Karte ist zu {mouse} eine Maus, zu {own} ein Motiv, das du hältst.",
  ],
  ["{Who} holds {chances}.", "{Who} hält {chances}."],
];

/** What a Mouse leads to. */
const WHOLES: readonly Pair[] = [
  [
    "the ask is turned round, but there is no {season} card to hand over",
    "Die Frage ist umgedreht, aber keine Karte aus dem {season} ist da",
  ],
  [
    "the ask is turned round, but there is no {what} to hand over",
    "Die Frage ist umgedreht, aber keine Karte mit {what} ist da",
  ],
  ["now you hand over 1 {season} card instead", "Jetzt gibst du eine Karte aus dem {season} her"],
  ["now {whom} hands over 1 {season} card instead", "Jetzt gibt {whom} eine Karte aus dem {season} her"],
  ["now you hand over {n} {what} instead", "Jetzt gibst du {n} × {what} her"],
  ["now {whom} hands over {n} {what} instead", "Jetzt gibt {whom} {n} × {what} her"],
];

const PARTS: readonly Pair[] = [
  ["{what} with {chance} ({n} out of sight)", "{what} zu {chance} ({n} verdeckt)"],
  ["{n} with {whom}", "{n} bei {whom}"],
  ["then {card}", "dann {card}"],
  ["{moves} or {move}", "{moves} oder {move}"],
  ["{n} points", "{n} Punkten"],
  ["{n} active tokens", "{n} aktiven Suchmarken"],
  ["{n} active Seek Tokens", "{n} aktive Suchmarken"],
];

const WORDS: Readonly<Record<string, string>> = {
  Winter: "Winter",
  Spring: "Frühling",
  Summer: "Sommer",
  Fall: "Herbst",
  Light: "Licht",
  Cozy: "Wolle",
  Snow: "Schnee",
  Clover: "Klee",
  Rain: "Regen",
  Flower: "Blume",
  Firefly: "Glühwürmchen",
  Fan: "Fächer",
  "Ice Cream": "Eis",
  Apple: "Apfel",
  Pumpkin: "Kürbis",
  Leaf: "Blatt",
  Mouse: "Maus",
  "no points": "0 Punkten",
  "1 point": "1 Punkt",
  "no active tokens": "keiner aktiven Suchmarke",
  "1 active token": "einer aktiven Suchmarke",
  "1 active Seek Token": "1 aktive Suchmarke",
  "no active Seek Tokens": "keine aktive Suchmarke",
};

export const sentences: Sentences = {
  pairs: [...STORY, ...ANSWERS, ...REFUSALS, ...ODDS, ...OPTIONS],
  wholes: WHOLES,
  parts: PARTS,
  words: WORDS,
};
