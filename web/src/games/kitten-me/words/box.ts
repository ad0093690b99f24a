import { catalogue } from "../../../words/index.svelte";
import { en } from "./box.en";

/** What stands on the box, in the chosen language: all that is said of the game where its board is not. */
export const box = catalogue(en, {
  de: () => import("./box.de"),
  es: () => import("./box.es"),
  fr: () => import("./box.fr"),
});
