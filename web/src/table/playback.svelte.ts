/** What was told waits here until what came before it has been shown. So the board, the log and the buttons follow the show. */

import type { Said, Told, Welcome } from "../wire.gen";

/** A message that changes what is on the table. */
export type Telling = Told | Welcome;

/** A telling that waits, and what people said after it. */
interface Waiting {
  readonly telling: Telling;
  readonly said: readonly Said[];
}

/** Who draws the table. */
export interface Player {
  /** Tell whether people want to watch this before the table changes. */
  readonly hasShow: (telling: Telling) => boolean;
  /** Show it. The table stays as it was until the show is finished. */
  readonly show: (telling: Telling) => void;
  /** Change the table, or its log. */
  readonly take: (message: Telling | Said) => void;
}

export const GAP = 700; // ms between two tellings that waited
export const MOST = 20; // tellings that wait; whoever is further behind looked away, and sees the table as it is

export class Playback {
  #waiting = $state.raw<readonly Waiting[]>([]);
  #showing = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly player: Player) {}

  /** Whether more was told than can be seen. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** The seq of the last telling that waits, or null. */
  get newest(): number | null {
    return this.#waiting.at(-1)?.telling.seq ?? null;
  }

  add(telling: Telling): void {
    this.#waiting = [...this.#waiting, { telling, said: [] }];
    if (this.#waiting.length > MOST) this.catchUp();
    else this.#advance();
  }

  /** Somebody said something, maybe to what is not shown yet: then it waits too, or it would come before its cause. */
  addSaid(said: Said): void {
    const last = this.#waiting.at(-1);
    if (last === undefined) this.player.take(said);
    else this.#waiting = [...this.#waiting.slice(0, -1), { ...last, said: [...last.said, said] }];
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
    if (first !== undefined && !this.player.hasShow(first.telling)) this.finish();
  };

  /** Take all that waits at once. */
  readonly catchUp = (): void => {
    this.#showing = false;
    clearTimeout(this.#resting);
    this.#resting = undefined;
    const all = this.#waiting;
    this.#waiting = [];
    for (const one of all) this.#take(one);
  };

  #advance(): void {
    const [first] = this.#waiting;
    if (first === undefined || this.#showing || this.#resting !== undefined) return;
    if (!this.player.hasShow(first.telling)) return this.#takeFirst();
    this.#showing = true;
    this.player.show(first.telling);
  }

  #takeFirst(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first !== undefined) this.#take(first);
    if (this.#waiting.length > 0) this.#rest();
  }

  #take({ telling, said }: Waiting): void {
    for (const message of [telling, ...said]) this.player.take(message);
  }

  #rest(): void {
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.#advance();
    }, GAP);
  }
}
