/** Keeps the page's own files, so that it opens at once and without a network. Tables are live: /api is never touched. */

const KEEP = "ninelives";
const SHELL = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(installed());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(navigated(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

async function installed() {
  const fresh = await fetch(SHELL);
  if (!isPage(fresh)) throw new Error("There is no page to keep."); // the browser will try again
  await keepShell(fresh);
}

/** Every screen is the same page: take it fresh, or else as it was. Nobody waits for what is kept. */
async function navigated(event) {
  try {
    const fresh = await fetch(event.request);
    if (isPage(fresh)) event.waitUntil(keepShell(fresh.clone()).catch(() => undefined)); // the next visit tries again
    return fresh;
  } catch (fault) {
    const shell = await caches.match(SHELL);
    if (shell === undefined) throw fault;
    return shell;
  }
}

/** Tell a screen from whatever else can be opened by a link, and from a fault. */
function isPage(answer) {
  return answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");
}

/**
 * Take out what the server says of one place, in one language: the page is the same at all of them. A name is in it
 * too, which might read like a file's.
 */
function bare(text) {
  return text.replace(/<!--preview-->[^]*<!--\/preview-->/, "<title>Nine Lives</title>");
}

/**
 * Keep the files that a page names, then the page, so that it is never kept without them. A page that differs is a new
 * build: what belonged to the old one goes last of all.
 */
async function keepShell(fresh) {
  const [before, now] = [await caches.match(SHELL), bare(await fresh.text())];
  if (before !== undefined && (await before.text()) === now) return;
  const keep = await caches.open(KEEP);
  const [old, named] = [await keep.keys(), new Set()];
  await keepNamed(keep, now, named);
  await keep.put(SHELL, new Response(now, { headers: fresh.headers }));
  const isOver = ({ url }) => ![...named, SHELL].includes(new URL(url).pathname);
  await Promise.all(old.filter(isOver).map((request) => keep.delete(request)));
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
