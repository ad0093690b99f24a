/** What the big button says, by the move that it makes. */

import { words } from "./words";
import { chaseLine, type Pick, type Sight } from "./pick";
import { cardName } from "./naming";
import { restToRoll } from "./stage";
import { heardWords } from "./telling";

export function mainWords({ view }: Sight, pick: Pick, move: string): string {
  if (view.phase === "awake") return words.goScore(view.worth_now);
  if (view.phase === "returning") return words.goPut;
  if (view.phase === "gathering")
    return move === "" ? words.takeMore : words.goGather(pick.taken.length, restToRoll(pick));
  if (pick.card !== null) return words.goPlay(cardName(pick.card.code, view.own_names));
  if (pick.kind === "sleep") return words.goSleep(pick.arc?.places.length ?? 0);
  if (pick.kind === "distract") return words.goDistract;
  return pick.kind === "settle" ? words.goSettle : words.uselessPair;
}

/** What is said above the big button: a first line that stands out, and a second. A turn begins with what happened lately. */
export function toldWords({ view, choices }: Sight, pick: Pick, lately: string): readonly [string, string] {
  if (view.phase === "gathering") {
    const how = view.pillow.length === 0 ? words.gatherNone : words.gatherHow;
    return [how, lately || words.gatherRest(restToRoll(pick))];
  }
  if (view.phase === "returning") return [words.scored(view.scored ?? 0), words.putHow];
  const [now, chased] = view.phase === "awake" ? [view.worth_now, view.worth_chased] : [0, null];
  const brings = chaseLine(choices) !== "" && chased !== null && chased > now;
  return [heardWords(view), brings ? words.chaseBrings(view.price, chased) : words.chaseNot];
}
