/** Arrow keys go from one choice of a group to the nearest in that direction. Tab goes through all of them as ever. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // being off the line counts for more than being far

/** Return which spot lies nearest in the direction of the key, or -1. */
export function nearest(spots: readonly Spot[], from: Spot, key: string): number {
  const way = WAYS[key];
  if (way === undefined) return -1;
  let [best, found] = [Infinity, -1];
  spots.forEach(({ x, y }, nth) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const cost = ahead + ASIDE * Math.abs(dx * way[1] + dy * way[0]);
    if (ahead > 1 && cost < best) [best, found] = [cost, nth];
  });
  return found;
}

/** Return where a key leads from one of these spots: where nothing lies in its direction, to the next one, and round. */
export function led(spots: readonly Spot[], at: number, key: string): number {
  const [way, from] = [WAYS[key], spots[at]];
  if (way === undefined || from === undefined) return -1;
  const found = nearest(spots, from, key);
  return found >= 0 ? found : (at + way[0] + way[1] + spots.length) % spots.length;
}

/** Let the arrow keys work in this group of buttons. */
export function arrows(group: HTMLElement): () => void {
  const go = (event: KeyboardEvent): void => {
    const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:enabled")];
    const at = buttons.findIndex((button) => button === event.target);
    const to = buttons[led(buttons.map(spotOf), at, event.key)];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  group.addEventListener("keydown", go);
  return () => group.removeEventListener("keydown", go);
}

function spotOf(button: HTMLElement): Spot {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
