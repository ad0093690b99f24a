/** How long things move: told by the tokens, so that the speed setting and reduced motion hold for scripts too. */

const UNSEEN = 130; // what is shorter than this is not worth moving

export function timeOf(token: "--m-play" | "--m-deal" | "--m-flip" | "--m-scene"): number {
  const time = parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token));
  return Number.isFinite(time) && time >= UNSEEN ? time : 0;
}
