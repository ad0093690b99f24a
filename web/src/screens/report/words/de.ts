import type { en } from "./en";

export const words: typeof en = {
  report: {
    about: "Wer diesen Server betreibt, sieht es sich an, zusammen mit dieser Partie. Am Tisch erfährt es niemand.",
    whom: "Wen?",
    what: "Worum geht es?",
    behaviour: "Das Verhalten",
    name: "Den Namen",
    own: "In deinen Worten, wenn du magst",
    send: "Meldung senden",
    sent: (name: string): string => `Danke. ${name} ist gemeldet. Unter „Wer spielt“ kannst du auch stumm schalten.`,
  },
};
