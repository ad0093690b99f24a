import { glyphsOf } from "../../../art/glyph";
import { seasons } from "./seasons";
import { traits } from "./traits";

export const { names: GLYPH_NAMES, shape: glyphShape, glyph } = glyphsOf({ ...seasons, ...traits });
