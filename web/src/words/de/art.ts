import type { art as english } from "../en/art";

const colours = { blue: "Blau", red: "Rot", green: "Grün" };
const stems = { blue: "blau", red: "rot", green: "grün" };
const things = {
  hat: ["er Hut", "e Hüte"],
  tie: ["e Fliege", "e Fliegen"],
  glasses: ["e Brille", "e Brillen"],
} as const;
const wilds = ["Joker", "Doppeljoker", "Dreifachjoker"];

function dressed(colour: keyof typeof stems, thing: keyof typeof things, count: number): string {
  return `${stems[colour]}${things[thing][count > 1 ? 1 : 0]}`;
}

export const art: typeof english = {
  colours,
  dressed: (colour, thing, count) => dressed(colour, thing, count),
  dressedLabel: (colour, thing, count) => `${count} ${dressed(colour, thing, count)}`,
  wild: (count) => wilds[count - 1] ?? "Joker",
  wildLabel: (count) => `${wilds[count - 1] ?? "Joker"}: ${count} von allem`,
  all: "Alle",
  specials: {
    skip: { name: "Skip", short: "Skip", label: "Skip: dein Zug ist vorbei" },
    draw3: { name: "Draw 3", short: "Draw", label: "Draw 3: drei Karten mehr" },
    fish: { name: "Go Fish", short: "Fish", label: "Go Fish: nimm jemandem alle Karten mit einem Merkmal" },
    hide: { name: "Can’t See Me", short: "Hide", label: "Can’t See Me: die Hand zählt 0" },
    hang: { name: "Hang In There", short: "Hang", label: "Hang In There: wer recht hat, bekommt eine Karte" },
    trouble: { name: "Double Trouble", short: "Double", label: "Double Trouble: die Hand zählt doppelt" },
  },
  noCatInside: "Keine Katze hier",
  seasons: { winter: "Winter", spring: "Frühling", summer: "Sommer", fall: "Herbst" },
  traits: {
    light: "Licht",
    cozy: "Wolle",
    snow: "Schnee",
    clover: "Klee",
    rain: "Regen",
    flower: "Blume",
    firefly: "Glühwürmchen",
    fan: "Fächer",
    icecream: "Eis",
    apple: "Apfel",
    pumpkin: "Kürbis",
    leaf: "Blatt",
  },
  mouse: "Maus",
  mouseLine: "Joker, dreht um",
  mouseLabel: "Maus: Joker, oder dreht eine Frage um",
  seek: { ready: "Suchmarke, aktiv", used: "Suchmarke, verbraucht" },
  distractions: {
    laser: { name: "Laserpointer", does: "Würfle neu, was du willst" },
    wand: { name: "Federangel", does: "Ein Würfel um 1 rauf oder runter" },
    yarn: { name: "Wollknäuel", does: "Würfel auf die Gegenseite" },
    box: { name: "Pappkarton", does: "Ein Würfel nach Wahl" },
    catnip: { name: "Katzenminze", does: "Das erste MIAU zählt nicht" },
    tuna: { name: "Dose Thunfisch", does: "Zwei Plättchen heimlich ansehen" },
    bag: { name: "Papiertüte", does: "Ein Würfel gegen einen vom Kissen" },
    milk: { name: "Warme Milch", does: "Faktor 1 höher in diesem Zug" },
    cucumber: { name: "Gurke", does: "Vertausche zwei Plättchen blind" },
  },
  meow: "Miau",
  tiles: { down: "Plättchen, verdeckt", z: "Z", m: "MIAU" },
  die: (pips) => `Würfel: ${pips}`,
  back: "Karte, verdeckt",
  lives: (now, most) => `${now} von ${most} Leben`,
};
