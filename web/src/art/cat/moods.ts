import { disc, fill, line, oval, ring } from "../draw";
import type { Coat } from "./furs";

export type Mood = "smug" | "shocked" | "sleepy" | "sly" | "grumpy" | "happy" | "meow" | "plain";
export const MOODS: readonly Mood[] = ["smug", "shocked", "sleepy", "sly", "grumpy", "happy", "meow", "plain"];

/** A mood is eyes and a mouth, nothing else. */
export interface Face {
  readonly eyes: string;
  readonly mouth: string;
}

const Y = 70;
const LEFT = 42;
const RIGHT = 78;
const PUPIL = "pupil";

/** Both eyes; `side` is -1 for the left and 1 for the right, so that `x + side` points outward. */
function both(eye: (x: number, side: number) => string): string {
  return eye(LEFT, -1) + eye(RIGHT, 1);
}

function smile(d: string, coat: Coat): string {
  return line(d, coat.mouth, 2.6);
}

/** The lid is dark over light eyes, except where the fur is dark itself. */
function lid(coat: Coat): string {
  return coat.line === "whisk-l" ? "whisk-l" : PUPIL;
}

function smug(coat: Coat): Face {
  const half = (x: number) => fill(`M${x - 11} ${Y - 3}h22a11 11 0 0 1 -22 0z`, coat.iris);
  const pupil = (x: number) => fill(`M${x - 3} ${Y - 3}h9a4.5 5.5 0 0 1 -9 0z`, PUPIL);
  const shut = (x: number) => line(`M${x - 12} ${Y - 3}h24`, lid(coat), 3.2);
  const brow = line(`M73 ${Y - 17}q8 -5 15 0`, coat.brow, 2.6);
  return { eyes: both((x) => half(x) + pupil(x) + shut(x)) + brow, mouth: smile("M47 94Q60 104 76 91", coat) };
}

function shocked(coat: Coat): Face {
  const round = (x: number) =>
    disc(x, Y - 2, 14, coat.iris) + ring(x, Y - 2, 14, PUPIL, 2.4) + disc(x, Y - 2, 3.4, PUPIL);
  const tongue = fill("M55.2 103.5a6.5 8 0 0 0 9.6 0a7 5 0 0 0 -9.6 0z", "nose");
  return { eyes: both(round), mouth: oval(60, 99, 6.5, 8, PUPIL) + tongue };
}

function sleepy(coat: Coat): Face {
  const shut = (x: number) => line(`M${x - 10} ${Y}Q${x} ${Y + 10} ${x + 10} ${Y}`, coat.line, 3.6);
  return { eyes: both(shut), mouth: smile("M52 95Q60 100 68 95", coat) };
}

function sly(coat: Coat): Face {
  const slit = (x: number, s: number) => {
    const lower = `Q${x + s * 10} ${Y + 9} ${x - s * 11} ${Y + 5}Z`;
    return fill(`M${x - s * 11} ${Y + 5}Q${x - s * 4} ${Y - 10} ${x + s * 13} ${Y - 8}${lower}`, coat.iris);
  };
  const pupil = (x: number) => oval(x + 4, Y - 1, 3.4, 6.4, PUPIL);
  const brow = (x: number, s: number) =>
    line(`M${x - s * 12} ${Y + 4}Q${x - s * 5} ${Y - 10} ${x + s * 14} ${Y - 9}`, lid(coat), 3);
  const tooth = fill("M66 96.5l5 -1.6l-1.4 7z", "fur-white", 'stroke="var(--pupil)" stroke-width="1"');
  return {
    eyes: both((x, s) => slit(x, s) + pupil(x) + brow(x, s)),
    mouth: smile("M46 93Q58 101 74 92", coat) + tooth,
  };
}

