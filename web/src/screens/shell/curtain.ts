/**
 * Who may look at a screen that several people share. The curtain is closed until whoever is named on it taps, and it
 * stays open until they hand the screen on. Pure, so that no secret hangs on how a page is drawn.
 */

export type Stage =
  | { readonly at: "wait" } // nobody here is awaited, nobody looks
  | { readonly at: "closed"; readonly seat: number; readonly called: boolean } // called: they asked to look, unawaited
  | { readonly at: "open"; readonly seat: number }
  | { readonly at: "over"; readonly seat: number }; // nothing is secret any more

/** What everybody knows of the table. */
export interface Seen {
  readonly phase: string;
  readonly awaited: readonly number[]; // of the people at this screen
  readonly people: readonly number[];
  readonly together: boolean; // everybody watches a show
}

export const AT_FIRST: Stage = { at: "wait" };

/**
 * Follow the table: somebody is awaited, or no longer; the match is over, or the next one begins. After a show that all
 * watched together whoever is awaited must tap, even if they had looked before: there are new cards.
 */
export function follow(stage: Stage, seen: Seen): Stage {
  if (seen.phase === "over") return over(stage, seen);
  if (seen.phase !== "playing" || seen.together) return AT_FIRST;
  switch (stage.at) {
    case "wait":
      return closedFor(nextOf(seen, -1));
    case "over":
      return closedFor(nextOf(seen, -1));
    case "closed":
      return stage.called || seen.awaited.includes(stage.seat) ? stage : closedFor(nextOf(seen, stage.seat));
    case "open":
      return stage;
  }
}

function over(stage: Stage, seen: Seen): Stage {
  if (stage.at === "over") return stage;
  const seat = stage.at === "wait" ? seen.people[0] : stage.seat;
  return seat === undefined ? AT_FIRST : { at: "over", seat };
}

function closedFor(seat: number | null): Stage {
  return seat === null ? AT_FIRST : { at: "closed", seat, called: false };
}

/** Whoever is named on the curtain taps. */
export function opened(stage: Stage): Stage {
  return stage.at === "closed" ? { at: "open", seat: stage.seat } : stage;
}

/** Somebody wants to look although the table does not wait for them. The curtain stays closed until they tap. */
export function called(stage: Stage, seat: number): Stage {
  return stage.at === "over" ? stage : { at: "closed", seat, called: true };
}

/** Whoever looked hands the screen on. */
export function passed(stage: Stage, seen: Seen): Stage {
  const next = heir(stage, seen);
  return next === null ? stage : closedFor(next);
}

/** Give to whom the screen is to be handed: somebody else is awaited, and whoever looks is not. */
export function heir(stage: Stage, seen: Seen): number | null {
  if (stage.at !== "open" || seen.phase !== "playing" || seen.awaited.includes(stage.seat)) return null;
  return nextOf(seen, stage.seat);
}

/** Give the next who is awaited, round the table from a seat on. */
function nextOf(seen: Seen, from: number): number | null {
  const others = seen.awaited.filter((seat) => seat !== from).toSorted((a, b) => a - b);
  return others.find((seat) => seat > from) ?? others[0] ?? null;
}
