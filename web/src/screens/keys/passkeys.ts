/** Passkeys of this browser: the server asks, and the browser answers once its owner has shown that they are there. */

import { addPasskey, arriveByPasskey, askForNewPasskey, askForPasskey } from "../../net/api.gen";
import type { Me, MyKeys } from "../../wire.gen";

/** No standard allows a passkey for an address of numbers, nor over plain http but on one's own machine. */
export function hasPasskeys(): boolean {
  const isNumbers = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isNumbers && "PublicKeyCredential" in globalThis && canRead();
}

/** Older browsers cannot read what is asked as JSON. */
function canRead(): boolean {
  return "parseCreationOptionsFromJSON" in PublicKeyCredential && "toJSON" in PublicKeyCredential.prototype;
}

export async function makePasskey(): Promise<MyKeys> {
  const { options } = await askForNewPasskey();
  const asked = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return addPasskey({ credential: JSON.stringify(await navigator.credentials.create({ publicKey })) });
}

export async function usePasskey(): Promise<Me> {
  const { options } = await askForPasskey();
  const asked = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return arriveByPasskey({ credential: JSON.stringify(await navigator.credentials.get({ publicKey })) });
}
