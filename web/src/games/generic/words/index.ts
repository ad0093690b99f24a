import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of the board for any game, in the chosen language. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
