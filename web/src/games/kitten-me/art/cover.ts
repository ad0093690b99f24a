import { catShape } from "../../../art/cat/cat";
import { coverOf, ground, slipped } from "../../../art/cover";
import { box, burst, disc, placed } from "../../../art/draw";
import { print } from "../../../art/type";

const TITLE_INKS = ["cover-key", "red-c"] as const;

export const cover = coverOf({ tall, wide });

function dandy(x: number, y: number, scale: number): string {
  const wears = { hat: "blue", glasses: "red", tie: "green" } as const;
  return placed(x, y, scale, catShape({ fur: "tuxedo", mood: "smug", wears }));
}

function tall(): string {
  const rays = ground("tall", "gold-c") + burst(136, 252, 18, 460, "gold-c2");
  const line1 = box(38, 24, 196, 38, "cover-key") + print(136, 54, 33, "gold-c", "YOU GOTTA BE", { track: 1.5 });
  const line2 = slipped("KITTEN ME!", { x: 136, y: 142, size: 92, width: 228, inks: TITLE_INKS });
  return rays + line1 + line2 + disc(136, 256, 94, "cover-paper") + dandy(46, 146, 1.5);
}

function wide(): string {
  const rays = ground("wide", "gold-c") + burst(88, 88, 18, 420, "gold-c2");
  const line1 = box(178, 15, 124, 24, "cover-key") + print(240, 34.5, 21, "gold-c", "YOU GOTTA BE", { track: 1.2 });
  const title = { x: 177, y: 89, size: 54, width: 156, inks: TITLE_INKS, anchor: "start" } as const;
  return rays + disc(88, 84, 66, "cover-paper") + dandy(26, 9, 1.03) + line1 + slipped("KITTEN ME!", title);
}
