/** How much was said and done at the table, besides moves, since somebody last looked at the log. */

import type { News, TableState } from "../../table/state";

export class Unread {
  #readTo = $state("");
  readonly #table: () => TableState;
  count = $derived.by(() => countAfter(this.#table().news, this.#readTo));

  constructor(table: () => TableState) {
    this.#table = table;
    this.#readTo = lastKey(table().news);
  }

  readonly read = (): void => {
    this.#readTo = lastKey(this.#table().news);
  };
}

function lastKey(news: readonly News[]): string {
  return news.at(-1)?.key ?? "";
}

function countAfter(news: readonly News[], key: string): number {
  const at = news.findLastIndex((one) => one.key === key);
  return news.slice(at + 1).filter((one) => one.kind === "said").length;
}
