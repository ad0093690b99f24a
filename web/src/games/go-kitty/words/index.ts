import { catalogue } from "../../../words/index.svelte";
import { en } from "./en";

/** The words of this game, in the chosen language. */
export const words = catalogue(en, { de: () => import("./de") });
