import { disc, fill, turned } from "../draw";
import type { Accessory, Ink } from "../../vocabulary/attributes";
import { pattern, rim, stud } from "../inks";

/** What a cat wears: the shape says which accessory; ink, pattern and lettered stud say which colour. */
export type Wears = Partial<Record<Accessory, Ink>>;

/** Where many cats share a card the studs grow, so that the letter can still be read. */
export type StudScale = number;

export function hat(ink: Ink, scale: StudScale): string {
  const crown = fill("M41 2H79L83 36H37Z", pattern(ink), rim(ink));
  const band = fill("M37.6 29H82.4L83.2 37H36.8Z", "pupil");
  const brim = fill("M25 36H95A5 5 0 0 1 95 46H25A5 5 0 0 1 25 36Z", ink);
  return turned(-7, 60, 40, crown + band + brim + stud(60, 15.5, 9.8 * scale, ink));
}

export function tie(ink: Ink, scale: StudScale): string {
  const wings = ["M60 121L23 104Q19 121 23 138Z", "M60 121L97 104Q101 121 97 138Z"];
  const knot = disc(60, 121, 9 * scale + 3.5, ink);
  return wings.map((wing) => fill(wing, pattern(ink), rim(ink))).join("") + knot + stud(60, 121, 9 * scale, ink);
}

export function glasses(ink: Ink, scale: StudScale): string {
  const lens = (x: number) => {
    const hole = `M${x} 59A11 11 0 1 0 ${x + 0.1} 59Z`;
    return fill(`M${x} 50A20 20 0 1 1 ${x - 0.1} 50Z${hole}`, pattern(ink), `fill-rule="evenodd" ${rim(ink)}`);
  };
  const tips = fill("M24 64L3 46L30 53ZM96 64L117 46L90 53Z", ink);
  // a larger stud moves up, off the eyes
  const y = 66 - 10 * scale;
  return lens(42) + lens(78) + tips + disc(60, y, 8.6 * scale + 2.2, ink) + stud(60, y, 8.6 * scale, ink);
}
