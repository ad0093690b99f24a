import { caps, once } from "../../../art/captions";
import { CARD_HEIGHT, CARD_WIDTH, paper } from "../../../art/cards/frame";
import { disc, fill, placed, svg, type Tone } from "../../../art/draw";
import { clipped } from "../../../art/inks";
import { print, wrapped } from "../../../art/type";
import type { Distraction } from "../view.gen";
import { words } from "../words";
import { glyphShape } from "./glyphs";

const TONES: Record<Distraction, readonly [Tone, Tone]> = {
  laser: ["key", "gold"],
  wand: ["green", "key"],
  yarn: ["red", "stock-hi"],
  box: ["fur-kraft", "fur-brown"],
  catnip: ["green", "key"],
  tuna: ["fur-grey", "fur-white"],
  bag: ["fur-kraft", "fur-brown"],
  milk: ["fur-white", "blue"],
  cucumber: ["green", "green-t"],
  mirror: ["gold", "blue"],
  brush: ["fur-brown", "fur-white"],
  sun: ["gold", "red"],
  plugs: ["red", "stock-hi"],
  broom: ["fur-kraft", "fur-brown"],
  fan: ["blue", "key"],
  spray: ["blue", "fur-white"],
};

export const DISTRACTIONS = Object.keys(TONES);

const LINE = 24;

/** Draw a card, with the name that the table gave it, if any. */
export function distractCard(code: string, px = 140, own = ""): string {
  return once(`distract ${code} ${px} ${own}`, () => draw(code as Distraction, px, own));
}

function draw(kind: Distraction, px: number, own: string): string {
  const { name: ours, does } = words.card.distractions[kind];
  const name = own || ours;
  const panel = fill("M9 9H191V176H9Z", "dis-top") + disc(100, 116, 58, "dis-disc");
  const thing = placed(57, 73, 1.8, glyphShape(kind, ...TONES[kind]));
  const title = print(100, 46, 35, "dis-on", caps(name), { track: 0.6, room: 168 });
  const body = paper() + clipped("face", panel) + thing + title + sentence(does);
  return svg(CARD_WIDTH, CARD_HEIGHT, px, body, { kind: "card", label: `${name}: ${does}` });
}

function sentence(text: string): string {
  const lines = wrapped(text, 16);
  const first = 231 - ((lines.length - 1) * LINE) / 2;
  const set = (row: string, i: number) => print(100, first + i * LINE, 21, "key", row, { face: "text", weight: 600 });
  return lines.map(set).join("");
}
