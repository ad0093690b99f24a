import { expect, test } from "vitest";
import { isDeviceCode, isRecoveryCode } from "../../../src/screens/keys/linked";

test.each(["ABC-DEF-GHJ", "abcdefghj"])("a link brings the code of a device: %s", (text) => {
  expect([isDeviceCode(text), isRecoveryCode(text)]).toEqual([true, false]);
});

test.each(["ABCD-EFGH-JKLM-NPQR", "abcdefghjklmnpqr"])("a link brings no recovery code: %s", (text) => {
  expect([isDeviceCode(text), isRecoveryCode(text)]).toEqual([false, true]);
});

// the server reads ſ as S: with nine letters of ours and seven of those it would be a recovery code
test.each(["", "main", "ABC-DEF-GHJſſſſſſſ", "ABC-DEF-GHJ%C5%BF", "ABC DEF GHJ", "ABC-DEF-GHJK"])(
  "nothing else is taken from an address: %s",
  (text) => {
    expect([isDeviceCode(text), isRecoveryCode(text)]).toEqual([false, false]);
  },
);
