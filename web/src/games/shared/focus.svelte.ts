/** Controls come and go with the turn. Whoever was on one of them inside `root` is not thrown out: `home` gets the focus. */
export function keepFocus(
  root: () => HTMLElement | undefined,
  home: () => HTMLElement | null | undefined,
  changes: () => unknown,
): void {
  let held = false;
  $effect.pre(() => {
    changes();
    held = root()?.contains(document.activeElement) === true;
  });
  $effect(() => {
    changes();
    const active = document.activeElement;
    const isOn = root()?.contains(active) === true && active?.matches(":disabled") === false;
    if (held && !isOn) home()?.focus({ preventScroll: true });
  });
}
