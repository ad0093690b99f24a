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

    await next.goto(`/me#${codes[4]}`);
    await expect(next.getByText("Recovery codes do not work in links")).toBeVisible();
    await expect(next.getByLabel("Code")).toHaveValue("");
    await expect(next).toHaveURL(/\/me$/);
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

    const here = page.getByRole("listitem").filter({ hasText: "This one" });
    await expect(here).toHaveCount(1);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    const choice = page.getByRole("dialog", { name: "Which passkeys stay?" });
    await expect(choice.getByRole("checkbox")).toBeChecked(); // it is by which one came
    await choice.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(page.getByText("All other devices are signed out.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove the passkey of/ })).toBeVisible();
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(choice.getByRole("checkbox")).not.toBeChecked(); // the new session was opened by none
    await choice.getByRole("checkbox").check();
    await choice.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(choice).toBeHidden();
    await expect(page.getByRole("button", { name: /^Remove the passkey of/ })).toBeVisible();

    await page.getByRole("button", { name: /^Remove the passkey of/ }).click();
    await expect(page.getByText("The passkey is removed.")).toBeVisible();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
  });
}

test("a passkey that is not ticked counts no more once one signs out everywhere else", async ({ browser, baseURL }) => {
  const origin = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const page = await deviceOf(browser, "phone", origin);
  await holdKey(page);
  await beCalled(page, "Biscuit");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page.getByText("The passkey is made.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const choice = page.getByRole("dialog", { name: "Which passkeys stay?" });
  await expect(choice.getByRole("checkbox")).not.toBeChecked();
  await choice.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("All other devices are signed out.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove the passkey of/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
});

test("one device is signed out, and then this one, with all that there is", async ({ browser }) => {
  const [desk, phone] = [await deviceOf(browser, "desktop"), await deviceOf(browser, "phone")];
  await beCalled(desk, "Mochi");
  await bring(phone, await codeOf(desk));
  await expect(phone.getByText("Welcome back, Mochi.")).toBeVisible();
  await desk.keyboard.press("Escape");
  const places = desk.getByRole("list", { name: "Where you are signed in" }).getByRole("listitem");
  await expect(places).toHaveCount(2);
  await expect(places.filter({ hasText: "This one" }).getByText("Chrome · Linux")).toBeVisible();
  await desk.getByRole("button", { name: "Sign out here" }).click();
  const leaving = desk.getByRole("dialog", { name: "Sign out here" });
  await expect(leaving.getByText("make a code on another device")).toBeVisible();
  await leaving.getByRole("button", { name: "Stay signed in" }).click();
  await expect(leaving).toBeHidden();

  await desk.getByRole("button", { name: "Sign out: Chrome" }).click();
  await expect(desk.getByText("Signed out: Chrome · Linux.")).toBeVisible();
  await expect(places).toHaveCount(1);
  await phone.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(phone.getByText("You are not signed in here.")).toBeVisible();

  await desk.getByRole("button", { name: "Sign out here" }).click();
  await expect(leaving.getByText("Nobody can bring you back")).toBeVisible();
  await leaving.getByRole("button", { name: "Sign out here" }).click();
  await expect(desk.getByText("You are signed out here.")).toBeVisible();
  await expect(desk.getByRole("heading", { name: "You on every device" })).toBeHidden();
  await expect(desk.getByLabel("Your name")).not.toHaveValue("Mochi");
  expect((await desk.request.get("/api/me")).status()).toBe(401);
});

test("whoever becomes somebody else hears whom they leave behind, and goes back", async ({ browser }) => {
  const [ann, mia] = [await deviceOf(browser, "phone"), await deviceOf(browser, "desktop")];
  await beCalled(ann, "Ann");
  await beCalled(mia, "Mia");
  const code = await codeOf(mia);
  await ann.goto("/"); // a hash alone would load nothing
  await ann.goto(`/me#${code}`);
  await expect(ann.getByText("You are Ann in this browser.")).toBeInViewport();
  await ann.getByRole("button", { name: "That is me" }).click();
  await expect(ann.getByText("You are Mia now, no longer Ann.")).toBeVisible();
  await expect(ann.getByLabel("Your name")).toHaveValue("Mia");
  await ann.getByRole("button", { name: "No, I am Ann" }).click();
  await expect(ann.getByText("Welcome back, Ann.")).toBeVisible();
  await expect(ann.getByRole("button", { name: "No, I am Ann" })).toHaveCount(0);
  await expect(ann.getByLabel("Your name")).toHaveValue("Ann");
  await ann.reload();
  await expect(ann.getByText("You are Ann in this browser.")).toBeVisible();

  await bring(ann, await codeOf(ann)); // her own
  await expect(ann.getByText("Welcome back, Ann.")).toBeVisible();
  await expect(ann.getByRole("button", { name: "No, I am Ann" })).toHaveCount(0);
});

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
    await expect(section.getByRole("listitem")).toHaveCount(2); // and where one is signed in
    await lookAt(page, "with a passkey", LOOKED_AT);
    await section.getByRole("button").first().click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await lookAt(page, "a code", LOOKED_AT);
    await page.keyboard.press("Escape");
    await section.getByRole("button").nth(3).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(8);
    await lookAt(page, "recovery codes", LOOKED_AT);
    await page.keyboard.press("Escape");
    await section.getByRole("button").nth(4).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await lookAt(page, "signing out here", LOOKED_AT);
    await page.keyboard.press("Escape");
    await section.getByRole("button").nth(5).click();
    await expect(page.getByRole("dialog").getByRole("checkbox")).toBeVisible();
    await lookAt(page, "the passkeys that stay", LOOKED_AT);
  });

/** Each device has an address of its own, as behind a proxy: of one, all tests together would ask too much. */
function atHome(): BrowserContextOptions {
  return { extraHTTPHeaders: { "X-Forwarded-For": `198.18.${test.info().workerIndex}.${++homes}` } };
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

/** Let a device show its code; its sheet stays open. */
async function codeOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Bring me to another device" }).click();
  return (await page.getByText(/^[A-Z]{3}-[A-Z]{3}-[A-Z]{3}$/).textContent()) ?? "";
}

/** Type a code. */
async function bring(page: Page, code: string): Promise<void> {
  await page.goto("/me");
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "That is me" }).click();
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
