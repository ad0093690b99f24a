import type { Marks } from "../../parts/marks";
import { drawnMarks } from "../shared/marks";
import { glyph } from "./art/glyphs";
import { words } from "./words";

const OUTLINED: readonly string[] = ["light", "rain", "firefly", "apple"]; // their second tone is a line, not a hole

export function marks(): Marks {
  return drawnMarks(words.marks, (name, px) => glyph(name, px, "key", OUTLINED.includes(name) ? "key" : "stock-hi"));
}
