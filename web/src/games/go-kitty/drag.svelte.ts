/** Dragging a card out of the hand and onto the table. Taps do the same; this is for those who like to pull. */

const START = 8; // px before a press is a drag

export class Drag {
  place = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  #from: { readonly x: number; readonly y: number; readonly place: number } | null = null;
  #dropped = false;

  constructor(
    readonly drop: (place: number) => void,
    readonly home: () => HTMLElement | undefined,
  ) {}

  readonly begin = (event: PointerEvent, place: number): void => {
    this.#dropped = false;
    if (event.isPrimary && event.button === 0) this.#from = { x: event.clientX, y: event.clientY, place };
  };

  readonly move = (event: PointerEvent): void => {
    if (this.#from === null) return;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (this.place === null) {
      if (Math.hypot(dx, dy) < START || Math.abs(dx) > Math.abs(dy)) return;
      this.place = this.#from.place;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }
    [this.x, this.y] = [dx, dy];
  };

  /** Let go: above the hand it lies on the mat, elsewhere it goes back. */
  readonly end = (event: PointerEvent): void => {
    const { place } = this;
    const top = this.home()?.getBoundingClientRect().top ?? 0;
    this.#dropped = place !== null;
    this.stop();
    if (place !== null && event.clientY < top) this.drop(place);
  };

  readonly stop = (): void => {
    this.#from = null;
    this.place = null;
  };

  /** The click that follows a drop is no tap. */
  justDropped(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}
