/**
 * Every screen in the pseudo-language: nothing is left in plain English, and nothing scrolls sideways. Its marks are too
 * wide for the smallest labels of a board; whether those are cut is asked in real languages (language.spec.ts).
 */

import { expect, type Page } from "@playwright/test";
import { cutTexts, settle, sideways } from "./rulers";
import { SIZES } from "./screens";
import { findScenes, moment, openMoment } from "./stage";
import { test } from "./test";

const PAGES = [
  "/",
  "/new/kitten-me",
  "/new/go-kitty",
  "/lobby",
  "/daily",
  "/best/go-kitty",
  "/me",
  "/host",
  "/pass/go-kitty",
  "/no/such/page",
];
const MOMENTS = ["kitten-open", "kitten-bid", "kitten-ten", "kitten-wait", "kitten-over"];
const MORE = [
  "kitty-ask",
  "kitty-asked",
  "kitty-keep",
  "kitty-over",
  "cat-gather",
  "cat-window",
  "cat-put",
  "cat-over",
];

test.describe.configure({ mode: "parallel" });
test.use({ viewport: SIZES.phone, hasTouch: true, reducedMotion: "reduce" });

test.beforeAll(() => findScenes("xx"));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("ninelives.settings", JSON.stringify({ language: "xx", name: "Otto" })),
  );
});

for (const path of PAGES) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await look(page);
    expect(await page.evaluate(cutTexts), "cut").toEqual([]);
  });
}

for (const name of [...MOMENTS, ...MORE]) {
  test(name, async ({ page }) => {
    await openMoment(page, moment(name, "xx"));
    await page.getByRole("main").waitFor();
    await look(page);
  });
}

async function look(page: Page): Promise<void> {
  await settle(page);
  expect(await page.evaluate(unsaid), "not translated").toEqual([]);
  expect(await page.evaluate(sideways), "scrolls sideways").toBeLessThanOrEqual(0);
}

/** Runs in the page: words that no catalogue was asked for, block by block. Names, titles, dates and what is typed are no words. */
function unsaid(): string[] {
  const NO_WORDS = [
    /Nine Lives|You Gotta Be Kitten Me!|Go Kitty|Shut Up, Cat!|English|Deutsch|Español|Français/g,
    /Biscuit|Mochi|Otto|Waffles|Noodle|Olive|Ziggy|Pepper|Clementine|Fig|PURRRR|http\S+/g,
    /\b\d*Z\b|\b([A-Z]\d+|[a-l])\b|\P{L}/gu,
  ];
  const BLOCKS = "p, li, h1, h2, h3, h4, button, a, label, td, th, dd, dt, legend, summary, div";
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest("svg, code, script, style, time") !== null || !parent.checkVisibility())
      continue;
    const block = parent.closest(BLOCKS) ?? parent;
    blocks.set(block, `${blocks.get(block) ?? ""}${node.textContent ?? ""}`);
  }
  const left = (text: string): string => {
    const rest = text.replace(/⟦[^⟦⟧]*⟧/gu, "");
    return rest === text ? NO_WORDS.reduce((words, none) => words.replace(none, ""), text) : left(rest);
  };
  return [...blocks]
    .filter(([, text]) => left(text) !== "")
    .map(([{ outerHTML }, text]) => `${left(text)} in ${outerHTML}`);
}
