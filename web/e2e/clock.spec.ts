/** Whoever is awaited at a table with a clock has a ring that drains, and that warns by more than its colour. */

import { expect, type Locator, type Page } from "@playwright/test";
import type { Scene, Welcome } from "../src/wire.gen";
import { MOVING } from "./screens";
import { moment, openMoment } from "./stage";
import { test } from "./test";

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } } as const;
const OTHER = 2;
const CLOCK = 90; // seconds, at every table of a moment

test.use(MOVING);

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const name of ["kitten-bid", "kitty-ask", "cat-gather"]) {
    test.describe(`${name}, ${size}`, () => {
      test.use({ viewport });

      test("one's own time is around whose turn it is", async ({ page }) => {
        await openWith(page, name, { left: 60 });
        await expect(page.locator("[data-time]")).toHaveCount(1);
        await drains(page.locator("section .turn [data-time]"));
      });

      test("another's time is around their head", async ({ page }) => {
        const { names } = await openWith(page, name, { left: 60, awaited: [OTHER] });
        await expect(page.locator("[data-time]")).toHaveCount(1);
        const seat = page
          .getByRole("list", { name: "Seats" })
          .getByRole("listitem")
          .filter({ hasText: names[OTHER] ?? "" });
        const ring = seat.locator("[data-time]");
        await drains(ring);
        await surrounds(ring, seat.locator(".avatar"));
      });

      test("the last seconds are thick, of another colour, and counted", async ({ page }) => {
        await openWith(page, name, { left: 60, awaited: [OTHER] });
        const calm = await lineOf(page.locator("[data-time]"));
        await openWith(page, name, { left: 9, awaited: [OTHER] });
        const few = await lineOf(page.locator("[data-time]"));
        expect(few.width).toBeGreaterThan(1.5 * calm.width);
        expect(few.colour).not.toBe(calm.colour);
        await expect(page.locator("[data-time]")).toContainText(/\d seconds left/);
        await openWith(page, name, { left: 9 });
        await expect(page.locator("section .turn")).toContainText(/\d seconds left/);
      });
    });
  }
}

test("a clock rests while a show is watched", async ({ page }) => {
  await page.clock.install();
  await openWith(page, "kitten-bid", { left: CLOCK + 8, watched: true });
  const ring = page.locator("[data-time]");
  expect(await goneOf(ring)).toBe(0);
  await page.clock.runFor(1200);
  expect(await goneOf(ring)).toBe(0);
});

test("a clock of days has no ring", async ({ page }) => {
  await openWith(page, "kitten-bid", { left: 60, clock: 2 * 86_400 });
  await expect(page.getByText("Your turn").first()).toBeVisible();
  await expect(page.locator("[data-time]")).toHaveCount(0);
});

test("with reduced motion a clock goes by the second", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openWith(page, "kitten-bid", { left: 60.4 });
  for (let reads = 0; reads < 8; reads++) {
    const left = (1 - (await goneOf(page.locator("[data-time]")))) * CLOCK;
    expect(left).toBeCloseTo(Math.round(left), 3);
    await page.clock.runFor(130);
  }
});

interface Change {
  readonly left: number;
  readonly awaited?: readonly number[];
  readonly watched?: boolean;
  readonly clock?: number;
}

async function openWith(page: Page, name: string, { left, clock = CLOCK, ...more }: Change): Promise<Scene> {
  const { welcome } = moment(name);
  const scene: Scene = { ...welcome.scene, ...more, due: welcome.now + left };
  const changed: Welcome = { ...welcome, facts: { ...welcome.facts, clock }, scene };
  await openMoment(page, { welcome: changed, then: [] });
  await expect(page.locator("main.table")).toBeVisible();
  return scene;
}

async function drains(ring: Locator): Promise<void> {
  const before = await goneOf(ring);
  expect(before).toBeGreaterThanOrEqual(0.33);
  await expect.poll(() => goneOf(ring)).toBeGreaterThan(before);
  expect(await goneOf(ring)).toBeLessThan(before + 0.1);
}

/** The part of the time that is gone. */
function goneOf(ring: Locator): Promise<number> {
  return ring.evaluate((element) => Number((element as HTMLElement).style.getPropertyValue("--gone")));
}

function lineOf(ring: Locator): Promise<{ width: number; colour: string }> {
  return ring.locator(".left").evaluate((element) => {
    const { strokeWidth, stroke } = getComputedStyle(element);
    return { width: Number.parseFloat(strokeWidth), colour: stroke };
  });
}

async function surrounds(ring: Locator, head: Locator): Promise<void> {
  const [around, inside] = [await ring.boundingBox(), await head.boundingBox()];
  if (around === null || inside === null) throw new Error("nothing to be seen");
  expect(around.x).toBeLessThanOrEqual(inside.x);
  expect(around.y).toBeLessThanOrEqual(inside.y);
  expect(around.x + around.width).toBeGreaterThanOrEqual(inside.x + inside.width);
  expect(around.y + around.height).toBeGreaterThanOrEqual(inside.y + inside.height);
}
