/** The way back from a lesson to the table that somebody came from, as in /learn/GAME?back=CODE. Pure. */

const CODE = /^[a-z]{1,12}$/i; // a table's, and nothing that leads elsewhere

/** Give where somebody came from, or null where they came from the start. */
export function backFrom(query: URLSearchParams): string | null {
  const code = query.get("back") ?? "";
  return CODE.test(code) ? `/t/${code.toUpperCase()}` : null;
}
