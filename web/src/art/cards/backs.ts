import { captions } from "../captions";
import { burst, disc, fill, moved, oval, placed, ring, svg, box, type Tone } from "../draw";
import { INK_OF_SEASON, type GameName, type Season } from "../facts";
import { glyphShape } from "../glyphs";
import { clipped } from "../inks";
import { print } from "../type";
import { CARD_HEIGHT, CARD_WIDTH, paper } from "./frame";
import { onSeason } from "./kitty";

export function cardBack(game: GameName, px = 140): string {
  const body = paper() + clipped("face", BACKS[game]());
  return svg(CARD_WIDTH, CARD_HEIGHT, px, body, { kind: "card back", label: captions().back });
}

const BACKS: Record<GameName, () => string> = {
  "kitten-me": () =>
    box(0, 0, 200, 280, "back-kitten") +
    burst(100, 140, 16, 220, "back-kitten-2") +
    disc(100, 140, 62, "stock-hi") +
    ring(100, 140, 54, "back-kitten", 3) +
    mask(0.86, "back-kitten", "gold"),
  "go-kitty": () =>
    quarter("winter", 0, 0) +
    quarter("spring", 100, 0) +
    quarter("fall", 0, 140) +
    quarter("summer", 100, 140) +
    disc(100, 140, 52, "stock-hi") +
    mask(0.74, "pupil-on-hi", "mark-eye"),
  "shut-up-cat": () =>
    box(0, 0, 200, 280, "blue") +
    disc(128, 92, 62, "gold") +
    disc(152, 76, 56, "blue") +
    zed(34, 236, 92) +
    zed(92, 206, 64) +
    zed(134, 184, 42),
};

function zed(x: number, y: number, size: number): string {
  return print(x, y, size, "on-ink", "Z", { anchor: "start" });
}

function quarter(season: Season, x: number, y: number): string {
  const mark = placed(x + (x ? 26 : 28), y + (y ? 58 : 36), 0.95, glyphShape(season, onSeason(season)));
  return box(x, y, 100, 140, INK_OF_SEASON[season]) + mark;
}

/** A cat's face in one tone, eyes cut out, about the middle of the card. */
function mask(scale: number, tone: Tone, eyes: Tone): string {
  const head = fill("M20 42L24 8L52 42H68L96 8L100 42V72A40 40 0 0 1 20 72Z", tone);
  const almonds = fill("M30 68Q42 54 54 68Q42 82 30 68ZM66 68Q78 54 90 68Q78 82 66 68Z", eyes);
  const pupils = oval(42, 68, 3, 7, tone) + oval(78, 68, 3, 7, tone);
  return moved(`translate(${100 - 60 * scale} ${140 - 74 * scale}) scale(${scale})`, head + almonds + pupils);
}
