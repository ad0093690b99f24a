/** Told of one's turn while the page is closed: allowed, tried, muted, stopped; and why not, where it cannot be. */

import { expect, type Page } from "@playwright/test";
import { WITH_WINDOWS } from "../playwright.config";
import type { MyPush, ToClient } from "../src/wire.gen";
import { setUp, sitsAt } from "./house";
import { type Message, PushService } from "./push-service";
import { lookAt } from "./rulers";
import { DONE_ON, READ_IN, SIZES } from "./screens";
import { OwnServer } from "./server";
import { test } from "./test";

const REST = { reducedMotion: "reduce" } as const;
const RUNG = { timeout: 60_000 }; // ms; a slow table waits for twenty seconds before it sends for anybody
const HOUR = 3600;

test.setTimeout(240_000);
test.use({ launchOptions: WITH_WINDOWS });

for (const size of DONE_ON)
  test(`a table of hours sends for whoever is away, and is muted by a tap, ${size}`, async ({ browser }) => {
    const service = await PushService.open();
    const server = await OwnServer.start("memory:", "--push-service", service.origin);
    try {
      const context = await browser.newContext({ viewport: SIZES[size], baseURL: server.origin, ...REST });
      await service.reaches(context);
      const ada = await context.newPage();
      await tellsHere(ada, "Ada");
      await ada.getByRole("button", { name: "Try it out" }).click();
      await expect(ada.getByText("Sent. It shows in a moment.")).toBeVisible();
      expect(service.arrived.map(({ title }) => title)).toEqual(["It works"]);

      const ben = await (await browser.newContext({ baseURL: server.origin })).newPage();
      await ben.goto("/");
      const { code } = await setUp(ben.request, { game: "kitten-me", seats: 2, clock: HOUR });
      await sitsAt(ada, code, 0, "Ada");
      await ada.reload(); // and so she leaves it
      await ben.evaluate(playsUntilAway, `/api/tables/${code}/socket`);
      await expect.poll(() => service.arrived.length, RUNG).toBe(2);
      const message = service.arrived[1] as Message;
      expect(message).toMatchObject({ title: "It is your turn", text: `You Gotta Be Kitten Me!, table ${code}`, code });

      await ada.reload();
      await expect(ada.getByText("Your turn, Ada")).toBeVisible();
      expect(await shows(ada, message)).toBe("It is your turn");
      await mutesInMessage(ada);
      await expect.poll(async () => (await pushOf(ada)).muted).toEqual([code]);

      await ada.goto(`/t/${code}`);
      await ada.getByRole("button", { name: "Menu" }).click();
      await ada.getByRole("button", { name: "Tell me of this table again" }).click();
      await expect(ada.getByText("You hear of this table again.")).toBeVisible();
      await ada.getByRole("button", { name: "Mute this table" }).click();
      await expect(ada.getByText("You hear no more of this table.")).toBeVisible();

      await ada.goto("/me");
      await ada.getByRole("button", { name: `Tell me again of table ${code}` }).click();
      await expect(ada.getByText(`You hear of table ${code} again.`)).toBeVisible();
      await ada.getByRole("button", { name: "Stop on this device" }).click();
      await expect(ada.getByText("This device tells you nothing more.")).toBeVisible();
      expect((await pushOf(ada)).devices).toEqual([]);
    } finally {
      await server.stop();
      service.close();
    }
  });

for (const locale of READ_IN)
  test(`all of it can be read, ${locale}`, async ({ browser }) => {
    const service = await PushService.open();
    const context = await browser.newContext({ locale, ...REST });
    await service.reaches(context, "https://fcm.googleapis.com/fcm/send/here");
    const page = await context.newPage();
    await page.request.put("/api/me", { data: { name: "Mochi" } });
    await page.goto("/me");
    const section = page.locator("section:has(> .btn.gold)");
    await expect(section).toBeVisible();
    await lookAt(page, "before", ["phone", "desktop"]);
    await section.getByRole("button").click();
    await expect(page.locator('input[type="time"]')).toHaveCount(2);
    await knowsMore(page);
    await page.reload();
    await expect(page.locator('input[type="time"]')).toHaveCount(2);
    await expect(page.getByRole("listitem")).toHaveCount(2); // another device, and a muted table
    await lookAt(page, "with devices, quiet hours and a muted table", ["phone", "desktop"]);
    service.close();
  });

