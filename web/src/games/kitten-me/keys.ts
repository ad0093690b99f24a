const STEPS: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  ArrowRight: "nextElementSibling",
  ArrowLeft: "previousElementSibling",
};

/** Arrow keys go to the button beside this one that can be pressed. */
export function beside(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  let next = (event.currentTarget as Element)[step];
  while (next instanceof HTMLButtonElement && next.disabled) next = next[step];
  if (next instanceof HTMLButtonElement) next.focus();
  event.preventDefault();
}
