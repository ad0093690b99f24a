/**
 * What a link may bring. A code for a device at hand counts for two minutes. A recovery code counts for ever: whoever
 * sends one as a link would make others be them, so it is typed and never taken from an address.
 */

const DEVICE_CODE = /^[a-z]{3}(-?[a-z]{3}){2}$/i;
const RECOVERY_CODE = /^[a-z]{4}(-?[a-z]{4}){3}$/i;

/** Nothing else is taken from an address: letters of other alphabets may be read as ours. */
export const isDeviceCode = (text: string): boolean => DEVICE_CODE.test(text);

export const isRecoveryCode = (text: string): boolean => RECOVERY_CODE.test(text);
