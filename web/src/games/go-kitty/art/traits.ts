import { bar, box, disc, edged, fill, line, oval, repeated } from "../../../art/draw";
import type { Drawing } from "../../../art/glyph";

const petals = [0, 60, 120, 180, 240, 300];

export const traits = {
  light: (a, b) =>
    fill("M24 7A13.5 13.5 0 0 1 32 31Q30 33 30 36H18Q18 33 16 31A13.5 13.5 0 0 1 24 7Z", a) +
    fill("M18 38H30V42Q30 47 24 47Q18 47 18 42Z", b) +
    bar("M20 22L24 28L28 22", b, 2.4) +
    repeated([-90, -45, 0, 45, 90], 24, 20, fill("M22.6 0H25.4V4H22.6Z", b)),
  cozy: (a, b) =>
    fill("M13 33V17A11 11 0 0 1 35 17V33ZM35 30Q44 28 44 20Q44 14 39 14Q35 15 35 20Z", a) +
    box(10, 33, 28, 11, b, 3) +
    bar("M16.5 14l5 5l5 -5l5 5M16.5 22l5 5l5 -5l5 5", b, 2.6),
  snow: (a, b) =>
    fill("M12 15L13 2L22 8H26L35 2L36 15Z", a) +
    disc(24, 16, 12.5, a) +
    disc(24, 34, 13.5, a) +
    disc(19.5, 14, 2, b) +
    disc(28.5, 14, 2, b) +
    fill("M24 17L36 20L24 21Z", "gold") +
    disc(24, 33, 1.9, b) +
    disc(24, 40, 1.9, b),
  clover: (a, b) =>
    line("M24 26Q27 38 36 45", b, 4) +
    repeated([0, 90, 180, 270], 24, 23, fill("M24 23C14 16 13 4 20 3Q23 3 24 7Q25 3 28 3C35 4 34 16 24 23Z", a)),
  rain: (a, b) =>
    line("M24 5V40Q24 45 29 45Q33 45 33 40", b, 3.6) +
    fill("M3 26A21 20 0 0 1 45 26Q41 21 38 21Q33 21 31 26Q28 21 24 21Q20 21 17 26Q15 21 10 21Q7 21 3 26Z", a),
  flower: (a, b) => repeated(petals, 24, 24, oval(24, 11, 6.8, 10, a)) + disc(24, 24, 7.5, b),
  // a jar, and the bug glows in it: one tone still shows lid, glass and bug
  firefly: (a, b) => {
    const jar = fill("M14 12H34Q42 14 42 22V40Q42 47 35 47H13Q6 47 6 40V22Q6 14 14 12Z", a, 'fill-opacity=".25"');
    const glass = bar("M14 12H34Q41 14 41 22V39Q41 46 34 46H14Q7 46 7 39V22Q7 14 14 12Z", b, 2.6);
    const halo = disc(24, 36, 9.5, a, 'fill-opacity=".45"') + oval(24, 36, 5.6, 7.4, a, edged(b, 1));
    const wings = fill("M22 29L13.5 24Q10.5 31 19.5 33ZM26 29L34.5 24Q37.5 31 28.5 33Z", b);
    const bug = oval(24, 26, 3.8, 4.6, b) + line("M22.5 22L20 18.5M25.5 22L28 18.5", b, 1.6);
    return box(12, 3, 24, 7, b, 2) + jar + glass + halo + wings + bug;
  },
  fan: (a, b) =>
    fill("M24 42L2 20A29 29 0 0 1 46 20Z", a) +
    bar("M24 42L9.5 14M24 42L18.5 11M24 42L29.5 11M24 42L38.5 14", b, 2.2) +
    fill("M24 46L15 33Q24 26 33 33Z", b),
  icecream: (a, b) =>
    fill("M11 24H37L24 47Z", b) +
    disc(24, 10, 8, a) +
    disc(15, 19, 8.5, a) +
    disc(33, 19, 8.5, a) +
    bar("M15 24L29 39M33 24L19 39", a, 1.8),
  apple: (a, b) =>
    fill("M24 14C32 8 44 12 43 25C42 37 34 46 29 45Q24 43 19 45C14 46 6 37 5 25C4 12 16 8 24 14Z", a) +
    line("M24 15Q23 8 26 3", b, 3.4) +
    fill("M27 9Q33 1 41 4Q37 12 27 9Z", b),
  pumpkin: (a, b) =>
    fill("M22 5H29L28 13H21Z", b) +
    oval(12, 28, 10, 15, a) +
    oval(36, 28, 10, 15, a) +
    oval(24, 28, 10, 17, a) +
    bar("M17 16Q12 28 17 41M31 16Q36 28 31 41", b, 2.2),
  leaf: (a, b) =>
    fill("M24 2L30 12L40 9L37 20L46 27L35 31L34 40L24 35L14 40L13 31L2 27L11 20L8 9L18 12Z", a) +
    bar("M24 14V47M24 25L34 19M24 30L14 22", b, 2.6),
} satisfies Record<string, Drawing>;
