/** How much others said at the table since somebody last looked at the log. */

import type { News, TableState } from "../../table/state";

export class Unread {
  #readTo = $state("");
  readonly #table: () => TableState;
  count = $derived.by(() => countAfter(this.#table(), this.#readTo));

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

function countAfter({ news, seat }: TableState, key: string): number {
  const at = news.findLastIndex((one) => one.key === key);
  const isHeard = (one: News): boolean => one.kind === "said" && (seat === null || one.said.seat !== seat);
  return news.slice(at + 1).filter(isHeard).length;
}
