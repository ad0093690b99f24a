import { bar, disc, fill, oval, repeated } from "../../../art/draw";
import { closedEye } from "../../../art/eye";
import type { Drawing } from "../../../art/glyph";

export const seasons = {
  winter: (a) => repeated([0, 60, 120], 24, 24, bar("M24 3V45", a, 6.5)),
  spring: (a) => bar("M24 46V24", a, 5.5) + fill("M24 28Q4 28 4 8Q24 8 24 28ZM24 28Q44 28 44 8Q24 8 24 28Z", a),
  summer: (a) =>
    disc(24, 24, 10.5, a) + repeated([0, 45, 90, 135, 180, 225, 270, 315], 24, 24, fill("M24 1L27.6 10H20.4Z", a)),
  fall: (a) => fill("M8 18Q8 7 24 7Q40 7 40 18V20H8ZM10 24H38Q37 38 24 46Q11 38 10 24Z", a) + bar("M24 7V2", a, 4.5),
  mouse: (a, b) =>
    disc(11, 14, 10.5, a) +
    disc(37, 14, 10.5, a) +
    fill("M6 19H42Q41 36 24 47Q7 36 6 19Z", a) +
    disc(17, 26, 2.6, b) +
    disc(31, 26, 2.6, b) +
    fill("M20 40H28L24 46Z", b),
  // eyes are cut out, so that one tone is enough; a second shows through
  seek: (a, b) =>
    (a === b ? "" : disc(24, 24, 10, b)) +
    fill("M2 24Q24 2 46 24Q24 46 2 24ZM24 14.5A9.5 9.5 0 1 0 24.1 14.5Z", a, 'fill-rule="evenodd"') +
    oval(24, 24, 3.2, 8, a),
  seekoff: closedEye,
} satisfies Record<string, Drawing>;
