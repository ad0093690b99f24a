import { caps } from "../../../art/captions";
import { blackStrip, card } from "../../../art/cards/frame";
import { disc, fill } from "../../../art/draw";
import { print } from "../../../art/type";
import type { Special } from "../../../vocabulary/specials";
import { words } from "../words";
import { SCENES } from "./scenes";

/** The effect in one sign, at the top of the black striker. */
export const SIGNS: Record<Special, () => string> = {
  skip: () => fill("M16 24L34 42L16 60ZM34 24L52 42L34 60Z", "strip-hi"),
  draw3: () => sign("+3"),
  fish: () => fill("M14 42Q30 22 46 42Q30 62 14 42ZM44 42L56 32V52Z", "strip-hi") + disc(23, 40, 2.6, "strip-k"),
  hide: () => sign("0"),
  hang: () => sign("+1"),
  trouble: () => sign("×2"),
};

function sign(text: string): string {
  return print(34, 56, 52, "strip-hi", text);
}

export function specialCard(special: Special, px: number): string {
  const { name, label } = words.card.specials[special];
  return card({
    strip: blackStrip(SIGNS[special](), caps(name)),
    art: SCENES[special](),
    label,
    deck: special === "skip" ? "white" : "grey",
    px,
  });
}
