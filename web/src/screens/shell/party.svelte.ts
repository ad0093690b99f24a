/** Several people at one screen: each a guest with a line of their own, so that each sees what their seat may see. */

import { keepFor } from "../../keep";
import { type Guest, Session } from "../../table/session.svelte";
import type { TableState } from "../../table/state";
import { say } from "../../words/index.svelte";
import { whyClosed } from "../table/closing";
import type { Seen } from "./curtain";

/** What is kept for a reload: where they play, and who they are. */
export interface Kept {
  readonly code: string;
  readonly guests: readonly Guest[];
  readonly level: string; // of the bots on the seats that are left
}

const store = keepFor("session");
const keyOf = (game: string): string => `ninelives.pass.${game}`;

export function keep(game: string, kept: Kept): void {
  store.setItem(keyOf(game), JSON.stringify(kept));
}

export function recall(game: string): Kept | null {
  return JSON.parse(store.getItem(keyOf(game)) ?? "null") as Kept | null;
}

export function disband(game: string): void {
  store.removeItem(keyOf(game));
}

export class Party {
  /** What everybody may see: this browser's own guest has set the table, and plays at no seat. */
  readonly open: Session;
  readonly #sessions: readonly Session[];
  readonly #asked = new Set<number>();
  #begun = false;

  constructor(private readonly kept: Kept) {
    this.#sessions = kept.guests.map((guest) => new Session(kept.code, guest.token));
    this.open = new Session(kept.code, "", this.#sessions);
    this.#sessions.forEach((session, nth) => session.wear(kept.guests[nth]?.look ?? null));
  }

  get #all(): readonly Session[] {
    return [this.open, ...this.#sessions];
  }

  /** The table as the best informed of them knows it; only what everybody may know is taken from it. */
  get newest(): TableState | null {
    const states = this.#all.map((session) => session.state).filter((state) => state !== null);
    return states.reduce<TableState | null>(
      (best, state) => (best === null || state.seq > best.seq ? state : best),
      null,
    );
  }

  get seen(): Seen {
    const people = this.#sessions.map((session) => session.state?.seat ?? null).filter((seat) => seat !== null);
    const scene = this.newest?.scene;
    const awaited = scene?.awaited.filter((seat) => people.includes(seat)) ?? [];
    return { phase: scene?.phase ?? "", awaited, people, together: this.open.behind };
  }

  /** Why they cannot go on, or "": the table will not answer any more, or knows none of them. */
  get goneWhy(): string {
    const closed = this.#all.find((session) => session.standing === "closed");
    if (closed !== undefined) return whyClosed(closed);
    return this.#isUnknown ? say.table.notYou : "";
  }

  /** Whoever comes with a token that counts no more is taken for somebody new. */
  get #isUnknown(): boolean {
    const states = this.#sessions.map((session) => session.state);
    return states.every((state) => state !== null && state.scene.phase === "playing" && state.seat === null);
  }

  sessionAt(seat: number): Session | undefined {
    return this.#sessions.find((session) => session.state?.seat === seat);
  }

  nameOf(seat: number): string {
    return this.newest?.sitters[seat]?.name ?? "";
  }

  /** What everybody heard last. */
  get said(): string {
    const moves = this.open.state?.news.filter((one) => one.kind === "move") ?? [];
    return moves.flatMap(({ heard }) => heard.story).findLast(Boolean) ?? "";
  }

  /** Seat whoever still stands, then begin. To be called whenever the table has changed. */
  arrange(): void {
    const states = this.#sessions.map((session) => session.state);
    if (this.#begun || states.some((state) => state === null || state.scene.phase !== "gathering")) return;
    states.forEach((state, nth) => state?.seat === null && this.#sit(nth));
    if (states.every((state) => state !== null && state.seat !== null)) this.#begin();
  }

  leave(): void {
    for (const session of this.#all) session.leave();
  }

  #sit(nth: number): void {
    if (this.#asked.has(nth)) return;
    this.#asked.add(nth);
    this.#sessions[nth]?.sit(nth, this.kept.guests[nth]?.name ?? "");
  }

  #begin(): void {
    this.#begun = true;
    const [first] = this.#sessions;
    const seats = first?.state?.sitters.length ?? 0;
    for (let seat = this.#sessions.length; seat < seats; seat++) first?.order(`bot ${seat} ${this.kept.level}`);
    first?.order("begin");
  }
}
