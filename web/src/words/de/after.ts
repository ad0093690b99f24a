import type { after as english } from "../en/after";

const SCORES: Readonly<Record<string, (score: number) => string>> = {
  "kitten-me": (score) => (score === 0 ? "ausgeschieden" : score === 1 ? "noch 1 Karte" : `noch ${score} Karten`),
  "shut-up-cat": (score) => `${score} Z`,
};

export const after: typeof english = {
  result: "Ergebnis",
  calledOff: "Diese Partie hat zu lange gedauert und ist abgebrochen. Niemand gewinnt.",
  youWon: "Du hast gewonnen!",
  youShare: "Geteilter Sieg!",
  won: (names) => `${names} gewinnt`,
  shared: (names) => `${names} teilen sich den Sieg`,
  and: " und ",
  place: (rank) => `${rank}. Platz`,
  score: (game, score) => SCORES[game]?.(score) ?? (score === 1 ? "1 Punkt" : `${score} Punkte`),
  ranking: "Rangliste",
  rematch: "Revanche",
  arrange: "Tisch ändern",
  replay: "Wiederholung ansehen",
  review: "Rückblick auf meine Züge",
  share: "Partie teilen",
  copied: "Link kopiert",
  check: "Mischen nachprüfen",
  look: "Tisch ansehen",
  next: "Die nächste Partie hat begonnen.",
  toTable: "Zum Tisch",
  shareText: (title) => `Eine Partie ${title} auf Nine Lives`,
};
