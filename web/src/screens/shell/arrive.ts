/** Let the keyboard and whoever listens begin at the heading of a screen they came to. */
export function arrive(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return; // the screen has put it where it belongs
  const place = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (place === null) return;
  place.setAttribute("tabindex", "-1");
  place.focus({ preventScroll: true });
  if (place.ariaBusy === "true") arriveAfter(place);
}

/** A screen that only asks to wait takes the focus with it when it goes. */
function arriveAfter(waiting: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (waiting.isConnected) return;
    watch.disconnect();
    arrive();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
