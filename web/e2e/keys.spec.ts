/** Yourself on every device: by a code, by a recovery code, by a passkey; and signed out where one is no more. */

import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { lookAt } from "./rulers";
import { DONE_ON, READ_IN, SIZES } from "./screens";
import { test } from "./test";

const LOOKED_AT = ["phone", "desktop"] as const;
const REST = { reducedMotion: "reduce" } as const;
let homes = 0;

test.describe.configure({ mode: "parallel" });

for (const size of DONE_ON) {
  test(`a code brings one to another device, and signing out ends that, ${size}`, async ({ browser }) => {
    const [desk, phone] = [await deviceOf(browser, size), await deviceOf(browser, size)];
    await beCalled(desk, "Mochi");
    await desk.getByRole("button", { name: "Bring me to another device" }).click();
    const sheet = desk.getByRole("dialog");
    await expect(sheet.getByRole("img")).toBeVisible();
    await expect(sheet.getByText(/It counts once, for \d+ more seconds/)).toBeVisible();
    const code = await sheet.getByText(/^[A-Z]{3}-[A-Z]{3}-[A-Z]{3}$/).textContent();

    await phone.goto(`/me#${code}`); // what the square holds
    await expect(phone.getByLabel("Code")).toHaveValue(code ?? "");
    await expect(phone.getByRole("button", { name: "That is me" })).toBeInViewport();
    await expect(phone.getByLabel("Your name")).not.toHaveValue("Mochi");
    await phone.getByRole("button", { name: "That is me" }).click();
    await expect(phone.getByText("Welcome back, Mochi.")).toBeVisible();
    await expect(phone.getByLabel("Your name")).toHaveValue("Mochi");
    await expect(phone).toHaveURL(/\/me$/);

    await phone.getByLabel("Code").fill(code ?? "");
    await phone.getByRole("button", { name: "That is me" }).click();
    await expect(phone.getByText("counts no more")).toBeVisible();

    await desk.keyboard.press("Escape");
    await desk.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(desk.getByText("All other devices are signed out.")).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole("heading", { name: "Been here before?" })).toBeVisible();
    await expect(phone.getByRole("heading", { name: "You on every device" })).toBeHidden();
    await desk.reload();
    await expect(desk.getByRole("heading", { name: "You on every device" })).toBeVisible();
  });

  test(`a lost device is replaced by a code that was written down, ${size}`, async ({ browser }) => {
    const [lost, next] = [await deviceOf(browser, size), await deviceOf(browser, size)];
    await beCalled(lost, "Pickle");
    await lost.getByRole("button", { name: "Make recovery codes" }).click();
    const written = lost.getByRole("dialog").getByRole("listitem");
    await expect(written).toHaveCount(8);
    const codes = await written.allTextContents();
    await lost.keyboard.press("Escape");
    await expect(lost.getByText("8 codes are left.")).toBeVisible();
    await lost.context().close();

    await next.goto("/me");
    await next.getByLabel("Code").fill(codes[4]?.toLowerCase() ?? "");
    await next.keyboard.press("Enter");
    await expect(next.getByText("Welcome back, Pickle.")).toBeVisible();
    await expect(next.getByText("7 codes are left.")).toBeVisible();
  });

  test(`a passkey is made, used and removed, ${size}`, async ({ browser, baseURL }) => {
    const origin = (baseURL ?? "").replace("127.0.0.1", "localhost"); // numbers have no passkeys
    const page = await deviceOf(browser, size, origin);
    await holdKey(page);
    await beCalled(page, "Biscuit");
    await page.getByRole("button", { name: "Make a passkey" }).click();
    await expect(page.getByText("The passkey is made.")).toBeVisible();
    await page.getByRole("button", { name: "Make a passkey" }).click();
    await expect(page.getByText("This device has a passkey already.")).toBeVisible();

    await forgetAll(page.context(), page);
    await page.reload();
    await expect(page.getByLabel("Your name")).not.toHaveValue("Biscuit");
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("Welcome back, Biscuit.")).toBeVisible();

    await page.getByRole("button", { name: /^Remove the passkey of/ }).click();
    await expect(page.getByText("The passkey is removed.")).toBeVisible();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
  });
}

for (const locale of READ_IN)
  test(`all of it can be read, ${locale}`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const origin = (baseURL ?? "").replace("127.0.0.1", "localhost");
    const context = await browser.newContext({ locale, baseURL: origin, ...REST, ...atHome() });
    const page = await context.newPage();
    await holdKey(page);
    await page.request.put("/api/me", { data: { name: "Mochi" } });
    await page.goto("/me");
    const section = page.locator("section:has(> h2):has(> h3)");
    await expect(section).toBeVisible();
    await lookAt(page, "the page", LOOKED_AT);
    await section.getByRole("button").nth(1).click(); // a passkey
    await expect(section.getByRole("listitem")).toBeVisible();
    await lookAt(page, "with a passkey", LOOKED_AT);
    await section.getByRole("button").first().click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await lookAt(page, "a code", LOOKED_AT);
    await page.keyboard.press("Escape");
    await section.getByRole("button").nth(3).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(8);
    await lookAt(page, "recovery codes", LOOKED_AT);
  });

/** Each device has an address of its own, as behind a proxy: of one, all tests together would ask too much. */
function atHome(): BrowserContextOptions {
  return { extraHTTPHeaders: { "X-Forwarded-For": `192.0.2.${++homes}` } };
}

async function deviceOf(browser: Browser, size: keyof typeof SIZES, baseURL?: string): Promise<Page> {
  const place = baseURL === undefined ? {} : { baseURL };
  return (await browser.newContext({ viewport: SIZES[size], ...REST, ...place, ...atHome() })).newPage();
}

async function beCalled(page: Page, name: string): Promise<void> {
  await page.goto("/me");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("Kept.")).toBeVisible();
}

/** Give the browser an authenticator whose owner always proves that they are there. */
async function holdKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Lose everything but the key. */
async function forgetAll(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
}
