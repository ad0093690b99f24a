/** The key of an operator, who runs the server: typed once, and kept until this tab is closed. */

import { keepFor } from "../keep";

const PLACE = "ninelives.operator";
const FOR_OPERATORS = "/api/operator";
const keep = keepFor("session");

export const isForOperators = (path: string): boolean => path.startsWith(FOR_OPERATORS);

export const operatorKey = {
  /** The key as it was typed, or "". A header holds letters of ASCII alone, and so does every key. */
  get now(): string {
    return keep.getItem(PLACE) ?? "";
  },
  set now(key: string) {
    keep.setItem(PLACE, key.replace(/[^\x20-\x7e]/g, ""));
  },
};
