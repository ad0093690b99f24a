/** What the server shows of a match of Go Kitty. */

import type { Season, Trait } from "../../vocabulary/seasons";
import type { Scene } from "../../wire.gen";

export type Code = Trait | "mouse";
export type What = Season | Code;
export type Clowder = "kind" | "year" | "season";

export interface Laid {
  readonly clowder: Clowder;
  readonly cards: readonly Code[];
  readonly points: number;
}

interface Question {
  readonly target: number;
  readonly what: What;
  readonly token?: boolean;
}

interface Shared {
  readonly seat: number | null;
  readonly turn: number;
  /** How many last turns are to come, this one included; null before the end is near. */
  readonly last_turns: number | null;
  readonly hand: readonly Code[];
  /** For each seat and card what it may be; here its length tells how many a seat holds. */
  readonly known: readonly (readonly string[])[];
  readonly laid: readonly (readonly Laid[])[];
  readonly tokens: readonly number[];
  readonly pile: number;
  readonly spent: number;
  readonly points: Readonly<Record<Clowder, number>>;
  readonly scores: readonly number[];
  /** The best Clowders of one's own hand, as moves, while they may be laid. */
  readonly best: readonly string[];
}

interface Before {
  readonly phase: "opening" | "dealing";
  readonly seat: number | null;
  readonly first: number | null;
}
type Acting = Shared & {
  readonly phase: "acting";
  readonly stage: "fresh" | "laid" | "drew" | "goes_on" | "closing";
};
type Asked = Shared & { readonly phase: "asked" | "picking" | "paying"; readonly asked: Question };
type Drawing = Shared & { readonly phase: "drawing"; readonly missed: What | null };
/** Who may not see the cards is told their number. */
type Keeping = Shared & { readonly phase: "keeping"; readonly looked_at: readonly Code[] | number };
type Plain = Shared & { readonly phase: "looking" | "over" };

export type Playing = Acting | Asked | Drawing | Keeping | Plain;
type KittyView = Before | Playing;

const PHASES = "opening dealing acting asked picking paying drawing keeping looking over".split(" ");

/** Take the view of a scene for what the server says it is. */
function viewOf(scene: Scene): KittyView | null {
  const { view } = scene;
  if (view === null || !PHASES.includes(String(view["phase"]))) return null;
  return view as unknown as KittyView;
}

/** Give the view once the cards are dealt. */
export function playingOf(scene: Scene): Playing | null {
  const view = viewOf(scene);
  return view === null || "first" in view ? null : view;
}
