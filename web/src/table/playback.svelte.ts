/** What was told waits here until what came before it has been shown. So the board, the log and the buttons follow the show. */

import type { Told, Welcome } from "../wire.gen";

/** A message that changes what is on the table. */
export type Telling = Told | Welcome;

/** Who draws the table. */
export interface Player {
  /** Tell whether people want to watch this before the table changes. */
  readonly hasShow: (telling: Telling) => boolean;
  /** Show it. The table stays as it was until the show is finished. */
  readonly show: (telling: Telling) => void;
  /** Change the table. */
  readonly take: (telling: Telling) => void;
}

export const GAP = 700; // ms between two tellings that waited
export const MOST = 20; // tellings that wait; whoever is further behind looked away, and sees the table as it is

export class Playback {
  #waiting = $state.raw<readonly Telling[]>([]);
  #showing = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly player: Player) {}

  /** Whether more was told than can be seen. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** The seq of the last telling that waits, or null. */
  get newest(): number | null {
    return this.#waiting.at(-1)?.seq ?? null;
  }

  add(telling: Telling): void {
    this.#waiting = [...this.#waiting, telling];
    if (this.#waiting.length > MOST) this.catchUp();
    else this.#advance();
  }

  /** The show is over, or was skipped. */
  readonly finish = (): void => {
    if (!this.#showing) return;
    this.#showing = false;
    this.#takeFirst();
  };

  /** Whether the show goes on is asked anew: those who draw the table have come, or gone. */
  readonly reconsider = (): void => {
    const [first] = this.#waiting;
    if (first !== undefined && !this.player.hasShow(first)) this.finish();
  };

  /** Take all that waits at once. */
  readonly catchUp = (): void => {
    this.#showing = false;
    clearTimeout(this.#resting);
    this.#resting = undefined;
    const all = this.#waiting;
    this.#waiting = [];
    for (const telling of all) this.player.take(telling);
  };

  #advance(): void {
    const [first] = this.#waiting;
    if (first === undefined || this.#showing || this.#resting !== undefined) return;
    if (!this.player.hasShow(first)) return this.#takeFirst();
    this.#showing = true;
    this.player.show(first);
  }

  #takeFirst(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first !== undefined) this.player.take(first);
    if (this.#waiting.length > 0) this.#rest();
  }

  #rest(): void {
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.#advance();
    }, GAP);
  }
}
