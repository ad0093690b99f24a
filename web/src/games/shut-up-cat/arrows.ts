/** Lets the arrow keys go from one button of a group to the next. */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): () => void {
  const go = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:enabled")];
    const from = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    buttons[(from + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener("keydown", go);
  return () => group.removeEventListener("keydown", go);
}
