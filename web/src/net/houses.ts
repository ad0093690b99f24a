/** Which house the page talks to: the address says it. */

import type { House } from "./house";
import { network } from "./network";
import { SITE } from "./site";

/** Where the page of a server shows the tables of the house in its own worker. Without a server all tables are there. */
export const HERE = "/here";

let here: House | null = null;

export function isHere(path: string): boolean {
  return SITE !== null || path === HERE || path.startsWith(`${HERE}/`);
}

/** Have the house of an address at hand. Whoever plays over the network never fetches the other one. */
export async function prepareHouse(path: string = location.pathname): Promise<void> {
  if (isHere(path)) here ??= (await import("./here")).houseHere();
}

/** The house whose tables are shown at this address. */
export function houseAt(path: string = location.pathname): House {
  return isHere(path) && here !== null ? here : network;
}
