/** Keeps the page's own files, so that it opens at once and without a network. Tables are live: /api is never touched. */

const KEEP = "ninelives";
const SHELL = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SHELL).then(keepShell));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(navigated(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

/** Every screen is the same page: take it fresh, or else as it was. */
async function navigated(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await keepShell(fresh.clone());
    return fresh;
  } catch (fault) {
    const shell = await caches.match(SHELL);
    if (shell === undefined) throw fault;
    return shell;
  }
}

/** Keep the page and the files it names. A page that differs is a new build: what belonged to the old one goes. */
async function keepShell(fresh) {
  const [before, now] = [await caches.match(SHELL), await fresh.clone().text()];
  if (before !== undefined && (await before.text()) === now) return;
  await caches.delete(KEEP);
  const keep = await caches.open(KEEP);
  await keep.put(SHELL, fresh);
  await keepNamed(keep, now, new Set());
}

/** Keep every script and style that a text names, and what those name: so are screens that were never opened. */
async function keepNamed(keep, text, known) {
  const names = (text.match(/assets\/[\w.-]+\.(?:js|css)/g) ?? []).map((name) => `/${name}`);
  const fresh = [...new Set(names)].filter((name) => !known.has(name));
  fresh.forEach((name) => known.add(name));
  await keep.addAll(fresh);
  const scripts = fresh.filter((name) => name.endsWith(".js"));
  await Promise.all(scripts.map(async (name) => keepNamed(keep, await (await keep.match(name)).text(), known)));
}

/** Files under /assets/ are named after what is in them: once fetched they are right for good. */
async function kept(request) {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEEP)).put(request, fresh.clone());
  return fresh;
}
