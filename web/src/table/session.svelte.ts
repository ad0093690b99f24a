/** A browser at a table: the line, what is known, and what was asked for. */

import { untrack } from "svelte";
import { keepFor } from "../keep";
import { houseAt } from "../net/houses";
import { Line, type Standing } from "../net/line";
import { newId, newNonce, Outbox } from "../net/outbox";
import { keepPromise } from "../verify/promised";
import type { Bye, Heard, Sitting, ToClient } from "../wire.gen";
import { Playback, type Telling } from "./playback.svelte";
import { after, promisedMatch, promiseIn, type TableState } from "./state";

/** The seat by which all who watch are muted. */
export const WATCHERS = -1;

// what the ids of commands begin with whose refusal is no news
const READY = "ready ";
const LOOK = "look ";

export interface Guest {
  readonly token: string; // "" is whoever this browser is
  readonly name: string;
  readonly look?: string; // of their cat; none is the seat's
}

const SETTLES = 400; // ms after one's own move: the second of two taps is no second move

/** Tells whether people want to watch what was heard before the table changes. */
export type HasShow = (heard: readonly Heard[]) => boolean;
const NO_SHOWS: HasShow = () => false;

export class Session {
  /** The table as far as it was shown. */
  state = $state.raw<TableState | null>(null);
  /** The table as it will be after the show that is on, or null. */
  upcoming = $state.raw<TableState | null>(null);
  /** Who has seen the show for which the table waits, or null where it waits for none. */
  ready = $state.raw<readonly number[] | null>(null);
  /** Whether this match is only to be over. */
  hurried = $state(false);
  standing = $state<Standing>("opening");
  bye = $state.raw<Bye | null>(null);
  /** What the last socket was closed with, or 0: one of `CLOSED`, or what browsers say. */
  closedWith = $state(0);
  /** The line of a move that is under way, or "". */
  moving = $state("");
  /** A match was begun from here, and the table has not answered. */
  beginning = $state(false);
  /** The seats that are not listened to, and WATCHERS. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** How one's cat is to look here: what was chosen last, or null where nothing was. */
  look = $state<string | null>(null);
  /** What this guest is called while they watch, or "". */
  name = "";
  /** The id of the hint that was asked for and not answered, or "". */
  hinting = $state("");
  readonly #line: Line;
  readonly #outbox: Outbox;
  readonly #playback = new Playback({
    hasShow: (telling) => !this.hurried && this.#hasShow(telling.heard ?? []),
    show: (telling) => (this.upcoming = after(this.state, telling, Date.now() / 1000)),
    take: (message) => this.#take(message),
  });
  #hasShow: HasShow = NO_SHOWS;
  #movedAt = -Infinity; // when the table answered one's last move
  #asked: string | null = null; // the look that the table was asked for last
  /** Who plays by what is shown here: this guest, or all who share the screen. */
  readonly #players: readonly Session[];

  constructor(
    readonly code: string,
    token = "",
    players: readonly Session[] = [],
  ) {
    this.#players = players.length > 0 ? players : [this];
    this.#outbox = new Outbox(keepFor("session"), `ninelives.${code}.${token.slice(-8)}`);
    this.#noteMoving();
    this.beginning = this.#outbox.waiting.some((command) => command.t === "do" && command.order === "begin");
    this.#line = new Line(houseAt(), `/api/tables/${code}/socket`, token, this.#outbox, {
      hear: (message) => this.#hear(message),
      stand: (...how) => this.#stand(...how),
      seen: () => this.#playback.newest ?? this.state?.seq ?? 0,
      name: () => this.name,
    });
  }

  /** More happened than was shown. */
  get behind(): boolean {
    return this.#playback.isBehind;
  }

  /** Make a move: one of the choices, as it stands. */
  readonly play = (move: string): void => {
    if (this.state === null || this.moving !== "" || this.behind || Date.now() - this.#movedAt < SETTLES) return;
    this.forgive();
    this.#line.give({ t: "play", id: newId(), seq: this.state.seq, move });
    this.#noteMoving();
  };

  /** Give an order to the table: `sit 2 9f3a Mochi`, `begin`. */
  readonly order = (order: string): void => {
    this.forgive();
    this.#line.give({ t: "do", id: newId(), order });
    if (order === "begin") this.beginning = true;
  };

  readonly sit = (seat: number, name: string, nonce = newNonce()): void => {
    this.order(`sit ${seat} ${nonce} ${name}`);
    const isNew = this.#mine === null && this.state?.scene.phase !== "playing";
    if (isNew && this.look !== null && this.look !== "") this.#askFor(this.look); // before somebody begins
  };

  /** Want to look like this at the table, "" as the seat's cat; null leaves it as it is. Asked for when it can be had. */
  readonly wear = (look: string | null): void => {
    this.look = look;
    untrack(() => this.#dress());
  };

  readonly phrase = (phrase: string): void => this.#line.send({ t: "say", phrase });

  readonly mute = (seat: number, on: boolean): void => {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    this.#line.send({ t: "mute", seat, on });
  };

  readonly hint = (): void => {
    if (this.standing !== "open" || this.hinting !== "") return;
    this.hinting = newId();
    this.#line.send({ t: "hint", id: this.hinting });
  };

  /** Put away what was refused: it was read. */
  readonly forgive = (): void => {
    if (this.state !== null && this.state.refused !== null) this.state = { ...this.state, refused: null };
  };

  /** Let a board that is still on its way show what happens: until it is here every move waits for it. */
  readonly showLater = (): void => {
    this.#hasShow = (heard) => heard.length > 0 && this.state?.scene.view !== null;
  };

  /** Let somebody show what happens; whoever stops showing gives up the rest, and the table catches up. */
  readonly showTo = (hasShow: HasShow = NO_SHOWS): (() => void) => {
    this.#hasShow = hasShow;
    untrack(this.#playback.reconsider); // whoever begins to show does not follow what waits
    return () => {
      this.#hasShow = NO_SHOWS;
      this.#playback.catchUp();
    };
  };

  /** Want this match to be over: nothing is shown any more, and bots hurry when all who play want it. */
  readonly hurry = (): void => {
    this.hurried = true;
    for (const player of this.#players) player.order("hurry");
    this.#playback.catchUp();
  };

  /** The show is over: the table changes, and knows that here it was seen. */
  readonly endShow = (): void => {
    if (this.upcoming === null) return;
    this.#playback.finish();
    for (const player of this.#players) player.#sayReady();
  };

  readonly leave = (): void => {
    this.#playback.catchUp();
    this.#line.close();
  };

  /** Get up and go. What the table does not answer in a moment is not asked again: its clock says the rest. */
  readonly goAway = async (): Promise<void> => {
    this.order("rise");
    for (let tries = 0; tries < 8 && this.#outbox.waiting.length > 0; tries++) await sleep(100);
    this.#outbox.empty();
  };

  #sayReady(): void {
    const seat = this.state?.seat ?? null;
    if (this.ready === null || seat === null || this.ready.includes(seat)) return;
    this.#line.send({ t: "do", id: READY + newId(), order: "ready" });
  }

  #hear(message: ToClient): void {
    if ((message.t === "odds" || message.t === "refused") && message.id === this.hinting) this.hinting = "";
    if (message.t === "told" || message.t === "welcome") this.#listen(message);
    else if (message.t === "said") this.#playback.addSaid(message);
    else if (message.t === "refused" && message.id.startsWith(LOOK)) this.#asked = null;
    else if (message.t !== "refused" || !message.id.startsWith(READY)) this.#take(message); // all went on without us
    this.#noteMoving();
  }

  #listen(telling: Telling): void {
    const { watched = false, ready = [] } = telling.scene;
    this.ready = watched ? ready : null;
    if (this.state === null) this.#take(telling);
    else this.#playback.add(telling);
  }

  #take(message: ToClient): void {
    const before = this.state;
    this.state = after(before, message, Date.now() / 1000);
    this.#hearNewcomers(before);
    if (message.t === "welcome" || message.t === "told") this.#turnPage();
    if (message.t === "refused" || this.state?.scene.phase === "playing") this.beginning = false;
    if ("scene" in message || message.t === "choices") this.#askForMore();
  }

  get #mine(): Sitting | null {
    const seat = this.state?.seat ?? null;
    return seat === null ? null : (this.state?.sitters[seat] ?? null);
  }

  get #isDressing(): boolean {
    return this.#outbox.waiting.some((command) => command.id.startsWith(LOOK));
  }

  /** Ask once for the look that is wanted. Then what the table shows counts: another tab may have chosen since. */
  #dress(): void {
    const mine = this.#mine;
    if (mine === null || this.look === null || this.state?.scene.phase === "playing") return;
    const { look = "" } = mine;
    if (this.look !== this.#asked && this.look !== look) this.#askFor(this.look);
    else if (this.look !== this.#asked) this.#asked ??= look;
    else if (!this.#isDressing) this.look = this.#asked = look;
  }

  #askFor(look: string): void {
    this.#asked = look;
    this.#line.give({ t: "do", id: LOOK + newId(), order: `look ${look}`.trim() });
  }

  #turnPage(): void {
    this.upcoming = null;
    if (this.state?.scene.phase !== "playing") this.hurried = false;
    this.#dress();
    if (this.state !== null) keepPromise(promisedMatch(this.state), promiseIn(this.state));
  }

  /** Ask for choices that the scene had no room for. */
  #askForMore(): void {
    if (this.state === null || (this.state.scene.more ?? 0) === 0) return;
    this.#line.send({ t: "more", seq: this.state.seq, first: this.state.scene.choices.length });
  }

  #stand(standing: Standing, bye: Bye | null, code: number): void {
    [this.standing, this.bye, this.closedWith] = [standing, bye, code];
    this.hinting = ""; // a hint is lost with the line it was asked on
    if (standing === "closed") [this.moving, this.beginning] = ["", false]; // nobody will answer
    if (standing !== "open") return;
    this.#muteAgain();
    this.#askForMore();
  }

  /** Whoever sits down where somebody was muted is heard. */
  #hearNewcomers(before: TableState | null): void {
    const nameAt = (state: TableState | null, seat: number) => state?.sitters[seat]?.name;
    for (const seat of this.muted) if (nameAt(before, seat) !== nameAt(this.state, seat)) this.mute(seat, false);
  }

  /** The server forgets with the socket whom somebody does not want to hear. */
  #muteAgain(): void {
    for (const seat of this.muted) this.#line.send({ t: "mute", seat, on: true });
  }

  #noteMoving(): void {
    const play = this.#outbox.waiting.find((command) => command.t === "play");
    const isAnswered = this.moving !== "" && play === undefined;
    if (isAnswered) this.#movedAt = Date.now();
    this.moving = play?.t === "play" ? play.move : "";
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
