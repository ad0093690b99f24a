/** What is measured in the page, on every screen. */

/** Runs in the page: by how much it is wider than the screen. */
export function sideways(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
