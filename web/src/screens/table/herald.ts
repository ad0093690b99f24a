/** What a screen reader is told as it happens: each line of the log once, oldest first. Pure. */

import type { News } from "../../table/state";

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
    case "deed":
      return [one.deed];
    case "said":
      return [said(one.said.name, one.said.phrase)];
  }
}
