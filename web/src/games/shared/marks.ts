import { MARK_PX, type Marks } from "../../parts/marks";

/** Draw the mark of each word that has one. */
export function drawnMarks<Name>(
  names: Readonly<Record<string, Name>>,
  draw: (name: Name, px: number) => string,
): Marks {
  return Object.fromEntries(Object.entries(names).map(([word, name]) => [word, draw(name, MARK_PX)]));
}
