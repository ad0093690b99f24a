/** Calls whoever plays when it is their turn: by sound and in the hand, each for those who asked for it. */

import { settings } from "../../settings.svelte";
import { sound } from "../../sound";

const BUZZ = 90; // ms

/** Whether this device can do it at all: a desk does not shake. */
export const canVibrate = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function vibrate(): void {
  if (settings.now.vibration && canVibrate) navigator.vibrate(BUZZ);
}

export function callToTurn(): void {
  sound("turn");
  vibrate();
}
