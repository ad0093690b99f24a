/** What the big button says, by the move that it makes. */

import { words } from "./words";
import type { Desk, Sight } from "./desk";
import { cardName } from "./naming";
import { arcOf } from "./ring";
import { restToRoll } from "./stage";
import { heardWords } from "./telling";

export function mainWords({ view }: Sight, desk: Desk, move: string): string {
  if (view.phase === "awake") return words.goScore(view.worth_now ?? 0);
  if (view.phase === "returning") return words.goPut;
  if (view.phase === "gathering")
    return move === "" ? words.takeMore : words.goGather(desk.taken.length, restToRoll(desk));
  if (desk.card !== null) return words.goPlay(cardName(desk.card.code));
  if (desk.kind === "sleep") return words.goSleep(arcOf(desk.span).places.length);
  if (desk.kind === "distract") return words.goDistract;
  return desk.kind === "settle" ? words.goSettle : words.uselessPair;
}

/** What is said above the big button: a first line that stands out, and a second. */
export function toldWords({ view, choices }: Sight, desk: Desk): readonly [string, string] {
  if (view.phase === "gathering") {
    const how = view.pillow.length === 0 ? words.gatherNone : words.gatherHow;
    return [how, words.gatherRest(restToRoll(desk))];
  }
  if (view.phase === "returning") return [words.scored(view.scored ?? 0), words.putHow];
  const { worth_now: now = 0, worth_chased: chased = null } = view;
  const brings = choices.includes("chase") && chased !== null && chased > now;
  return [heardWords(view), brings ? words.chaseBrings(view.price, chased) : words.chaseNot];
}
