import { caps, once } from "../../../art/captions";
import { lookKey, mini, type MiniLook } from "../../../art/cards/mini";
import { box, disc, fill, moved } from "../../../art/draw";
import { pattern, stud } from "../../../art/inks";
import { print } from "../../../art/type";
import { INKS, type Accessory, type Ink } from "../../../vocabulary/attributes";
import type { Special } from "../../../vocabulary/specials";
import { faceOf, type Face } from "../faces";
import { words } from "../words";
import { glyphShape } from "./marks";
import { SIGNS } from "./specials";

export function kittenMini(code: string, look: MiniLook = {}): string {
  return once(`kitten-mini ${code} ${lookKey(look)}`, () => draw(faceOf(code), look));
}

function draw({ accessory, colour, special, count }: Face, look: MiniLook): string {
  if (special) return specialMini(special, look);
  return accessory && colour ? dressed(accessory, colour, count, look) : wild(count, look);
}

function dressed(accessory: Accessory, colour: Ink, count: number, look: MiniLook): string {
  const body = [
    box(5, 5, 54, 78, pattern(colour, "middle"), 4),
    fill("M5 9Q5 5 9 5H55Q59 5 59 9V64H5Z", colour),
    print(17, 32, 30, "on-ink", String(count)),
    stud(43, 20.5, 13, colour),
    moved("translate(13 32) scale(.79 .66)", glyphShape(accessory, "on-ink")),
  ].join("");
  return mini(body, words.card.dressedLabel(colour, accessory, count), look);
}

const STAR = "M32 45l3.8 8.2 9 1-6.7 6 1.9 8.8-8-4.5-8 4.5 1.9-8.8-6.7-6 9-1z";

function wild(count: number, look: MiniLook): string {
  const bands = INKS.map((ink, i) => box(5, 33 + i * 16.7, 54, 16.7, pattern(ink, "middle"))).join("");
  const top = `${count > 1 ? `${count}× ` : ""}${caps(words.card.all)}`;
  const body = [
    box(5, 5, 54, 78, "strip-k", 4) + bands,
    print(32, 30, 26, "strip-on", top, { track: 0.5, room: 48 }),
    disc(32, 58, 15, "strip-on") + fill(STAR, "strip-k"),
  ].join("");
  return mini(body, words.card.wildLabel(count), look);
}

function specialMini(special: Special, look: MiniLook): string {
  const { short, label } = words.card.specials[special];
  const name = print(32, 77, 20, "strip-on", caps(short), { room: 48 });
  return mini(box(5, 5, 54, 78, "strip-k", 4) + moved("translate(-2 -4)", SIGNS[special]()) + name, label, look);
}
