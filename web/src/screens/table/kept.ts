/** The session of the table that is open. It outlives a screen that is drawn anew, as when the language changes. */

import { settings } from "../../settings.svelte";
import { Session } from "../../table/session.svelte";

let kept: Session | null = null;
let screens = 0; // that show it: for a moment the old and the new one do

export function comeTo(code: string): Session {
  if (kept?.code !== code || kept.standing === "closed") {
    kept?.leave();
    [kept, screens] = [new Session(code), 0];
    kept.name = settings.now.name;
    kept.showLater();
  }
  screens += 1;
  return kept;
}

/** Leave a table, unless somebody comes to it in the same breath. */
export function letGo(session: Session): void {
  if (session !== kept) return;
  screens -= 1;
  setTimeout(() => {
    if (session !== kept || screens > 0) return;
    kept.leave();
    kept = null;
  });
}
