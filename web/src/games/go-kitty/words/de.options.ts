/** What the host may answer, and whose game it is, in German. */

import type { Pair } from "../../../words/phrasebook";

export const OPTIONS: readonly Pair[] = [
  [
    "whether a Clowder of Kitties alone must be laid when it can be",
    "ob ein Clowder nur aus Kätzchen gelegt werden muss, sobald es geht",
  ],
  ["when Clowders are laid while the pile lasts", "wann Clowder gelegt werden, solange der Stapel reicht"],
  ["the most Mice in one Clowder", "wie viele Mäuse ein Clowder höchstens hat"],
  ["who picks the card that is given for a Season", "wer die Karte wählt, die es für eine Jahreszeit gibt"],
  [
    "whether the turn goes on after drawing for an empty hand",
    "ob der Zug nach dem Ziehen für eine leere Hand weitergeht",
  ],
  ["whether drawing just what was asked for lets the turn go on", "ob ein Glücksgriff den Zug weitergehen lässt"],
  ["whether a turn goes on after a lucky Seek Token", "ob der Zug nach einer erfolgreichen Suchmarke weitergeht"],
  [
    "how many Mice a Seek Token brings that asks for a Mouse",
    "wie viele Mäuse eine Suchmarke bringt, die nach einer Maus fragt",
  ],
  ["who has a last turn once the pile is empty", "wer noch einen letzten Zug hat, wenn der Stapel leer ist"],
  ["whether the terminal marks what you know of other hands", "ob das Terminal zeigt, was du von anderen Händen weißt"],
  [
    "who starts: chance chooses; or a player, counted from 1",
    "wer beginnt: Der Zufall bestimmt; oder eine Person, gezählt ab 1",
  ],
  [
    "An unofficial fan implementation of the card game Go Kitty; its rule sheet names no designer.",
    "Eine inoffizielle Umsetzung des Kartenspiels Go Kitty von Fans; das Regelblatt nennt niemanden, der es erfunden hat.",
  ],
];
