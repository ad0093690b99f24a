import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of the board, its cards and its lesson, in the chosen language. They are fetched with the board. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
