import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of the desk: only those who run the server come there, so they are fetched with it. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
