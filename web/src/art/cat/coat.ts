import { fill, line, moved, type Tone } from "../draw";
import type { Fur } from "../../vocabulary/looks";
import { COATS, type Coat } from "./furs";
import { EARS, HEADS, MUZZLE, type EarShape } from "./shapes";

/** The head without its face: ears, fur, markings, muzzle, whiskers. */
export function head(fur: Fur): string {
  const coat = COATS[fur];
  const shape = HEADS[coat.head];
  return [
    ears(coat),
    fill(shape.whole, coat.base),
    fill(shape.half, coat.half),
    MARKINGS[fur]?.() ?? "",
    coat.muzzle ? fill(MUZZLE, coat.muzzle) : "",
    line("M32 88L6 84M32 93L8 97M88 88L114 84M88 93L112 97", coat.whiskers, 1.7),
  ].join("");
}

function mirrored(body: string): string {
  return moved("matrix(-1 0 0 1 120 0)", body);
}

function ears(coat: Coat): string {
  const [left, right] = coat.ears;
  return ear(left, coat.earTones[0], coat) + mirrored(ear(right, coat.earTones[1], coat));
}

function ear(shape: EarShape, tone: Tone, coat: Coat): string {
  const { outer, inner } = EARS[shape];
  return fill(outer, tone) + fill(inner, shape === "bent" ? coat.half : coat.innerEar);
}

const MARKINGS: Partial<Record<Fur, () => string>> = {
  tabby: () => {
    const cheek = fill("M15 76l17 4l-17 5zM18 91l16 -1l-12 8z", "fur-brown");
    const crown = fill("M60 40l-5 0l5 20l5 -20zM44 42l-5 2l9 14zM76 42l5 2l-9 14z", "fur-brown");
    return crown + cheek + mirrored(cheek);
  },
  ginger: () => {
    const cheek = "M20 70l14 3l-14 5zM20 84l14 1l-14 6z";
    const crown = fill("M55 40h10l-5 17zM42 40h7l-1 12zM78 40h-7l1 12z", "fur-ginger-2");
    return crown + fill(cheek, "fur-ginger-2") + mirrored(fill(cheek, "fur-brown", 'opacity=".55"'));
  },
  tuxedo: () => fill("M60 48L72 84L48 84Z", "fur-white"),
  // a mask that holds both eyes and the muzzle: a dark snout alone makes a fox
  siamese: () => {
    const right = "M60 63C66 61 69 57 78 57C89 57 94 66 91 76C89 85 82 87 81 96C79 107 70 112 60 112";
    const left = "C50 112 41 107 39 96C38 87 31 85 29 76C26 66 31 57 42 57C51 57 54 61 60 63";
    return fill(`${right}${left}Z`, "fur-brown") + fill(`${right}Z`, "fur-brown-2");
  },
  calico: () =>
    fill("M54 36.5A38 38 0 0 0 22 76C34 86 54 78 54 58Z", "fur-ginger") +
    fill("M72 38A38 38 0 0 1 98 74C88 70 72 60 72 38Z", "fur-black"),
};
