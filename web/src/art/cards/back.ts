import { say } from "../../words/index.svelte";
import { fill, moved, oval, svg, type Tone } from "../draw";
import { clipped } from "../inks";
import { CARD_HEIGHT, CARD_WIDTH, paper } from "./frame";

/** A card, face down: what is drawn lies on all of its face. */
export function back(face: string, px: number): string {
  const body = paper() + clipped("face", face);
  return svg(CARD_WIDTH, CARD_HEIGHT, px, body, { kind: "card back", label: say.table.cardBack });
}

/** A cat's face in one tone, eyes cut out, about the middle of the card. */
export function mask(scale: number, tone: Tone, eyes: Tone): string {
  const head = fill("M20 42L24 8L52 42H68L96 8L100 42V72A40 40 0 0 1 20 72Z", tone);
  const almonds = fill("M30 68Q42 54 54 68Q42 82 30 68ZM66 68Q78 54 90 68Q78 82 66 68Z", eyes);
  const pupils = oval(42, 68, 3, 7, tone) + oval(78, 68, 3, 7, tone);
  return moved(`translate(${100 - 60 * scale} ${140 - 74 * scale}) scale(${scale})`, head + almonds + pupils);
}
