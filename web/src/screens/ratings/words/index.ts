import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of ratings, fetched with what shows them. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
