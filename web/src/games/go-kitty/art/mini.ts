import { once } from "../../../art/captions";
import { lookKey, mini, type MiniLook } from "../../../art/cards/mini";
import { box, fill, placed } from "../../../art/draw";
import { SEASON_OF, type Trait } from "../../../vocabulary/seasons";
import { words } from "../words";
import { glyphShape } from "./glyphs";
import { INK_OF_SEASON, onSeason, TRAIT_TONES } from "./tones";

export function kittyMini(code: string, look: MiniLook = {}): string {
  const draw = () => (code === "mouse" ? mouse(look) : trait(code as Trait, look));
  return once(`kitty-mini ${code} ${lookKey(look)}`, draw);
}

function mouse(look: MiniLook): string {
  const face = placed(8, 20, 1, glyphShape("mouse", "strip-hi", "strip-k"));
  return mini(box(5, 5, 54, 78, "strip-k", 4) + face, words.card.mouse, look);
}

function trait(name: Trait, look: MiniLook): string {
  const { traits, seasons } = words.card;
  const season = SEASON_OF[name];
  const ink = INK_OF_SEASON[season];
  const body = [
    box(5, 5, 54, 78, `${ink}-t`, 4),
    fill("M5 9Q5 5 9 5H55Q59 5 59 9V30H5Z", ink),
    placed(21.6, 7, 0.44, glyphShape(season, onSeason(season))),
    placed(10, 34, 0.92, glyphShape(name, ...TRAIT_TONES[name])),
  ].join("");
  return mini(body, `${traits[name]}, ${seasons[season]}`, look);
}
