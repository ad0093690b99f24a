/** Messages of this browser: whether it can show any, and by what the server reaches it. */

import { subscribeDevice } from "../../net/api.gen";
import { BASE } from "../../net/site";
import type { MyPush } from "../../wire.gen";

/** Why no message can come, or "" where it can. */
export type Hindrance = "" | "home" | "secure" | "browser" | "denied";

export interface Quiet {
  readonly quiet_from: number;
  readonly quiet_to: number;
}

const APPLE = /iPhone|iPad|Macintosh/;

export function hindrance(): Hindrance {
  if (!isSecureContext) return "secure";
  if (!("PushManager" in globalThis) || !("Notification" in globalThis) || !("serviceWorker" in navigator))
    return isApplePhone() ? "home" : "browser";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Phones of Apple show messages of pages on the home screen alone; their tablets say that they are desks. */
function isApplePhone(): boolean {
  return APPLE.test(navigator.userAgent) && navigator.maxTouchPoints > 0;
}

/** Give the address by which this browser is reached, or "" where it is not. */
export async function endpointHere(): Promise<string> {
  return (await (await manager())?.getSubscription())?.endpoint ?? "";
}

/** Ask for leave, and let the server reach this browser; null where leave was not given. */
export async function tellHere(key: string, quiet: Quiet): Promise<MyPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const pushing = await manager();
  if (pushing === undefined) return null;
  const old = await pushing.getSubscription();
  if (old !== null && !isFor(old, key)) await old.unsubscribe(); // of a server that was here before
  return keep(await pushing.subscribe({ userVisibleOnly: true, applicationServerKey: key }), quiet);
}

/** Say anew when this browser is not to be woken, and in which language it is spoken to. */
export async function tellAgain(quiet: Quiet): Promise<MyPush | null> {
  const here = await (await manager())?.getSubscription();
  return here ? keep(here, quiet) : null;
}

export async function tellNoMore(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

function keep(here: PushSubscription, quiet: Quiet): Promise<MyPush> {
  const { p256dh = "", auth = "" } = here.toJSON().keys ?? {};
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return subscribeDevice({ endpoint: here.endpoint, p256dh, auth, zone, ...quiet });
}

async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration(BASE))?.pushManager;
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}
