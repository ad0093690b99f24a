/** What the player has picked so far, and the move that it comes to. */

import type { Choice } from "../shared/choices";
import type { Picking } from "../shared/pick";
import { othersOf, seatNumbers } from "../shared/seats";
import { askChoice, takesToken, targetsOf, type Wish } from "./ask";
import { keepChoice, type Order } from "./keep";
import { CLOWDER, laysOf, leadsOn, matching, placesOf, type Lay } from "./lay";
import type { Act, Code, Line, Playing, What } from "./view";

export interface Pick {
  /** The seat that was tapped last; it stays until another is. */
  readonly aim: number | null;
  readonly what: What | "look" | null;
  /** Turn a Seek Token, where it could be asked plainly too. */
  readonly token: boolean;
  /** The cards on the mat, by their places in the hand. */
  readonly places: readonly number[];
  /** Where the cards that were looked at go. */
  readonly order: Order;
}

export type Tap =
  | { readonly on: "seat"; readonly seat: number }
  | { readonly on: "what"; readonly what: What | "look" }
  | { readonly on: "token"; readonly token: boolean }
  | { readonly on: "card"; readonly place: number }
  | { readonly on: "best" }
  | { readonly on: "clear" }
  | { readonly on: "order"; readonly order: Order };

/** What taps are judged by. */
export interface Sight {
  readonly view: Playing | null;
  readonly choices: readonly Choice<Line>[];
  readonly seats: number;
  /** Whose eyes these are; null for a watcher. */
  readonly seat: number | null;
  readonly seq: number;
}

export function momentOf({ seq }: Sight): string {
  return String(seq);
}

export function fresh(sight: Sight, before: Pick | null): Pick {
  const { view } = sight;
  const order = lookedAt(view).map((_, nth) => nth);
  return { aim: before?.aim ?? null, what: null, token: false, places: bestPlaces(sight), order };
}

/** Return the cards that were looked at, where they are ours to see. */
export function lookedAt(view: Playing | null): readonly Code[] {
  return view?.phase === "keeping" && typeof view.looked_at !== "number" ? view.looked_at : [];
}

/** Return where the best Clowder lies in the hand, if it may be laid now: it is put on the mat, ready for that. */
function bestPlaces({ view, choices }: Sight): readonly number[] {
  const lays = laysOf(choices);
  const first = view?.best_lays.find(({ clowder, cards }) =>
    matching(lays, cards).some((lay) => lay.clowder === clowder),
  );
  return view === null || first === undefined ? [] : placesOf(view.hand, first.cards);
}

export function tapped(pick: Pick, sight: Sight, tap: Tap): Pick {
  switch (tap.on) {
    case "seat":
      return { ...pick, aim: tap.seat, places: [] };
    case "what":
      return { ...pick, what: tap.what, places: [] };
    case "token":
      return tokenTapped({ ...pick, token: tap.token, places: [] }, sight);
    case "card":
      return { ...pick, places: toggled(pick.places, tap.place), what: null };
    case "best":
      return { ...pick, places: bestPlaces(sight), what: null };
    case "clear":
      return { ...pick, places: [] };
    case "order":
      return { ...pick, order: tap.order };
  }
}

/** What cannot be had without a token is let go with it. */
function tokenTapped(pick: Pick, sight: Sight): Pick {
  const choice = choiceOf(pick, sight);
  return !pick.token && choice !== null && takesToken(choice.move) ? { ...pick, what: null } : pick;
}

/** Put a card on the mat, or take it back; a fifth takes the place of the first. */
function toggled(places: readonly number[], place: number): readonly number[] {
  const rest = places.filter((other) => other !== place);
  return rest.length < places.length ? rest : [...rest, place].slice(-CLOWDER);
}

/** What the picks mean at this moment. */
export interface Chosen {
  /** Whom one can ask, and who is about to be asked. */
  readonly targets: readonly number[];
  readonly target: number | null;
  readonly wish: Wish;
  /** What the gold button does: an ask, a look, a card to keep; or null. */
  readonly choice: Choice<Line> | null;
  /** The cards on the mat, and what they can be laid as. */
  readonly cards: readonly Code[];
  readonly lays: readonly Lay[];
  /** More cards can be added. */
  readonly open: boolean;
  readonly canLay: boolean;
  /** A Clowder is being put together. */
  readonly laying: boolean;
}

export function chosenOf(pick: Pick, sight: Sight): Chosen {
  const lays = laysOf(sight.choices);
  const cards = pick.places.flatMap((place) => sight.view?.hand[place] ?? []);
  const wish = wishOf(pick, sight);
  return {
    targets: targetsOf(sight.choices),
    target: wish.target,
    wish,
    choice: choiceOf(pick, sight),
    cards,
    lays: matching(lays, cards),
    open: cards.length < CLOWDER && leadsOn(lays, cards),
    canLay: lays.length > 0,
    laying: lays.length > 0 && cards.length > 0,
  };
}

function wishOf(pick: Pick, sight: Sight): Wish {
  return { target: targetOf(pick, sight), what: pick.what === "look" ? null : pick.what, token: pick.token };
}

function targetOf({ aim }: Pick, { choices, seats, seat }: Sight): number | null {
  const targets = targetsOf(choices);
  if (aim !== null && targets.includes(aim)) return aim;
  return othersOf(seatNumbers(seats), seat).find((other) => targets.includes(other)) ?? null;
}

function choiceOf(pick: Pick, sight: Sight): Choice<Line> | null {
  const { choices } = sight;
  const cards = lookedAt(sight.view);
  if (cards.length > 0) return keepChoice(choices, cards, pick.order);
  return pick.what === "look" ? actChoice(choices, "look") : askChoice(choices, wishOf(pick, sight));
}

/** Give the choice that is this one word, or null. */
export function actChoice(choices: readonly Choice<Line>[], act: Act): Choice<Line> | null {
  return choices.find(({ move }) => "act" in move && move.act === act) ?? null;
}

function moveOf(pick: Pick, sight: Sight): string {
  return choiceOf(pick, sight)?.line ?? "";
}

export const picking: Picking<Sight, Pick, Tap> = { momentOf, fresh, tapped, moveOf };
