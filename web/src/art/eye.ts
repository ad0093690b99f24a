import { line } from "./draw";
import type { Drawing } from "./glyph";

/** What cannot be seen: an eye that is shut. */
export const closedEye: Drawing = (a) =>
  line("M3 22Q24 42 45 22", a, 4.5) + line("M10 30L6 36M24 33V41M38 30L42 36", a, 4);
