/** What the host may answer, and whose game it is, in German. */

import type { Pair } from "../../../words/phrasebook";

export const OPTIONS: readonly Pair[] = [
  [
    "the numbers round the ring: 1-6 twice, six pairs of tiles, or 1-12",
    "die Zahlen im Ring: zweimal 1–6, sechs Paare von Plättchen oder 1–12",
  ],
  [
    "whether an arc may be of any length, or of at most {n} tiles",
    "ob ein Bogen beliebig lang sein darf oder höchstens {n} Plättchen hat",
  ],
  ["whether your screen marks the tiles that you know", "ob dein Bildschirm die Plättchen zeigt, die du kennst"],
  ["the Distraction cards: ours; or your own counts", "die Ablenkungskarten: unsere; oder eigene Anzahlen"],
  ["when the cat may be chased", "wann die Katze verscheucht werden darf"],
  ["the winks that decide the match", "wie viele Z die Partie entscheiden"],
  [
    "An unofficial fan implementation of a game by Wil Cox, developed by Ben Pierro, illustrated by Jacy Otto, with graphic design by Thea Baldwin, from Graviti Games.",
    "Eine inoffizielle Umsetzung von Fans, nach einem Spiel von Wil Cox, entwickelt von Ben Pierro, illustriert von Jacy Otto, gestaltet von Thea Baldwin, von Graviti Games.",
  ],
];
