/** Put the page on a home screen, and let it open without a network. */

import { BASE } from "./net/site";

/** What some browsers send before they would offer it themselves; no standard names it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;

/** Take up the worker that keeps the page's own files; while the page is being written there is none. */
export function useInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  nameIcons();
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(`${BASE}sw.js`).catch(() => undefined); // the page works without it
}

/** Icons are named from where the page was opened, and its address changes: name them for good. */
function nameIcons(): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>(
    'link:is([rel~="icon"], [rel^="apple"], [rel="manifest"])',
  );
  for (const link of links) link.setAttribute("href", link.href);
}

/** Give the way to install, where this browser offers one. An offer can be taken up once. */
export function offered(): (() => void) | null {
  return offer === null ? null : takeUp;
}

function takeUp(): void {
  const way = offer;
  offer = null;
  way?.prompt().catch(() => undefined); // it was refused, or the page is installed already
}
