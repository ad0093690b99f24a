/** Commands that were given and not yet answered. They are sent again under the same id, and outlive a reload. */

import type { Keep } from "../keep";
import type { Do, Play, ToClient } from "../wire.gen";

export type Command = Play | Do;

export class Outbox {
  #waiting: readonly Command[];

  constructor(
    private readonly keep: Keep,
    private readonly key: string,
  ) {
    this.#waiting = restored(keep.getItem(key));
  }

  get waiting(): readonly Command[] {
    return this.#waiting;
  }

  put(command: Command): void {
    this.#store([...this.#waiting, command]);
  }

  /** Strike out what this message answers. */
  answered(message: ToClient): void {
    if (message.t !== "done" && message.t !== "refused") return;
    this.#store(this.#waiting.filter((command) => command.id !== message.id));
  }

  empty(): void {
    this.#store([]);
  }

  #store(waiting: readonly Command[]): void {
    this.#waiting = waiting;
    if (waiting.length === 0) this.keep.removeItem(this.key);
    else this.keep.setItem(this.key, JSON.stringify(waiting));
  }
}

function restored(text: string | null): readonly Command[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isCommand) : [];
  } catch {
    return []; // whatever lay there was not ours
  }
}

function isCommand(thing: unknown): thing is Command {
  if (typeof thing !== "object" || thing === null || !("id" in thing) || !("t" in thing)) return false;
  return typeof thing.id === "string" && (thing.t === "play" || thing.t === "do");
}

/** Make an id that was never used. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((id, word) => id + word.toString(36), "");
}

/** Make one's part of all chance at a table. */
export function newNonce(): string {
  return newId().slice(0, 12);
}
