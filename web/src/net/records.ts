import type { MatchCopy, MyMatch } from "../wire.gen";
import { json } from "./http";

/** Keep a match that was played elsewhere. Only the house in this browser does that: a server's matches were played there. */
export const bringIn = (copy: MatchCopy) => json<MyMatch>("POST", "/api/me/matches", copy);
