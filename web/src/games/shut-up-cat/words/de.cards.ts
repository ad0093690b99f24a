/** The Distraction cards of Shut Up, Cat! in German: their names, and what is told when they are played. */

import type { Pair } from "../../../words/phrasebook";

export const CARD_NAMES: Readonly<Record<string, string>> = {
  "Laser Pointer": "Laserpointer",
  "Feather Wand": "Federangel",
  "Ball of Yarn": "Wollknäuel",
  "Cardboard Box": "Pappkarton",
  Catnip: "Katzenminze",
  "Tin of Tuna": "Dose Thunfisch",
  "Paper Bag": "Papiertüte",
  "Warm Milk": "Warme Milch",
  Cucumber: "Gurke",
  "Hand Mirror": "Handspiegel",
  "Soft Brush": "Weiche Bürste",
  "Sunny Spot": "Sonnenplatz",
  "Ear Plugs": "Ohrstöpsel",
  Broom: "Besen",
  "Ceiling Fan": "Ventilator",
  "Spray Bottle": "Sprühflasche",
};

export const CARDS: readonly Pair[] = [
  ["{Who} plays {card}: {dice} is rolled again.", "{Who} spielt {card}: {dice} wird neu gewürfelt."],
  ["You play {card}: {dice} is rolled again.", "Du spielst {card}: {dice} wird neu gewürfelt."],
  ["{Who} plays {card}: {dice} are rolled again.", "{Who} spielt {card}: {dice} werden neu gewürfelt."],
  ["You play {card}: {dice} are rolled again.", "Du spielst {card}: {dice} werden neu gewürfelt."],
  ["{Who} plays {card}: the {n} becomes a {face}.", "{Who} spielt {card}: Die {n} wird zur {face}."],
  ["You play {card}: the {n} becomes a {face}.", "Du spielst {card}: Die {n} wird zur {face}."],
  [
    "{Who} plays {card}: the {n} goes to the Pillow, the {other} comes from it.",
    "{Who} spielt {card}: Die {n} geht aufs Kissen, die {other} kommt von dort.",
  ],
  [
    "You play {card}: the {n} goes to the Pillow, the {other} comes from it.",
    "Du spielst {card}: Die {n} geht aufs Kissen, die {other} kommt von dort.",
  ],
  ["{Who} plays {card}: 1 MEOW will not count this turn.", "{Who} spielt {card}: 1 MIAU zählt in diesem Zug nicht."],
  ["You play {card}: 1 MEOW will not count this turn.", "Du spielst {card}: 1 MIAU zählt in diesem Zug nicht."],
  [
    "{Who} plays {card}: {n} MEOWs will not count this turn.",
    "{Who} spielt {card}: {n} MIAUs zählen in diesem Zug nicht.",
  ],
  ["You play {card}: {n} MEOWs will not count this turn.", "Du spielst {card}: {n} MIAUs zählen in diesem Zug nicht."],
  [
    "{Who} plays {card}: the multiplier counts 1 higher at the score, up to {x}.",
    "{Who} spielt {card}: Der Faktor zählt bei der Wertung 1 mehr, bis {x}.",
  ],
  [
    "You play {card}: the multiplier counts 1 higher at the score, up to {x}.",
    "Du spielst {card}: Der Faktor zählt bei der Wertung 1 mehr, bis {x}.",
  ],
  [
    "{Who} plays {card}: the tiles on {places} change places.",
    "{Who} spielt {card}: Die Plättchen auf {places} tauschen die Felder.",
  ],
  [
    "You play {card}: the tiles on {places} change places.",
    "Du spielst {card}: Die Plättchen auf {places} tauschen die Felder.",
  ],
  ["{Who} plays {card}: ×{n} now.", "{Who} spielt {card}: Faktor jetzt ×{n}."],
  ["You play {card}: ×{n} now.", "Du spielst {card}: Faktor jetzt ×{n}."],
  ["{Who} plays {card}: {n} winks more, {z} Z now.", "{Who} spielt {card}: {n} Z mehr, jetzt {z} Z."],
  ["You play {card}: {n} winks more, {z} Z now.", "Du spielst {card}: {n} Z mehr, jetzt {z} Z."],
  ["{Who} plays {card}: no MEOW will count this turn.", "{Who} spielt {card}: Kein MIAU zählt in diesem Zug."],
  ["You play {card}: no MEOW will count this turn.", "Du spielst {card}: Kein MIAU zählt in diesem Zug."],
  ["{Who} plays {card}: the Pillow is empty now.", "{Who} spielt {card}: Das Kissen ist jetzt leer."],
  ["You play {card}: the Pillow is empty now.", "Du spielst {card}: Das Kissen ist jetzt leer."],
  [
    "{Who} plays {card}: every tile moves one place clockwise.",
    "{Who} spielt {card}: Jedes Plättchen wandert ein Feld im Uhrzeigersinn.",
  ],
  [
    "You play {card}: every tile moves one place clockwise.",
    "Du spielst {card}: Jedes Plättchen wandert ein Feld im Uhrzeigersinn.",
  ],
  [
    "{Who} plays {card}: every other multiplier goes down by 1.",
    "{Who} spielt {card}: Alle anderen Faktoren sinken um 1.",
  ],
  ["You play {card}: every other multiplier goes down by 1.", "Du spielst {card}: Alle anderen Faktoren sinken um 1."],
  ["{Who} plays {card} and looks at {places} in secret.", "{Who} spielt {card} und sieht heimlich {places} an."],
  ["You play {card}: {tiles}.", "Du spielst {card}: {tiles}."],
];
