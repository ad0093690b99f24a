import { caps, once } from "../../../art/captions";
import { card, caption, whole } from "../../../art/cards/frame";
import { catShape } from "../../../art/cat/cat";
import type { Fur } from "../../../vocabulary/looks";
import type { Mood } from "../../../art/cat/moods";
import type { Wears } from "../../../art/cat/wear";
import { box, burst, disc, fill, placed } from "../../../art/draw";
import { pattern, stud } from "../../../art/inks";
import { print } from "../../../art/type";
import { INKS, type Accessory, type Ink } from "../../../vocabulary/attributes";
import { faceOf, type Face } from "../faces";
import { words } from "../words";
import { glyphShape } from "./marks";
import { specialCard } from "./specials";

type Actor = readonly [Fur, Mood];

/** Who wears what: three cats a pair, so that a Triple is three different faces. */
const CAST: Record<`${Accessory}-${Ink}`, readonly [Actor, Actor, Actor]> = {
  "hat-blue": [
    ["tuxedo", "smug"],
    ["white", "sly"],
    ["ginger", "grumpy"],
  ],
  "hat-red": [
    ["black", "plain"],
    ["grey", "smug"],
    ["calico", "happy"],
  ],
  "hat-green": [
    ["ginger", "happy"],
    ["siamese", "smug"],
    ["black", "sly"],
  ],
  "tie-blue": [
    ["calico", "sly"],
    ["black", "shocked"],
    ["tabby", "sleepy"],
  ],
  "tie-red": [
    ["white", "grumpy"],
    ["tuxedo", "happy"],
    ["siamese", "sly"],
  ],
  "tie-green": [
    ["grey", "shocked"],
    ["ginger", "smug"],
    ["tuxedo", "sleepy"],
  ],
  "glasses-blue": [
    ["ginger", "smug"],
    ["calico", "plain"],
    ["grey", "sly"],
  ],
  "glasses-red": [
    ["siamese", "plain"],
    ["white", "shocked"],
    ["black", "smug"],
  ],
  "glasses-green": [
    ["tabby", "sly"],
    ["tuxedo", "plain"],
    ["white", "sleepy"],
  ],
};

/** Where a cat goes on the panel: centre x, top y, scale. Heads overlap like a stack of labels. */
type Pose = readonly [number, number, number];
const POSES: Record<Accessory | "wild", readonly (readonly Pose[])[]> = {
  hat: [
    [[64, 66, 1.32]],
    [
      [50, 26, 1.06],
      [80, 116, 1.06],
    ],
    [
      [42, 14, 0.84],
      [88, 70, 0.84],
      [42, 128, 0.84],
    ],
  ],
  tie: [
    [[64, 28, 1.32]],
    [
      [50, -8, 1.02],
      [80, 88, 1.02],
    ],
    [
      [42, -6, 0.8],
      [88, 54, 0.8],
      [42, 112, 0.8],
    ],
  ],
  glasses: [
    [[64, 42, 1.32]],
    [
      [52, 0, 1.1],
      [78, 98, 1.1],
    ],
    [
      [44, -8, 0.88],
      [86, 56, 0.88],
      [44, 122, 0.88],
    ],
  ],
  wild: [
    [[64, 44, 1.3]],
    [
      [51, 4, 0.98],
      [81, 98, 0.98],
    ],
    [
      [42, 4, 0.76],
      [88, 64, 0.76],
      [42, 124, 0.76],
    ],
  ],
};

/** Letters grow against small heads, by count, so that they can be read in a hand on a phone. */
const STUDS: Record<Accessory | "wild", readonly [number, number, number]> = {
  hat: [1, 1.25, 1.55],
  tie: [1.1, 1.4, 1.75],
  glasses: [1.15, 1.37, 1.65],
  wild: [1, 1.2, 1.4],
};

/** What lies behind the cats tells the accessory once more. */
const GROUNDS: Record<Accessory, () => string> = {
  hat: () => disc(64, 136, 74, "art"),
  tie: () => fill("M64 24L150 126L64 228L-22 126Z", "art"),
  glasses: () => fill("M-10 70A74 74 0 0 1 138 70V218H-10Z", "art"),
};

export function kittenCard(code: string, px = 140): string {
  return once(`kitten ${code} ${px}`, () => draw(faceOf(code), px));
}

function draw({ accessory, colour, special, count }: Face, px: number): string {
  if (special) return specialCard(special, px);
  return accessory && colour ? dressedCard(accessory, colour, count, px) : wildCard(count, px);
}

function dressedCard(accessory: Accessory, colour: Ink, count: number, px: number): string {
  const cast = CAST[`${accessory}-${colour}`];
  const dressed = { [accessory]: colour };
  const cats = group(accessory, count, cast, dressed);
  // a tie hangs over the head below it
  if (accessory === "tie") cats.reverse();
  const foot = box(0, 224, 129, 38, `${colour}-t`) + caption(caps(words.card.dressed(colour, accessory, count)));
  return card({
    strip: dressedStrip(accessory, colour, count),
    art: whole(`${colour}-t`) + GROUNDS[accessory]() + cats.join("") + foot,
    label: words.card.dressedLabel(colour, accessory, count),
    px,
  });
}

/** So many cats of a cast, each at its place. */
function group(kind: Accessory | "wild", count: number, cast: readonly Actor[], wears: Wears): string[] {
  const [poses = [], studs = 1] = [POSES[kind][count - 1], STUDS[kind][count - 1]];
  return cast
    .slice(0, poses.length)
    .flatMap((actor, i) => poses.slice(i, i + 1).map((at) => posed(at, actor, wears, studs)));
}

function posed([x, y, scale]: Pose, [fur, mood]: Actor, wears: Wears, studs: number): string {
  return placed(x - 60 * scale, y, scale, catShape({ fur, mood, wears, studs }));
}

function dressedStrip(accessory: Accessory, colour: Ink, count: number): string {
  return [
    box(9, 9, 50, 262, pattern(colour)),
    fill("M9 9H59V176A25 25 0 0 1 9 176Z", colour),
    print(34, 64, 64, "on-ink", String(count)),
    placed(13, 76, 0.875, glyphShape(accessory, "on-ink")),
    stud(34, 152, 19, colour),
  ].join("");
}

const WILD_CAST: readonly Actor[] = [
  ["tuxedo", "sly"],
  ["ginger", "smug"],
  ["white", "shocked"],
];

function wildCard(count: number, px: number): string {
  const wears = { hat: "blue", glasses: "red", tie: "green" } as const;
  const cats = group("wild", count, WILD_CAST, wears);
  const number = box(9, 9, 50, 76, "strip-k") + print(34, 66, 64, "strip-on", String(count));
  const foot = box(0, 226, 129, 36, "gold") + caption(caps(words.card.wild(count)), "on-gold");
  return card({
    strip: number + INKS.map((ink, i) => wildBand(ink, 85 + 62 * i)).join(""),
    art: whole("gold") + burst(64, 120, 12, 240, "gold-t") + cats.join("") + foot,
    label: words.card.wildLabel(count),
    deck: count === 3 ? "grey" : "white",
    px,
  });
}

function wildBand(ink: Ink, y: number): string {
  const plate = disc(34, y + 31, 18, ink);
  return box(9, y, 50, 62, pattern(ink)) + plate + stud(34, y + 31, 16, ink);
}
