/** Why a passkey or a code came to nothing, in a sentence. */

import { whyNot } from "../shell/actions";
import { words } from "./words";

export function whyNoPasskey(fault: unknown): string {
  if (!(fault instanceof DOMException)) return whyNot(fault);
  return fault.name === "InvalidStateError" ? words.passkeys.already : words.passkeys.not; // or they changed their mind
}
