/** Where somebody is signed in, as the page tells of it. */

import type { MyKeys, MySession } from "../../wire.gen";
import { words } from "./words";

/** Give what a device is called: Firefox · Android. */
export const deviceName = (device: string): string => device.replace(" ", " · ") || words.sessions.unnamed;

/** Give the passkeys that are sure to be one's own: the one by which one came. */
export function ownPasskeys(keys: MyKeys, sessions: readonly MySession[]): string[] {
  const mine = sessions.find(({ here }) => here)?.passkey;
  return keys.passkeys.map(({ id }) => id).filter((id) => id === mine);
}

/** What stands between somebody and coming back, once they sign out here: nothing, where they made their codes, or all. */
export type Loss = "none" | "some" | "all";

export function lossOf(keys: MyKeys, sessions: readonly MySession[]): Loss {
  if (sessions.some(({ here }) => !here)) return "none";
  return keys.passkeys.length + keys.recovery_codes > 0 ? "some" : "all";
}
