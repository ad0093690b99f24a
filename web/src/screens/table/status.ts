/** How a seat is held, in words. */

import type { Sitting } from "../../wire.gen";
import { say } from "../../words/index.svelte";
import { heldBy } from "./seating";

export function statusOf(sitting: Sitting | null): string {
  const level = say.table.level(sitting?.level ?? "");
  switch (heldBy(sitting)) {
    case "free":
      return say.table.free;
    case "bot":
      return say.table.botLevel(level);
    case "stoodIn":
      return say.table.botFor(level);
    case "here":
      return say.table.isHere;
    case "away":
      return say.table.isAway;
  }
}
