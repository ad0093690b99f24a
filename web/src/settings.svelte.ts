/** What a player chose for this browser. It is kept here and nowhere else. */

import { keepFor } from "./keep";
import { type Language, LANGUAGES, say, speak } from "./words/index.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "fast" | "off";

interface Kept {
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly language: Language;
  readonly name: string;
  readonly look: string | null; // of one's cat: "ginger freckles crown", "" for the seat's; null until it is chosen
  readonly learned: readonly string[]; // games whose first lesson was finished
}

const KEY = "ninelives.settings";
const AT_FIRST: Kept = {
  theme: "auto",
  speed: "normal",
  sound: false,
  vibration: false,
  language: "en",
  name: "",
  look: null,
  learned: [],
};
const store = keepFor("local");
const night = matchMedia("(prefers-color-scheme: dark)");

let kept = $state.raw<Kept>(read());
let isNight = $state(night.matches);

export const settings = {
  get now(): Kept {
    return kept;
  },
  change(more: Partial<Kept>): void {
    kept = { ...kept, ...more };
    keep();
    void apply();
  },
  get isDark(): boolean {
    return kept.theme === "auto" ? isNight : kept.theme === "dark";
  },
  /** Forget who the player is; how they like the page is no secret. */
  forget(): void {
    kept = { ...kept, name: "", look: null, learned: [] };
    callGuest();
  },
};

function read(): Kept {
  const first = { ...AT_FIRST, language: spokenHere() };
  try {
    return { ...first, ...(JSON.parse(store.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return first;
  }
}

function keep(): void {
  store.setItem(KEY, JSON.stringify(kept));
}

function spokenHere(): Language {
  const wanted = navigator.language.slice(0, 2);
  return wanted in LANGUAGES ? wanted : "en";
}

function apply(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.isDark ? "dark" : "light";
  dataset["speed"] = kept.speed;
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--stock");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper.trim());
  return speak(kept.language);
}

/** Whoever gave no name is called like a cat, so that nobody has to type before they play. */
function callGuest(): void {
  if (kept.name !== "") return;
  const { guestNames } = say.shell;
  const name = guestNames[Math.floor(Math.random() * guestNames.length)] ?? "";
  kept = { ...kept, name };
  keep();
}

/** Put the settings to work, and keep to the system's theme where the player leaves it to that. Done when the words are there. */
export async function useSettings(): Promise<void> {
  night.addEventListener("change", () => {
    isNight = night.matches;
    void apply();
  });
  await apply();
  callGuest();
}
