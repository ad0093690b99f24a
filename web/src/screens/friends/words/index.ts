import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of friends and blocks: only a server has strangers, so they are fetched where they are used. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
