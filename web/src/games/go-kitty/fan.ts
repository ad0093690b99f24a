/** How a hand lies: every strip in sight, twins tucked to the strip, the lifted card in full. */

import type { Code } from "./view";

export interface Fan {
  /** Where each card begins. */
  readonly at: readonly number[];
  /** How wide the hand is; more than there is room for where even strips do not fit. */
  readonly width: number;
}

export interface Sizes {
  readonly room: number;
  readonly card: number;
  readonly strip: number;
}

export function fan(hand: readonly Code[], lifted: number | null, { room, card, strip }: Sizes): Fan {
  const steps = hand.slice(1).map((code, nth) => (nth === lifted ? card : code === hand[nth] ? strip : 0));
  const loose = steps.filter((step) => step === 0).length;
  const left = room - card - steps.reduce((sum, step) => sum + step, 0);
  const share = loose === 0 ? 0 : Math.min(card + 6, Math.max(strip, left / loose));
  const at = [0];
  for (const step of steps) at.push((at.at(-1) ?? 0) + (step || share));
  const shown = hand.length === 0 ? [] : at;
  return { at: shown, width: (shown.at(-1) ?? 0) + card };
}
