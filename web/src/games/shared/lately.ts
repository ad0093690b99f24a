/** What happened since one moved last, in words, for a screen that has no room for the log. Pure. */

import type { Heard } from "../../wire.gen";

/** Give the newest sentences that have room together, and the last one in any case. A deal needs none: it is in sight. */
export function lately(heard: readonly Heard[], seat: number | null, room: number): string {
  const since = heard.slice(heard.findLastIndex(({ actor }) => actor === seat) + 1);
  const sentences = since.flatMap(({ move = {}, story }) => ("deal" in move ? [] : story.filter(Boolean)));
  let told = "";
  for (const one of sentences.toReversed()) {
    const longer = `${one} ${told}`.trim();
    if (told !== "" && longer.length > room) break;
    told = longer;
  }
  return told;
}
