/** What a house in a worker has to say that is no answer: it is full, it is gone, it does not start, it has a fault. */

import type { Trouble } from "../worker/messages";

let now = $state<Trouble | null>(null);

export const trouble = {
  get now(): Trouble | null {
    return now;
  },
  tell: (kind: Trouble, what: string): void => {
    console.error(`house here: ${kind}`, what); // for whoever can mend it; it names no card
    now = kind;
  },
  forget: (): void => {
    now = null;
  },
};
