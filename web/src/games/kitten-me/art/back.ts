import { back, mask } from "../../../art/cards/back";
import { box, burst, disc, ring } from "../../../art/draw";

export function cardBack(px = 140): string {
  return back(
    box(0, 0, 200, 280, "back") +
      burst(100, 140, 16, 220, "back-2") +
      disc(100, 140, 62, "stock-hi") +
      ring(100, 140, 54, "back", 3) +
      mask(0.86, "back", "gold"),
    px,
  );
}
