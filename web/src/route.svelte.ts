/** Which screen is open: the path says it, so that every screen has a link. */

import { HERE, isHere } from "./net/houses";
import { BASE, SITE } from "./net/site";

export type Route =
  | { readonly screen: "landing" | "lobby" | "daily" | "me" | "host" | "art" | "lost" }
  | { readonly screen: "table"; readonly code: string }
  | { readonly screen: "replay"; readonly match: string }
  | { readonly screen: "rules" | "learn" | "new" | "pass" | "best"; readonly game: string };

let path = $state(location.pathname + location.search + location.hash);

/** Give the words of a path, or null where it is written wrong, as /t/%E0%A4 is. */
function wordsOf(pathname: string): readonly string[] | null {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function routeOf(pathname: string): Route {
  const words = wordsOf(pathname.slice(isBelow(pathname) ? HERE.length : BASE.length - 1));
  if (words === null) return { screen: "lost" };
  const [first = "", second = ""] = words;
  switch (first) {
    case "":
      return { screen: "landing" };
    case "lobby":
    case "daily":
    case "me":
    case "host":
    case "art":
      return { screen: first };
    case "t":
      return { screen: "table", code: second.toUpperCase() };
    case "m":
      return { screen: "replay", match: second.toUpperCase() };
    case "rules":
    case "learn":
    case "new":
    case "pass":
    case "best":
      return { screen: first, game: second };
    default:
      return { screen: "lost" };
  }
}

export const route = {
  /** The address itself, without the host. */
  get address(): string {
    return path;
  },
  get now(): Route {
    return routeOf(new URL(path, location.origin).pathname);
  },
  /** Whether the tables of this screen are in this browser, where nobody else can come. */
  get isHere(): boolean {
    return isHere(path);
  },
  /** What stands behind the question mark and the number sign, as in /m/ABC-1?seat=2&n=14 and /rules/GAME#G10. */
  get query(): URLSearchParams {
    return new URL(path, location.origin).searchParams;
  },
  get hash(): string {
    return new URL(path, location.origin).hash.slice(1);
  },
};

/** Tell a screen of the house in this browser where a server has screens too. */
const isBelow = (pathname: string): boolean => SITE === null && isHere(pathname);

/**
 * Give the address of a screen, as "/rules/GAME", from where the page lies. Screens of the house in this browser
 * lead to its other screens; home is where all houses are.
 */
export function at(screen: string): string {
  const stays = isBelow(path) && screen !== "/" && !isHere(screen);
  return `${BASE}${(stays ? HERE + screen : screen).slice(1)}`;
}

/** Go to another screen; `instead` leaves no way back to this one. */
export const go = (screen: string, instead = false): void => show(at(screen), instead);

function show(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = to;
  if (!instead) scrollTo(0, 0);
}

function here(): void {
  path = location.pathname + location.search + location.hash;
}

/** Follow links of the page itself without leaving it. */
export function followLinks(): void {
  addEventListener("popstate", here);
  addEventListener("hashchange", here);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const elsewhere =
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.target !== "" ||
      link.download !== "" ||
      link.rel === "external";
    if (elsewhere || link.pathname.startsWith("/api/") || event.defaultPrevented) return;
    event.preventDefault();
    show(link.pathname + link.search + link.hash);
  });
}
