/** Every screen there is, and how to come to it: what is looked at by eyes, by axe and by rulers is the same list. */

import type { Page } from "@playwright/test";
import { adaInvites, playedMatch, setUp } from "./house";
import { openMoment } from "./stage";

export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

export const SIZES = {
  phone: { width: 360, height: 740 },
  short: { width: 375, height: 667 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

/** For tests of what moves: elsewhere all is at rest, which is quicker. */
export const MOVING = { reducedMotion: "no-preference" } as const;

/** Whether everything is looked at, which takes long: CI looks at what differs most. */
export const LONG = process.env["LONG"] !== undefined;

/** A browser of somebody who speaks this language. */
export const LOCALES = { en: "en-GB", de: "de-DE", es: "es-ES", fr: "fr-FR" } as const;

/** The languages that are looked at: without LONG, the one with the longest words. All else is done in English. */
export const READ_IN: readonly (typeof LOCALES)[keyof typeof LOCALES][] = LONG ? Object.values(LOCALES) : [LOCALES.de];

/** On what something is done from start to end. How each step looks is looked at on both. */
export const DONE_ON: readonly ("phone" | "desktop")[] = LONG ? ["phone", "desktop"] : ["phone"];

const at = (name: string, path: string): Screen => ({ name, open: async (page) => void (await page.goto(path)) });

const moment = (name: string, more: (page: Page, follow: () => void) => Promise<void> = async () => {}): Screen => ({
  name,
  open: async (page) => {
    const { follow } = await openMoment(page, name);
    await page.getByRole("main").waitFor();
    await more(page, follow);
  },
});

const finished = (name: string, query: string): Screen => ({
  name,
  open: async (page) => {
    await page.goto("/");
    await page.goto(`/m/${await playedMatch(page, "kitten-me")}?${query}`);
  },
});

const gathering = (name: string, more: (page: Page) => Promise<void> = async () => {}): Screen => ({
  name,
  open: async (page) => {
    await page.goto("/");
    const place = await setUp(page.request, { game: "go-kitty", seats: 4 });
    await page.goto(`/t/${place.code}?host=1`);
    await more(page);
  },
});

const button = (name: RegExp | string) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
};

export const SCREENS: readonly Screen[] = [
  at("landing", "/"),
  { ...at("landing-more", "/"), open: (page) => page.goto("/").then(() => button(/more ways/i)(page)) },
  at("new", "/new/kitten-me"),
  at("lobby", "/lobby"),
  at("daily", "/daily"),
  at("best", "/best/go-kitty"),
  at("me", "/me"),
  at("host", "/host"),
  at("rules", "/rules/go-kitty#G10"),
  at("pass", "/pass/go-kitty"),
  at("learn", "/learn/kitten-me"),
  at("lost", "/no/such/page"),
  gathering("gathering"),
  gathering("look", async (page) => {
    await button(/, you$/)(page);
    await button("Wizard")(page);
  }),
  {
    name: "invitation",
    open: async (page) => {
      const browser = page.context().browser();
      if (browser !== null) await page.goto(`/t/${await adaInvites(browser)}`);
    },
  },
  moment("kitten-open"),
  moment("kitten-bid"),
  moment("kitten-ten"),
  moment("kitten-deluxe"),
  moment("kitten-wait"),
  { ...moment("kitten-reveal", async (_, follow) => follow()), name: "kitten-reveal" },
  moment("kitten-over"),
  moment("kitty-ask"),
  moment("kitty-late"),
  moment("kitty-asked"),
  moment("kitty-season"),
  moment("kitty-keep"),
  moment("kitty-wait"),
  moment("kitty-over"),
  moment("cat-gather"),
  moment("cat-window"),
  moment("cat-awake"),
  moment("cat-put"),
  moment("cat-wait"),
  moment("cat-over"),
  finished("replay", "seat=0&n=6"),
  finished("review", "seat=0&review"),
  finished("verify", "verify"),
];
