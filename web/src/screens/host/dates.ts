/** Dates of the wall clock, in seconds, as this browser writes them. */

import { languageNow } from "../../words/index.svelte";

export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(languageNow(), { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}
