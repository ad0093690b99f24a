/** Tables to test with: who sits there, and what a browser knows of it. */

import type { TableState } from "../../../src/table/state";
import type { Sitting } from "../../../src/wire.gen";

export const ADA: Sitting = { name: "Ada", person: true, level: "", here: true };
export const GONE: Sitting = { name: "Ben", person: true, level: "", here: false };
export const AWAY: Sitting = { name: "Cleo", person: true, level: "tabby", here: false };
export const BOT: Sitting = { name: "Biscuit", person: false, level: "tabby", here: false };

export function tableOf(sitters: readonly (Sitting | null)[], seat: number | null, phase = "gathering"): TableState {
  const scene = { phase, names: [], view: null, awaited: [], choices: [], offer: "", due: null, result: null };
  return {
    version: "1",
    token: "",
    facts: {
      code: "KTNMEW",
      game: "kitten-me",
      title: "",
      options: {},
      seats: [2, 10],
      clock: 60,
      private: true,
      hints: true,
      rated: false,
      bots: ["random", "kitten", "tabby", "panther"],
      phrases: [],
      lesson: false,
      day: "",
    },
    seq: 0,
    seat,
    number: 0,
    commitment: "",
    sitters,
    looks: [],
    watchers: 0,
    watching: [],
    scene,
    recent: { seq: 0, heard: [], before: null },
    news: [],
    phrases: 0,
    refused: null,
    odds: null,
    host: false,
    locked: false,
    led: false,
    removed: false,
    ahead: 0,
  };
}
