/** What a tap on the landing page sets off. */

import { joinOthers, setUpTable } from "../../net/api.gen";
import { HERE } from "../../net/houses";
import { NotDone } from "../../net/http";
import { newNonce } from "../../net/outbox";
import { isRuntimeKept } from "../../net/runtime";
import { SITE } from "../../net/site";
import { go } from "../../route.svelte";
import { say } from "../../words/index.svelte";

const A_DAY = 86_400; // bots wait for nobody, so nobody is hurried

/** Sit down with bots at once: in this browser where it has all that it takes, so that no line can break. */
export async function playNow(game: string): Promise<void> {
  const house = SITE === null && (await isRuntimeKept()) ? HERE : "";
  const wish = { game, private: true, hints: true, clock: A_DAY, nonce: newNonce() };
  const { code } = await setUpTable(wish, house === "" ? {} : { at: house });
  go(`${house}/t/${code}?play=now`);
}

/** Sit down with whoever waits. */
export async function playQuick(game: string): Promise<void> {
  const { code } = await joinOthers({ game });
  go(`/t/${code}?sit=now`);
}

/** Say in one sentence why something was not done. */
export function whyNot(fault: unknown): string {
  if (!(fault instanceof NotDone)) return say.shell.faults.ours;
  if (fault.status === 0) return say.shell.faults.offline;
  if (fault.status === 401) return say.shell.faults.stranger;
  if (fault.status === 429) return say.shell.faults.tooMuch;
  return fault.message === "" ? say.shell.faults.ours : fault.message;
}