test("whoever cannot be told reads why, and what to do", async ({ browser }) => {
  const agents = { "This browser shows no messages": "", "add this page to the home screen": "iPhone" };
  for (const [words, userAgent] of Object.entries(agents)) {
    const how = userAgent === "" ? {} : { userAgent, hasTouch: true };
    const context = await browser.newContext({ ...how, ...REST });
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, "PushManager"));
    const page = await context.newPage();
    await page.request.put("/api/me", { data: { name: "Mochi" } });
    await page.goto("/me");
    await expect(page.getByText(words)).toBeVisible();
  }
});

/** Take a name, and be told on this device, at any hour. */
async function tellsHere(page: Page, name: string): Promise<void> {
  await page.goto("/me");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await page.getByRole("button", { name: "Tell me on this device" }).click();
  await expect(page.getByText("This device tells you from now on.")).toBeVisible();
  await expect(page.getByLabel("From")).toHaveValue("22:00");
  await page.getByRole("group", { name: "Quiet hours" }).getByRole("button", { name: "Off" }).click();
  await expect(page.getByText("Kept.", { exact: true }).last()).toBeVisible();
}

async function pushOf(page: Page): Promise<MyPush> {
  return (await (await page.request.get("/api/me/push")).json()) as MyPush;
}

/** Have another device, and a table that is muted. */
async function knowsMore(page: Page): Promise<void> {
  const [here] = (await pushOf(page)).devices;
  const keys = await page.evaluate(async () => {
    const manager = (await navigator.serviceWorker.ready).pushManager;
    return (await manager.getSubscription())?.toJSON().keys;
  });
  expect(here?.endpoint).toContain("googleapis");
  const other = { endpoint: "https://updates.push.services.mozilla.com/wpush/v2/there", ...keys };
  expect((await page.request.put("/api/me/push", { data: other })).ok()).toBe(true);
  const { code } = await setUp(page.request, { game: "go-kitty" });
  expect((await page.request.put("/api/me/muted", { data: { code, muted: true } })).ok()).toBe(true);
}

/** Runs in the page: sit down, begin, and play until the other is awaited. */
function playsUntilAway(path: string): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let id = 0;
  return new Promise((resolve) => {
    socket.onopen = () => send({ t: "hello" });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.t === "welcome")
        for (const order of ["sit 1 - Ben", "begin"]) send({ t: "do", id: `o${id++}`, order });
      if (message.t !== "told" || message.scene.phase !== "playing") return;
      const { scene, seq } = message;
      if (scene.awaited.includes(1)) send({ t: "play", id: `p${id++}`, seq, move: scene.choices[0] });
      else resolve();
    };
  });
}

/**
 * Let the page's worker get a message as a push service would bring it; give the title of what it shows. The browser
 * tells of that: to ask the worker early would remove a notification that is about to be shown.
 */
async function shows(page: Page, message: Message): Promise<string | undefined> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  const shown = new Promise<string | undefined>((resolve) =>
    devtools.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent: { eventMetadata } }) =>
      resolve(eventMetadata.find(({ key }) => key === "Title")?.value),
    ),
  );
  await devtools.send("BackgroundService.startObserving", { service: "notifications" });
  await devtools.send("BackgroundService.setRecording", { service: "notifications", shouldRecord: true });
  await devtools.send("ServiceWorker.enable");
  const [registrationId, origin] = [await registered, new URL(page.url()).origin];
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
  return shown;
}

/** Tap the button of the message that lies there. */
async function mutesInMessage(page: Page): Promise<void> {
  const worker = page.context().serviceWorkers()[0];
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Click = Reflect.get(globalThis, "NotificationEvent") as new (kind: string, how: object) => Event;
    dispatchEvent(new Click("notificationclick", { notification, action: "mute" }));
  });
}
