/** How fast shows go: at the speed that somebody chose, and not at all for whoever wants no motion. */

import { settings } from "../../settings.svelte";

const PACE = { normal: 1, fast: 0.5, off: 0 };

export function paceNow(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE[settings.now.speed];
}
