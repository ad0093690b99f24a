/**
 * Keeps the page's own files, so that it opens at once and without a network. Tables are live: /api is never kept.
 * Shows messages that the server sends when a table waits for somebody.
 */

const BASE = new URL("./", location).pathname; // the folder that the page lies in
const KEEP = "ninelives";
const SHELL = BASE;
const KEEP_RUNTIME = "ninelives-runtime"; // megabytes that outlive a page: most builds of it have the same
const RUNTIME = `${BASE}runtime/`;
const ASSETS = `${BASE}assets/`;
const MUTE = "mute";
const LOOSE = ["grain.png", "icon.svg", "icon-192.png", "manifest.webmanifest"].map((name) => BASE + name);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(installed());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(shown(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  const { path, code } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === MUTE ? muted(code) : opened(new URL(BASE + path, location).href));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(navigated(event));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(kept(request));
  else if (url.pathname.startsWith(RUNTIME)) event.respondWith(keptRuntime(request, url.pathname));
  else if (LOOSE.includes(url.pathname)) event.respondWith(freshOrKept(request));
});

/** Show what the server told, in the words that it chose. One about the same table takes the place of an older one. */
async function shown({ title, text, language, tag, path, code, mute }) {
  await self.registration.showNotification(title, {
    body: text,
    lang: language,
    tag,
    icon: `${BASE}icon-192.png`,
    data: { path, code },
    actions: mute === "" ? [] : [{ action: MUTE, title: mute }],
  });
}

/** Go to where it was about: to the window that is there already, or a new one. */
async function opened(href) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split("?")[0] === href);
  await (there === undefined ? self.clients.openWindow(href) : there.focus());
}

/** Hear nothing more of a table. Whether it was done shows on the page of one's own. */
function muted(code) {
  const headers = { "content-type": "application/json" };
  return fetch("/api/me/muted", { method: "PUT", headers, body: JSON.stringify({ code, muted: true }) });
}

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
    return fresh.status === 404 ? ((await caches.match(SHELL)) ?? fresh) : fresh; // a plain host knows no tables
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
 * Make the page the same for all places: take out what the server says of one, in one language, where a name might read
 * like a file's, and name files by the folder that the page lies in, not by the way from one place.
 */
function bare(text) {
  const said = text.replace(/<!--preview-->[^]*<!--\/preview-->/, "<title>Nine Lives</title>");
  return said.replace(/"(?:\.\.?\/)+/g, `"${BASE}`);
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
  const isOver = (path) => path.startsWith(ASSETS) && !named.has(path);
  await Promise.all(old.filter(({ url }) => isOver(new URL(url).pathname)).map((request) => keep.delete(request)));
}

/** Keep every script and style that a text names, and what those name: so are screens that were never opened. */
async function keepNamed(keep, text, known) {
  const names = [...text.matchAll(/(?:assets|\.)\/([\w.-]+\.(?:js|css))/g)].map(([, name]) => ASSETS + name);
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

/** The other files have the same name for ever. */
async function freshOrKept(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(KEEP)).put(request, fresh.clone());
    return fresh;
  } catch (fault) {
    const found = await caches.match(request);
    if (found === undefined) throw fault;
    return found;
  }
}

/** The same as for assets goes for what runs a house in the browser, by its folder; of the folders only the newest is kept. */
async function keptRuntime(request, path) {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const fresh = await fetch(request);
  if (!fresh.ok) return fresh;
  const keep = await caches.open(KEEP_RUNTIME);
  await keep.put(request, fresh.clone());
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const pathOf = ({ url }) => new URL(url).pathname;
  const old = (await keep.keys()).filter((one) => pathOf(one).startsWith(RUNTIME) && !pathOf(one).startsWith(folder));
  await Promise.all(old.map((one) => keep.delete(one)));
  return fresh;
}
