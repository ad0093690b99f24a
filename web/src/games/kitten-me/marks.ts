import type { Marks } from "../../parts/marks";
import { drawnMarks } from "../shared/marks";
import { attributeMark } from "./art/marks";
import { words } from "./words";

export function marks(): Marks {
  return drawnMarks(words.marks, attributeMark);
}
