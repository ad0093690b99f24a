import { boardOf } from "../../games";

/** Fetch what a table of this game needs, while a finger is still on its way. */
export function fetchAhead(game: string): void {
  void import("../TableScreen.svelte");
  void boardOf(game);
}
