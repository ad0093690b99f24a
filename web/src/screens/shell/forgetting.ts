/** What a browser keeps of where somebody played. */

const PROMISES = "ninelives.promised."; // each names a match

/** Forget it all; a browser that refuses its storage has kept nothing. */
export function forgetMine(): void {
  try {
    sessionStorage.clear();
    const keys = Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? "");
    for (const key of keys) if (key.startsWith(PROMISES)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
