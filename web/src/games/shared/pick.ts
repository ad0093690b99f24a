/**
 * Between a view and a board stands what the player has picked so far. It is a value, made anew by each tap; every game
 * makes it the same way, in its `pick.ts`. Pure, and without rules: which moves there are is told by the choices.
 */
export interface Picking<Sight, Pick, Tap> {
  /** What makes the picks void when it changes. */
  readonly momentOf: (sight: Sight) => string;
  /** What is picked when a moment begins, given what was picked in the last one. */
  readonly fresh: (sight: Sight, before: Pick | null) => Pick;
  readonly tapped: (pick: Pick, sight: Sight, tap: Tap) => Pick;
  /** The move that the picks come to: one of the choices, or "" where something is missing. */
  readonly moveOf: (pick: Pick, sight: Sight) => string;
}
