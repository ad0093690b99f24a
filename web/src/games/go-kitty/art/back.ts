import { back, mask } from "../../../art/cards/back";
import { box, disc, placed } from "../../../art/draw";
import type { Season } from "../../../vocabulary/seasons";
import { glyphShape } from "./glyphs";
import { INK_OF_SEASON, onSeason } from "./tones";

export function cardBack(px = 140): string {
  return back(
    quarter("winter", 0, 0) +
      quarter("spring", 100, 0) +
      quarter("fall", 0, 140) +
      quarter("summer", 100, 140) +
      disc(100, 140, 52, "stock-hi") +
      mask(0.74, "pupil-on-hi", "mark-eye"),
    px,
  );
}

function quarter(season: Season, x: number, y: number): string {
  const mark = placed(x + (x ? 26 : 28), y + (y ? 58 : 36), 0.95, glyphShape(season, onSeason(season)));
  return box(x, y, 100, 140, INK_OF_SEASON[season]) + mark;
}
