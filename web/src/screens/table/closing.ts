/** Why a line was closed for good, in words. */

import { CLOSED } from "../../net/line";
import type { Session } from "../../table/session.svelte";
import { say } from "../../words/index.svelte";

export function whyClosed({ closedWith, bye }: Pick<Session, "closedWith" | "bye">): string {
  if (closedWith === CLOSED.notYou) return say.table.notYou;
  if (closedWith === CLOSED.notYours) return say.table.notYoursWhy;
  return bye === null ? say.table.goneTitle : bye.reason;
}
