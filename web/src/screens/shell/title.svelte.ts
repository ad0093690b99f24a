/** Name the page after its screen, in the tab and for who hears it. */
export function titled(title: () => string): void {
  $effect(() => {
    const words = title();
    document.title = words === "" ? "Nine Lives" : `${words} · Nine Lives`;
  });
}
