/** What the player has chosen so far, until the table moves on. Which moves there are is read from the choices alone. */

import { untrack } from "svelte";
import type { BoardProps } from "../shared/board";
import { askMove, takesToken, targetsOf } from "./ask";
import { keepMove, type Order } from "./keep";
import { CLOWDER, layOf, laysOf, leadsOn, matching, placesOf } from "./lay";
import { others, playingOf, type Code, type Playing, type What } from "./view";

export type Wanted = What | "look";

/** Give the cards that were looked at, where they are ours to see. */
export function lookedAt(view: Playing | null): readonly Code[] {
  return view?.phase === "keeping" && typeof view.looked_at !== "number" ? view.looked_at : [];
}

/** Give where the best Clowder lies in the hand: it is put on the mat, ready to be laid. */
function bestPlaces(view: Playing | null): readonly number[] {
  const [first] = view?.best ?? [];
  return view === null || first === undefined ? [] : placesOf(view.hand, layOf(first).cards);
}

export class Choosing {
  readonly #props: () => BoardProps;
  readonly #seq = $derived.by(() => this.#props().recent.seq);
  readonly #view = $derived.by(() => playingOf(this.#props().scene));
  readonly #choices = $derived.by(() => this.#props().scene.choices);
  readonly #lays = $derived.by(() => laysOf(this.#choices));
  #aim = $state<number | null>(null);
  what = $derived.by(() => this.#afresh<Wanted | null>(() => null));
  token = $derived.by(() => this.#afresh(() => false));
  picked = $derived.by(() => this.#afresh(bestPlaces));
  order = $derived.by(() => this.#afresh<Order>((view) => lookedAt(view).map((_, nth) => nth)));

  readonly targets = $derived.by(() => targetsOf(this.#choices));
  readonly target = $derived.by(() => this.#target());
  readonly wish = $derived.by(() => this.#wish());
  /** The picked cards, and what they can be laid as. */
  readonly cards = $derived.by(() => this.picked.flatMap((place) => this.#view?.hand[place] ?? []));
  readonly fitting = $derived.by(() => matching(this.#lays, this.cards));
  readonly open = $derived.by(() => this.cards.length < CLOWDER && leadsOn(this.#lays, this.cards));
  readonly canLay = $derived.by(() => this.#lays.length > 0);
  readonly laying = $derived.by(() => this.canLay && this.cards.length > 0);
  /** What the gold button does: an ask, a look, a card to keep; or "". */
  readonly chosen = $derived.by(() => this.#chosen());

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly aimAt = (seat: number): void => {
    if (this.#isMoving()) return;
    this.#aim = seat;
    this.picked = [];
  };

  readonly want = (what: Wanted): void => {
    if (this.#isMoving()) return;
    this.what = what;
    this.picked = [];
  };

  readonly useToken = (on: boolean): void => {
    if (this.#isMoving()) return;
    this.token = on;
    this.picked = [];
    if (!on && takesToken(this.chosen)) this.what = null; // it cannot be had without one
  };

  /** Put a card on the mat, or take it back. */
  readonly pick = (place: number): void => {
    if (this.#isMoving()) return;
    const rest = this.picked.filter((other) => other !== place);
    this.picked = rest.length < this.picked.length ? rest : [...rest, place].slice(-CLOWDER);
    this.what = null;
  };

  readonly pickBest = (): void => {
    if (this.#isMoving()) return;
    this.picked = bestPlaces(this.#view);
    this.what = null;
  };

  readonly clear = (): void => {
    if (this.#isMoving()) return;
    this.picked = [];
  };

  readonly arrange = (order: Order): void => {
    if (this.#isMoving()) return;
    this.order = order;
  };

  /** While a move is under way nothing else can be chosen. */
  #isMoving(): boolean {
    return this.#props().moving !== "";
  }

  /** Make a value that lasts until something happens at the table. */
  #afresh<T>(make: (view: Playing | null) => T): T {
    void this.#seq;
    return untrack(() => make(this.#view));
  }

  #target(): number | null {
    if (this.#aim !== null && this.targets.includes(this.#aim)) return this.#aim;
    const { names, seat } = this.#props();
    return others(names.length, seat).find((other) => this.targets.includes(other)) ?? null;
  }

  #wish(): { target: number | null; what: What | null; token: boolean } {
    return { target: this.target, what: this.what === "look" ? null : this.what, token: this.token };
  }

  #chosen(): string {
    const keeping = lookedAt(this.#view);
    if (keeping.length > 0) return keepMove(this.#choices, keeping, this.order);
    return this.what === "look" ? "look" : askMove(this.#choices, this.wish);
  }
}
