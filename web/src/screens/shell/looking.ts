/** Look again and again while somebody looks at the page. */

/** Look now, every so many ms, and when somebody comes back to the page; give how to stop. */
export function lookEvery(ms: number, look: () => Promise<void>): () => void {
  const lookAgain = (): void => {
    if (!document.hidden) void look();
  };
  lookAgain();
  const looking = setInterval(lookAgain, ms);
  document.addEventListener("visibilitychange", lookAgain);
  return () => {
    clearInterval(looking);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}
