import { captions, caps, once } from "../captions";
import { box, disc, edged, fill, moved, placed, svg } from "../draw";
import { INK_OF_SEASON, SEASON_OF, kittenFace } from "../facts";
import type { Accessory, KittenFace, Special, Trait } from "../facts";
import { glyphShape } from "../glyphs";
import { INKS, pattern, stud, type Ink } from "../inks";
import { print } from "../type";
import { TRAIT_TONES, onSeason } from "./kitty";
import { SIGNS } from "./specials";

/** Small faces for reveals and logs, 64 x 88: a full card is never shown under 72 px. */
export interface MiniLook {
  readonly px?: number;
  /** Does not count just now. */
  readonly dim?: boolean;
  /** Counts just now. */
  readonly hit?: boolean;
}

export function kittenMini(code: string, look: MiniLook = {}): string {
  return once(`kitten-mini ${code} ${key(look)}`, () => drawKitten(kittenFace(code), look));
}

export function kittyMini(code: string, look: MiniLook = {}): string {
  const draw = () => (code === "mouse" ? mouse(look) : trait(code as Trait, look));
  return once(`kitty-mini ${code} ${key(look)}`, draw);
}

const key = ({ px, dim, hit }: MiniLook) => `${px} ${dim} ${hit}`;

function mini(body: string, label: string, { px = 46, dim = false, hit = false }: MiniLook): string {
  const edge = hit ? edged("gold", 5) : edged("card-line", 1.5);
  const inset = hit ? 2.5 : 0.75;
  const plate = box(inset, inset, 64 - 2 * inset, 88 - 2 * inset, "stock-hi", 7, edge);
  const shown = dim ? `<g opacity=".34">${plate + body}</g>` : plate + body;
  return svg(64, 88, px, shown, { kind: "mini", label });
}

function drawKitten({ accessory, colour, special, count }: KittenFace, look: MiniLook): string {
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
  return mini(body, captions().dressedLabel(colour, accessory, count), look);
}

const STAR = "M32 45l3.8 8.2 9 1-6.7 6 1.9 8.8-8-4.5-8 4.5 1.9-8.8-6.7-6 9-1z";

function wild(count: number, look: MiniLook): string {
  const words = captions();
  const bands = INKS.map((ink, i) => box(5, 33 + i * 16.7, 54, 16.7, pattern(ink, "middle"))).join("");
  const top = `${count > 1 ? `${count}× ` : ""}${caps(words.all)}`;
  const body = [
    box(5, 5, 54, 78, "strip-k", 4) + bands,
    print(32, 30, 26, "strip-on", top, { track: 0.5, room: 48 }),
    disc(32, 58, 15, "strip-on") + fill(STAR, "strip-k"),
  ].join("");
  return mini(body, words.wildLabel(count), look);
}

function specialMini(special: Special, look: MiniLook): string {
  const { short, label } = captions().specials[special];
  const name = print(32, 77, 20, "strip-on", caps(short), { room: 48 });
  return mini(box(5, 5, 54, 78, "strip-k", 4) + moved("translate(-2 -4)", SIGNS[special]()) + name, label, look);
}

function mouse(look: MiniLook): string {
  const face = placed(8, 20, 1, glyphShape("mouse", "strip-hi", "strip-k"));
  return mini(box(5, 5, 54, 78, "strip-k", 4) + face, captions().mouse, look);
}

function trait(name: Trait, look: MiniLook): string {
  const words = captions();
  const season = SEASON_OF[name];
  const ink = INK_OF_SEASON[season];
  const body = [
    box(5, 5, 54, 78, `${ink}-t`, 4),
    fill("M5 9Q5 5 9 5H55Q59 5 59 9V30H5Z", ink),
    placed(21.6, 7, 0.44, glyphShape(season, onSeason(season))),
    placed(10, 34, 0.92, glyphShape(name, ...TRAIT_TONES[name])),
  ].join("");
  return mini(body, `${words.traits[name]}, ${words.seasons[season]}`, look);
}
