/** What the host may answer, and whose game it is, in German. */

import type { Pair } from "../../../words/phrasebook";

export const OPTIONS: readonly Pair[] = [
  [
    "the numbers round the ring: 1-6 twice, six pairs of tiles, or 1-12; or your own",
    "die Zahlen um den Ring: 1-6 zweimal, sechs Paare von Plättchen oder 1-12; oder eigene",
  ],
  [
    "whether an arc ends where its number first comes, or may run on",
    "ob ein Bogen endet, wo seine Zahl zum ersten Mal kommt, oder weiterlaufen darf",
  ],
  ["whether your screen marks the tiles that you know", "ob dein Bildschirm die Plättchen zeigt, die du kennst"],
  ["the Distraction cards: ours; or your own", "die Ablenkungskarten: unsere; oder eigene"],
  [
    "{part} does not fit: write a deck like laser:4,wand=Rod:3, each card once, at most {n} of it. Cards: {codes}.",
    "{part} passt nicht: Schreib ein Deck wie laser:4,wand=Rute:3, jede Karte einmal, höchstens {n} davon. Karten: {codes}.",
  ],
  [
    "Two cards of this deck have the same name: give each its own.",
    "Zwei Karten dieses Decks heißen gleich: Gib jeder ihren eigenen Namen.",
  ],
  [
    "ring can be {names}, or {n} numbers from 1 to {n} clockwise, with each of 1 to 6 among them, as in 1,2,3,4,5,6,6,5,4,3,2,1.",
    "ring kann {names} sein, oder {n} Zahlen von 1 bis {n} im Uhrzeigersinn, darunter jede von 1 bis 6, wie 1,2,3,4,5,6,6,5,4,3,2,1.",
  ],
  ["when the cat may be chased", "wann die Katze verscheucht werden darf"],
  ["the winks that decide the match; or another number", "wie viele Z die Partie entscheiden; oder eine andere Zahl"],
  ["after how many rounds the match ends all the same", "nach wie vielen Runden die Partie auf jeden Fall endet"],
  [
    "who starts: chance chooses; or a player, counted from 1",
    "wer beginnt: Der Zufall bestimmt; oder eine Person, gezählt ab 1",
  ],
  [
    "An unofficial fan implementation of a game by Wil Cox, developed by Ben Pierro, illustrated by Jacy Otto, with graphic design by Thea Baldwin, from Graviti Games.",
    "Eine inoffizielle Umsetzung von Fans, nach einem Spiel von Wil Cox, entwickelt von Ben Pierro, illustriert von Jacy Otto, gestaltet von Thea Baldwin, von Graviti Games.",
  ],
];
