/** What the host may answer, and whose game it is, in German. */

import type { Pair } from "../../../words/phrasebook";

export const OPTIONS: readonly Pair[] = [
  [
    "which box is dealt: white, Deluxe grey, or both together",
    "welche Schachtel gespielt wird: weiß, grau (Deluxe) oder beide zusammen",
  ],
  ["what is in the box; or your own counts", "was in der Schachtel ist; oder eigene Anzahlen"],
  [
    "cards each at the start; auto is 5, or 3 with seven seats or more",
    "Karten für jede Person am Anfang; auto ist 5, ab sieben Plätzen 3",
  ],
  ["the smallest opening bid", "das kleinste erste Gebot"],
  ["whether the dealer turns one more card at the reveal", "ob beim Aufdecken noch eine Karte gewendet wird"],
  [
    "whether an action card may be played before any bid",
    "ob vor dem ersten Gebot eine Aktionskarte gespielt werden darf",
  ],
  ["what to do when your own bid comes back to you", "was gilt, wenn dein eigenes Gebot zu dir zurückkommt"],
  ["whether all see the faces that Go Fish moves", "ob alle sehen, welche Karten bei Go Fish wandern"],
  [
    "whether a second Double Trouble in a hand doubles again",
    "ob ein zweites Double Trouble in einer Hand noch einmal verdoppelt",
  ],
  [
    "the gain of a right Purrfect with Hang In There in hand",
    "was ein richtiges Purrfect mit Hang In There in der Hand bringt",
  ],
  ["when a bidder's Hang In There pays against a Purrfect", "wann Hang In There einem Gebot gegen ein Purrfect hilft"],
  ["whether a second Hang In There pays again", "ob ein zweites Hang In There noch einmal zahlt"],
  ["the most cards a seat may have", "wie viele Karten ein Platz höchstens haben darf"],
  ["whether Purrfect may be called", "ob Purrfect gesagt werden darf"],
  [
    "who deals first: chance chooses; or a player, counted from 1",
    "wer zuerst gibt: Der Zufall bestimmt; oder eine Person, gezählt ab 1",
  ],
  [
    "This list has {n} {what}. A list can have {cards} cards, {most} of each special card, {costly} of Go Fish and of Double Trouble.",
    "Diese Liste hat zu viel: {n} {what}. Eine Liste kann {cards} Karten haben, {most} von jeder Sonderkarte, {costly} von Go Fish und von Double Trouble.",
  ],
  [
    "{n} seats with {each} cards need {all} cards; this deck has {there}: lower start, or choose deck both or a longer list.",
    "{n} Plätze mit je {each} Karten brauchen {all} Karten; dieses Deck hat {there}: Setz start tiefer, oder nimm deck both oder eine längere Liste.",
  ],
  [
    "start {start} is above most {most}: raise most or lower start.",
    "start {start} liegt über most {most}: Setz most höher oder start tiefer.",
  ],
  [
    "This deck could never hold a bid of {n} with two cards dealt: add Kittens to the list.",
    "Dieses Deck könnte mit zwei gegebenen Karten ein Gebot von {n} nie halten: Nimm mehr Katzenkarten in die Liste.",
  ],
  [
    "An unofficial fan implementation of a game by Ben Lundquist and the Stone Blade team.",
    "Eine inoffizielle Umsetzung von Fans, nach einem Spiel von Ben Lundquist und dem Team von Stone Blade.",
  ],
];
