import { disc, placed, ring, svg } from "../../../art/draw";
import { tokenNames } from "../names";
import { glyphShape } from "./glyphs";

export function seekToken(active: boolean, px = 44): string {
  const { ready, used } = tokenNames();
  return active
    ? svg(48, 48, px, readyToken(), { kind: "token", label: ready })
    : svg(48, 48, px, usedToken(), { kind: "token", label: used });
}

function readyToken(): string {
  const plate = disc(24, 24, 23, "tok-bg") + ring(24, 24, 19.5, "tok-fg", 1.5);
  return plate + placed(8, 8, 0.667, glyphShape("seek", "tok-fg", "tok-bg"));
}

function usedToken(): string {
  const edge = ring(24, 24, 22, "key-3", 2, 'stroke-dasharray="4 3"');
  return edge + placed(10, 9, 0.6, glyphShape("seekoff", "key-3"));
}
