type Colour = "blue" | "red" | "green";
type Thing = "hat" | "tie" | "glasses";

const colours = { blue: "Blue", red: "Red", green: "Green" };
const things = { hat: ["Hat", "Hats"], tie: ["Bow Tie", "Bow Ties"], glasses: ["Glasses", "Glasses"] } as const;

/** What is printed on cards and tiles, and what a screen reader calls them. */
export const art = {
  colours,
  dressed: (colour: Colour, thing: Thing, count: number) => `${colours[colour]} ${things[thing][count > 1 ? 1 : 0]}`,
  dressedLabel: (colour: Colour, thing: Thing, count: number) =>
    `${count} ${colours[colour]} ${things[thing][count > 1 ? 1 : 0]}`,
  wild: (count: number) => ["Wild", "Double Wild", "Triple Wild"][count - 1] ?? "Wild",
  wildLabel: (count: number) =>
    `${["Wild", "Double Wild", "Triple Wild"][count - 1] ?? "Wild"}: ${count} of everything`,
  all: "All",
  specials: {
    skip: { name: "Skip", short: "Skip", label: "Skip: your turn passes" },
    draw3: { name: "Draw 3", short: "Draw", label: "Draw 3: three more cards" },
    fish: { name: "Go Fish", short: "Fish", label: "Go Fish: take one player’s cards of an attribute" },
    hide: { name: "Can’t See Me", short: "Hide", label: "Can’t See Me: the hand counts 0" },
    hang: { name: "Hang In There", short: "Hang", label: "Hang In There: be right, gain a card" },
    trouble: { name: "Double Trouble", short: "Double", label: "Double Trouble: the hand is doubled" },
  },
  noCatInside: "No cat inside",
  seasons: { winter: "Winter", spring: "Spring", summer: "Summer", fall: "Fall" },
  traits: {
    light: "Light",
    cozy: "Cozy",
    snow: "Snow",
    clover: "Clover",
    rain: "Rain",
    flower: "Flower",
    firefly: "Firefly",
    fan: "Fan",
    icecream: "Ice Cream",
    apple: "Apple",
    pumpkin: "Pumpkin",
    leaf: "Leaf",
  },
  mouse: "Mouse",
  mouseLine: "Wild or reverse",
  mouseLabel: "Mouse: wild, or reverses an ask",
  seek: { ready: "Seek Token, active", used: "Seek Token, used" },
  distractions: {
    laser: { name: "Laser Pointer", does: "Roll any of your dice again" },
    wand: { name: "Feather Wand", does: "One die up or down by 1" },
    yarn: { name: "Ball of Yarn", does: "Turn a die to its other side" },
    box: { name: "Cardboard Box", does: "Set one die to any number" },
    catnip: { name: "Catnip", does: "The first MEOW does not count" },
    tuna: { name: "Tin of Tuna", does: "Look at two tiles in secret" },
    bag: { name: "Paper Bag", does: "Swap a die with the Pillow" },
    milk: { name: "Warm Milk", does: "Multiplier 1 higher this turn" },
    cucumber: { name: "Cucumber", does: "Swap two tiles, no peeking" },
  },
  meow: "Meow",
  tiles: { down: "Tile, face down", z: "Z", m: "MEOW" },
  die: (pips: number) => `Die: ${pips}`,
  back: "Card, face down",
  lives: (now: number, most: number) => `${now} of ${most} lives`,
};
