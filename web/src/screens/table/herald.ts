/** What a screen reader is told as it happens: each line of the log once, oldest first. Pure. */

import { isAwaited, type News, type TableState } from "../../table/state";
import { say } from "../../words/index.svelte";

/** Give what came after the line with this key; everything is old where the log begins. */
export function newsAfter(news: readonly News[], key: string): readonly News[] {
  const at = news.findLastIndex((one) => one.key === key);
  return news.slice(at + 1);
}

/** Give the sentences of a line of the log. */
export function sentencesOf(one: News, said: (name: string, phrase: string) => string): readonly string[] {
  switch (one.kind) {
    case "move":
      return one.heard.story.filter(Boolean);
    case "event":
      return [one.event];
    case "skipped":
      return [say.table.skipped(one.first, one.last)];
    case "said":
      return [said(one.said.name, one.said.phrase)];
  }
}

/** Name the turn that this seat has, or "" where it has none. It is a new one when it comes, and after one's own move. */
export function turnOf(table: TableState, seat: number | null, last: string): string {
  if (!isAwaited(table, seat)) return "";
  const hasMoved = table.recent.heard.some((one) => one.actor === seat);
  return last === "" || hasMoved ? String(table.recent.seq) : last;
}
