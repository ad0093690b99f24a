import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of messages to devices: few people come here, so they are fetched with the screen. */
export const words = catalogue(en, {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
});
