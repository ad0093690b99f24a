/** What the big button says, by the move that it makes. */

import { say } from "../../words/index.svelte";
import type { Desk, Sight } from "./desk";
import { cardName } from "./naming";
import { arcOf } from "./ring";
import { restToRoll } from "./stage";
import { heardWords } from "./telling";

export function mainWords({ view }: Sight, desk: Desk, move: string): string {
  if (view.phase === "awake") return say.cat.goScore(view.worth_now ?? 0);
  if (view.phase === "returning") return say.cat.goPut;
  if (view.phase === "gathering")
    return move === "" ? say.cat.takeMore : say.cat.goGather(desk.taken.length, restToRoll(desk));
  if (desk.card !== null) return say.cat.goPlay(cardName(desk.card.code));
  if (desk.kind === "sleep") return say.cat.goSleep(arcOf(desk.span).places.length);
  if (desk.kind === "distract") return say.cat.goDistract;
  return desk.kind === "settle" ? say.cat.goSettle : say.cat.uselessPair;
}

/** What is said above the big button: a first line that stands out, and a second. */
export function toldWords({ view, choices }: Sight, desk: Desk): readonly [string, string] {
  if (view.phase === "gathering") {
    const how = view.pillow.length === 0 ? say.cat.gatherNone : say.cat.gatherHow;
    return [how, say.cat.gatherRest(restToRoll(desk))];
  }
  if (view.phase === "returning") return [say.cat.scored(view.scored ?? 0), say.cat.putHow];
  const { worth_now: now = 0, worth_chased: chased = null } = view;
  const brings = choices.includes("chase") && chased !== null && chased > now;
  return [heardWords(view), brings ? say.cat.chaseBrings(view.price, chased) : say.cat.chaseNot];
}