function grumpy(coat: Coat): Face {
  const glare = (x: number, s: number) => {
    const lower = `A11 10 0 0 ${s > 0 ? 0 : 1} ${x + s * 8} ${Y + 9}Q${x + s * 14} ${Y + 2} ${x + s * 12} ${Y - 6}Z`;
    return fill(`M${x + s * 12} ${Y - 6}L${x - s * 10} ${Y + 1}${lower}`, coat.iris);
  };
  const pupil = (x: number, s: number) => disc(x + s, Y + 3, 3.6, PUPIL);
  const brow = (x: number, s: number) => line(`M${x + s * 13} ${Y - 7}L${x - s * 11} ${Y + 1}`, lid(coat), 3.8);
  return { eyes: both((x, s) => glare(x, s) + pupil(x, s) + brow(x, s)), mouth: smile("M49 99Q60 90 71 99", coat) };
}

function happy(coat: Coat): Face {
  const shut = (x: number) => line(`M${x - 9} ${Y + 4}Q${x} ${Y - 10} ${x + 9} ${Y + 4}`, coat.line, 3.8);
  const open = fill("M48 93H72A12 12 0 0 1 48 93Z", PUPIL);
  return { eyes: both(shut), mouth: open + fill("M53 101A12 12 0 0 0 67 101A9 6 0 0 0 53 101Z", "nose") };
}

function meow(coat: Coat): Face {
  const shut = (x: number, s: number) =>
    line(`M${x + s * 9} ${Y - 8}L${x - s * 5} ${Y}L${x + s * 9} ${Y + 7}`, coat.line, 3.8);
  const open = "M60 87C74 87 78 96 76 103C74 110 68 111 60 111C52 111 46 110 44 103C42 96 46 87 60 87Z";
  const tongue = "M49 107C51 99 69 99 71 107C69 110 65 111 60 111C55 111 51 110 49 107Z";
  const teeth = fill("M49 90l4 7l3.4 -8.6zM71 90l-4 7l-3.4 -8.6z", "fur-white");
  return { eyes: both(shut), mouth: fill(open, PUPIL) + fill(tongue, "nose") + teeth };
}

function plain(coat: Coat): Face {
  const almond = (x: number) =>
    fill(`M${x - 12} ${Y}Q${x} ${Y - 14} ${x + 12} ${Y}Q${x} ${Y + 14} ${x - 12} ${Y}Z`, coat.iris);
  const pupil = (x: number) => oval(x, Y, 3.4, 7, PUPIL);
  return { eyes: both((x) => almond(x) + pupil(x)), mouth: smile("M60 89V93Q54 100 47 95M60 93Q66 100 73 95", coat) };
}

const FACES: Record<Mood, (coat: Coat) => Face> = { smug, shocked, sleepy, sly, grumpy, happy, meow, plain };

export function face(mood: Mood, coat: Coat): Face {
  return FACES[mood](coat);
}

/** Behind glasses the eyes are simple and always dark on white, so that the rim stays the loudest thing. */
export function eyesBehindGlasses(mood: Mood): string {
  return both((x) => disc(x, Y, 13, "fur-white") + BEHIND_GLASSES[mood](x));
}

const half = (x: number) =>
  fill(`M${x - 13} ${Y - 1}h26a13 13 0 0 0 -26 0z`, "fur-cream-2") +
  fill(`M${x - 5} ${Y - 1}h10a5 6 0 0 1 -10 0z`, PUPIL) +
  line(`M${x - 12} ${Y - 1}h24`, PUPIL, 3);
const open = (x: number) => oval(x, Y, 4, 7.5, PUPIL);

const BEHIND_GLASSES: Record<Mood, (x: number) => string> = {
  smug: half,
  grumpy: half,
  plain: open,
  shocked: (x) => disc(x, Y, 3, PUPIL),
  sleepy: (x) => line(`M${x - 7} ${Y}Q${x} ${Y + 7} ${x + 7} ${Y}`, PUPIL, 3),
  happy: (x) => line(`M${x - 7} ${Y + 2}Q${x} ${Y - 8} ${x + 7} ${Y + 2}`, PUPIL, 3),
  sly: (x) => oval(x + 4, Y, 4, 7, PUPIL),
  meow: (x) => line(`M${x - 7} ${Y - 5}L${x + 5} ${Y}L${x - 7} ${Y + 5}`, PUPIL, 3),
};
