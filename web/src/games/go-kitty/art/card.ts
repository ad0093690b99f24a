import { caps, once } from "../../../art/captions";
import { blackStrip, card, runningUp, whole } from "../../../art/cards/frame";
import { catShape } from "../../../art/cat/cat";
import type { Fur } from "../../../vocabulary/looks";
import type { Mood } from "../../../art/cat/moods";
import { bar, box, burst, disc, fill, line, placed, type Tone } from "../../../art/draw";
import { print } from "../../../art/type";
import { SEASON_OF, type Season, type Trait } from "../../../vocabulary/seasons";
import { nameOf, traitName } from "../names";
import type { Code } from "../view";
import { words } from "../words";
import { glyphShape } from "./glyphs";
import { INK_OF_SEASON, onSeason, TRAIT_TONES } from "./tones";

/** The thing is balanced on an unimpressed cat: who, how it takes it, and the thing's size, place and tilt. */
interface Joke {
  readonly cat: readonly [Fur, Mood];
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly before?: boolean;
}
const JOKES: Record<Trait, Joke> = {
  light: { cat: ["black", "shocked"], size: 88, x: 20, y: 24, tilt: -5 },
  cozy: { cat: ["white", "sleepy"], size: 84, x: 22, y: 26, tilt: -10 },
  snow: { cat: ["grey", "grumpy"], size: 84, x: 22, y: 22, tilt: 6 },
  clover: { cat: ["ginger", "happy"], size: 76, x: 28, y: 34, tilt: 10 },
  rain: { cat: ["tuxedo", "grumpy"], size: 118, x: 5, y: -4, tilt: -8, before: true },
  flower: { cat: ["calico", "smug"], size: 66, x: 58, y: 58, tilt: 14, before: true },
  firefly: { cat: ["siamese", "sly"], size: 94, x: 17, y: 20, tilt: -6 },
  fan: { cat: ["white", "smug"], size: 92, x: 18, y: 20, tilt: -6 },
  icecream: { cat: ["tabby", "shocked"], size: 86, x: 21, y: 24, tilt: 184 },
  apple: { cat: ["tuxedo", "sly"], size: 76, x: 26, y: 32, tilt: -6 },
  pumpkin: { cat: ["black", "happy"], size: 92, x: 18, y: 22, tilt: 5 },
  leaf: { cat: ["ginger", "sleepy"], size: 82, x: 26, y: 34, tilt: 16 },
};

const GROUNDS: Record<Season, () => string> = {
  winter: () => disc(64, 110, 60, "art"),
  spring: () => fill("M-10 200A74 104 0 0 1 138 200Z", "art"),
  summer: () => burst(64, 100, 12, 240, "art"),
  fall: () => fill("M64 16L140 120L64 224L-12 120Z", "art"),
};

export function kittyCard(code: string, px = 140): string {
  return once(`kitty ${code} ${nameOf(code as Code)} ${px}`, () =>
    code === "mouse" ? mouseCard(px) : traitCard(code as Trait, px),
  );
}

function traitCard(trait: Trait, px: number): string {
  const season = SEASON_OF[trait];
  const [ink, on] = [INK_OF_SEASON[season], onSeason(season)];
  const mark = placed(15, 18, 0.8, glyphShape(season, on));
  const foot =
    fill("M0 214H129V262H0Z", ink) + print(64.5, 249, 30, on, caps(words.card.seasons[season]), { track: 0.6 });
  return card({
    strip: box(9, 9, 50, 262, ink) + mark + runningUp(caps(traitName(trait)), on, 192),
    art: whole(`${ink}-t`) + GROUNDS[season]() + joke(trait) + foot,
    label: `${traitName(trait)}, ${words.card.seasons[season]}`,
    px,
  });
}

function joke(trait: Trait): string {
  const { cat, size, x, y, tilt, before } = JOKES[trait];
  const thing = placed(x, y, size / 48, glyphShape(trait, ...TRAIT_TONES[trait]), [tilt, 24, 24]);
  const under = placed(-1, 84, 1.09, catShape({ fur: cat[0], mood: cat[1] }));
  return before ? under + thing : thing + under;
}

function mouseCard(px: number): string {
  const foot = fill("M0 226H129V262H0Z", "strip-k");
  return card({
    strip: blackStrip(placed(15, 16, 0.8, glyphShape("mouse", "strip-hi", "strip-k")), caps(words.card.mouse)),
    art: [
      whole("gold") + burst(64, 140, 14, 240, "gold-t") + mouse() + foot,
      print(64.5, 253, 27, "strip-on", caps(words.card.mouseLine), { track: 0.4, room: 115 }),
    ].join(""),
    label: words.card.mouseLabel,
    px,
  });
}

function mouse(): string {
  const ear = (x: number, tone: Tone) => disc(x, 92, 32, tone) + disc(x, 92, 18, "nose");
  const right = "M64 118H114Q112 180 64 214Z";
  const head = fill("M14 118H114Q112 180 64 214Q16 180 14 118Z", "fur-grey") + fill(right, "fur-grey-2");
  const eye = (x: number) =>
    fill(`M${x} 134h26a13 13 0 0 1 -26 0z`, "eye") + fill(`M${x + 10} 134h11a5.5 6.5 0 0 1 -11 0z`, "pupil");
  return [
    line("M96 236Q140 232 118 196Q106 176 122 164", "nose", 5),
    ear(24, "fur-grey") + ear(104, "fur-grey-2") + head,
    eye(28) + eye(74) + bar("M26 134H56M72 134H102", "pupil", 4),
    disc(64, 206, 9, "nose") + line("M48 184Q66 194 84 178", "pupil", 3),
    fill("M60 187h9v9h-9z", "fur-white"),
    line("M40 176L8 170M40 182L12 190M88 176L120 170M88 182L116 190", "pupil", 1.8),
  ].join("");
}
