/** Dates of the wall clock, as they are said in the language of the page. */

import { languageNow } from "../../words/index.svelte";

export const day = (at: number): string => say(at, { dateStyle: "long" });

/** The day and the minute: of two sessions of a day one may be a thief's. */
export const minute = (at: number): string => say(at, { dateStyle: "medium", timeStyle: "short" });

const say = (at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageNow(), how).format(at * 1000);
