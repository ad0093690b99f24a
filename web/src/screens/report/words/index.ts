import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of a report: few people make one, so they are fetched with it. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
