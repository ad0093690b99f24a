import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of the deals of the day, fetched with their screen. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
