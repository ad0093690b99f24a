/** A lesson at a real table. What the table tells is shown at the pace of whoever reads: a step at a time. */

import { untrack } from "svelte";
import { courseOf, type Course, type Step } from "../../games";
import { keepFor } from "../../keep";
import { setUpTable } from "../../net/api.gen";
import { NotDone } from "../../net/http";
import { CLOSED } from "../../net/line";
import { settings } from "../../settings.svelte";
import type { Session } from "../../table/session.svelte";
import type { TableState } from "../../table/state";
import { say } from "../../words/index.svelte";
import { whyClosed } from "../table/closing";
import { comeTo, letGo } from "../table/kept";
import { myName } from "../table/name";
import { isUntouched } from "../table/seating";
import { isTaught, LEARNER, movesOf, stepsAt, wantedAt } from "./course";

const NOTHING: Course = { STEPS: [], PLACES: {}, lines: () => ({}), learned: () => [] };

export class Lesson {
  session = $state.raw<Session | null>(null);
  fault = $state.raw<unknown>(null);
  course = $state.raw<Course>(NOTHING);
  /** What was told and is still to be shown, the scene on show first. */
  #told = $state.raw<readonly TableState[]>([]);
  #read = $state(0); // steps of the scene on show that were read
  #retried = false; // by itself, since somebody last asked for the lesson
  #opening = 0; // which opening counts: none that was under way when somebody left

  readonly steps = $derived.by((): readonly Step[] => this.course.STEPS);
  readonly table = $derived.by(() => this.#told[0] ?? null);
  readonly moves = $derived.by(() => (this.table === null ? 0 : movesOf(this.table)));
  readonly #here = $derived.by(() => stepsAt(this.steps, this.moves));
  /** The step at which the learner is; null while others move. */
  readonly step = $derived.by(() => this.#here[this.#read] ?? null);
  readonly number = $derived.by(() => this.steps.filter((step) => step.at < this.moves).length + this.#read);
  readonly wanted = $derived.by(() => wantedAt(this.steps, this.moves));
  readonly done = $derived.by(
    () => this.steps.length > 0 && this.step === null && isTaught(this.steps, this.moves + 1),
  );

  constructor(readonly game: string) {
    void this.#open();
    $effect(() => this.#sitDown());
    $effect(() => this.#hear());
    $effect(() => this.#goOn());
    $effect(() => this.#end());
  }

  readonly next = (): void => {
    this.#read += 1;
  };

  /** Begin again at a new table. */
  readonly startOver = (): void => {
    this.#retried = false;
    this.#openAnew();
  };

  readonly leave = (): void => {
    this.#opening += 1;
    if (this.session !== null) letGo(this.session);
    this.session = null;
  };

  #openAnew(): void {
    this.leave();
    forget(this.game);
    this.#told = [];
    this.#read = 0;
    void this.#open();
  }

  /** The table is long gone, or another's by now: a new one is asked for, once. */
  #turnedAway(session: Session): void {
    if (!this.#retried) {
      this.#retried = true;
      return this.#openAnew();
    }
    // a table that was just opened does not know who opened it: the browser keeps no cookie
    const isStranger = session.closedWith === CLOSED.notYours;
    this.fault = new NotDone(isStranger ? say.learn.noCookie : whyClosed(session), session.closedWith);
    this.leave();
    forget(this.game);
  }

  async #open(): Promise<void> {
    const opening = this.#opening;
    const isLate = (): boolean => opening !== this.#opening;
    this.fault = null;
    try {
      const course = await courseOf(this.game);
      if (isLate()) return;
      const code = codeKept(this.game) ?? (await setUpTable({ game: this.game, lesson: true })).code;
      if (isLate()) return; // to come to this table would be to leave the one that is open now
      store.setItem(keyOf(this.game), code);
      this.course = course ?? NOTHING;
      this.session = comeTo(code);
      this.session.wear(settings.now.look);
    } catch (fault) {
      if (!isLate()) this.fault = fault;
    }
  }

  /** Sit without a part in chance: the cards of a lesson are known. */
  #sitDown(): void {
    const session = this.session;
    if (session === null) return;
    if (session.standing === "closed" && session.state === null) return untrack(() => this.#turnedAway(session));
    if (session.state === null || session.beginning || !isUntouched(session.state)) return;
    session.sit(LEARNER, myName(), "-");
    session.order("begin");
  }

  #hear(): void {
    const state = this.session?.state ?? null;
    if (state === null || state.scene.view === null) return;
    const told = untrack(() => this.#told);
    const again = told.at(-1)?.seq === state.seq; // who is here, what time it is: nothing to wait for
    this.#told = [...(again ? told.slice(0, -1) : told), state];
  }

  /** Show what comes next when this was read, or when the learner has moved already. */
  #goOn(): void {
    const next = this.#told[1];
    if (next === undefined) return;
    const moved = next.recent.heard.some(({ actor }) => actor === LEARNER);
    if (this.step !== null && !moved) return;
    this.#told = this.#told.slice(1);
    this.#read = 0;
  }

  #end(): void {
    if (!this.done) return;
    forget(this.game);
    const learned = untrack(() => settings.now.learned);
    if (!learned.includes(this.game)) settings.change({ learned: [...learned, this.game] });
  }
}

const store = keepFor("session");
const keyOf = (game: string): string => `ninelives.lesson.${game}`;

function codeKept(game: string): string | null {
  return store.getItem(keyOf(game));
}

function forget(game: string): void {
  store.removeItem(keyOf(game));
}
