/** Who a browser was before it became somebody else, and the way back. */

import { listMyKeys, showMe } from "../../net/api.gen";
import { json } from "../../net/http";
import type { Me, MySession } from "../../wire.gen";

/** Give who this browser is, or null where nobody knows it: browsers note each fault, and to be new is none. */
export async function whoIsHere(): Promise<Me | null> {
  try {
    return (await listMyKeys()).known ? await showMe() : null;
  } catch {
    return null; // without a network nobody becomes somebody else
  }
}

/** Tell whether two tokens are of one person, who is then signed in at the same places by either. */
export async function isSamePerson(one: string, other: string): Promise<boolean> {
  const [ones, others] = await Promise.all([one, other].map(sessionsOf));
  return ones?.some(({ id }) => others?.some((session) => session.id === id)) ?? false;
}

/** Be in this browser whoever has this token. */
export const comeBack = (token: string): Promise<Me> => json<Me>("GET", "/api/me", undefined, { token });

const sessionsOf = (token: string): Promise<readonly MySession[]> =>
  json<readonly MySession[]>("GET", "/api/me/sessions", undefined, { token });
