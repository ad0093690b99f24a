import { disc, fill, line, oval, svg, type Tone } from "./draw";

interface MarkTones {
  readonly cat: Tone;
  readonly mouth: Tone;
  readonly eyes: Tone;
}

const PRINTED: MarkTones = { cat: "key", mouth: "stock-hi", eyes: "mark-eye" };

/** The mark: a 9 that is a cat, 100 x 150. */
function nineShape({ cat, mouth, eyes }: MarkTones = PRINTED): string {
  return [
    line("M78 56C90 100 70 134 26 136", cat, 21),
    fill("M10 44L14 2L42 24H54L84 2L88 44Z", cat),
    disc(49, 52, 41, cat),
    fill("M20 48Q32 34 44 48Q32 62 20 48ZM54 48Q66 34 78 48Q66 62 54 48Z", eyes),
    oval(33, 48, 3, 7, cat) + oval(67, 48, 3, 7, cat),
    fill("M43 64H55L49 71Z", mouth),
    line("M49 71V75Q43 81 37 76M49 75Q55 81 61 76", mouth, 2.6),
  ].join("");
}

export function nineMark(px = 120): string {
  return svg(100, 150, px, nineShape(), { kind: "mark" });
}
