import { bar, box, disc, fill, line, oval, turned } from "../../../art/draw";
import { closedEye } from "../../../art/eye";
import { glyphsOf, type Drawing } from "../../../art/glyph";
import type { Distraction } from "../view.gen";

const distractions: Record<Distraction, Drawing> = {
  laser: (a, b) => {
    const pen = box(2, 18, 24, 12, a, 3) + box(26, 20.5, 5, 7, b) + disc(12, 24, 2.6, b);
    const beam = bar("M31 17L46 3", "red", 2.4, 'stroke-dasharray="5 3"');
    return turned(-35, 24, 24, pen) + beam + disc(44, 5, 4, "red");
  },
  wand: (a, b) =>
    line("M5 45L26 22", b, 4) +
    fill("M22 26Q18 8 44 3Q42 30 22 26Z", a) +
    bar("M24 24L40 8M30 10L33 15M27 16L30 20M36 18L33 15M32 23L29 20", b, 1.9),
  yarn: (a, b) =>
    disc(23, 22, 19, a) +
    bar("M8 12Q26 14 38 32M5 20Q20 20 30 39M16 5Q32 10 41 22", b, 2.6) +
    line("M35 37Q44 40 46 46", a, 3.6),
  box: (a, b) =>
    fill("M6 18H42V45H6ZM6 18L0 8L22 10L24 18ZM42 18L48 8L26 10L24 18Z", a) +
    fill("M6 18H42V23H6Z", b) +
    box(17, 29, 14, 6, b, 3),
  catnip: (a, b) => {
    const upper = "M24 18Q10 16 12 2Q26 4 24 18ZM24 18Q38 16 36 2Q22 4 24 18Z";
    const lower = "M24 34Q6 34 4 18Q22 18 24 34ZM24 34Q42 34 44 18Q26 18 24 34Z";
    return bar("M24 47V16", b, 3.4) + fill(upper + lower, a);
  },
  tuna: (a, b) =>
    fill("M3 18H45V36A21 8 0 0 1 3 36Z", a) +
    oval(24, 18, 21, 8, b) +
    fill("M11 18Q20 10 30 18Q20 26 11 18ZM29 18L37 13V23Z", a),
  bag: (a, b) =>
    fill("M10 6L14 9L19 6L24 9L29 6L34 9L38 6V46H10Z", a) +
    fill("M30 7V46H38V6L34 9Z", b, 'opacity=".35"') +
    disc(18, 26, 3.4, b) +
    disc(28, 26, 3.4, b),
  milk: (a, b) => fill("M14 4H34V11L40 20V46H8V20L14 11Z", a) + fill("M8 27H40V38H8ZM14 4H34V9H14Z", b),
  cucumber: (a, b) =>
    turned(-40, 24, 24, box(0, 14, 48, 20, a, 10) + line("M9 20H17M22 20H32M13 27H24M30 27H39", b, 2.6)),
  mirror: (a, b) =>
    box(20.5, 28, 7, 19, a, 3) + disc(24, 17, 16, a) + disc(24, 17, 11.5, b) + bar("M18 20L27 11", a, 2.4),
  brush: (a, b) =>
    turned(
      -35,
      24,
      24,
      box(0, 19, 20, 8, a, 4) + box(18, 15, 29, 12, a, 5) + bar("M22 27V36M28 27V36M34 27V36M40 27V36", b, 3),
    ),
  sun: (a, b) =>
    bar("M24 1V9M24 39V47M1 24H9M39 24H47M8 8L13 13M35 35L40 40M40 8L35 13M8 40L13 35", b, 3.4) + disc(24, 24, 12, a),
  plugs: (a, b) => {
    const plug = (x: number): string => box(x, 20, 14, 24, a, 6) + disc(x + 7, 14, 8.5, a) + disc(x + 5, 11, 2.6, b);
    return turned(-14, 14, 24, plug(4)) + turned(14, 34, 24, plug(29));
  },
  broom: (a, b) =>
    line("M40 4L24 24", b, 4) + fill("M20 18L32 28Q28 44 8 46Q2 32 20 18Z", a) + bar("M22 26L9 38M27 30L16 43", b, 2.2),
  fan: (a, b) => {
    const blade = fill("M24 24Q12 12 21 2Q33 6 24 24Z", a);
    return [0, 90, 180, 270].map((angle) => turned(angle, 24, 24, blade)).join("") + disc(24, 24, 4.6, b);
  },
  spray: (a, b) =>
    fill("M14 20H32V24L36 30V46H10V30L14 24Z", a) +
    fill("M12 8H30L36 14H26V20H18V14H12Z", b) +
    line("M6 6H3M6 11L3 13M7 2L5 0", a, 2.4),
};

export const { names: GLYPH_NAMES, shape: glyphShape, glyph } = glyphsOf({ ...distractions, closed: closedEye });
