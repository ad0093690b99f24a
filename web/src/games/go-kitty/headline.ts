/** What the label says: the one loud thing on the table. */

import type { Mood } from "../../art";
import type { Result } from "../../wire.gen";
import { words } from "./words";
import type { Wish } from "./ask";
import { nameOf, namesOf } from "./names";
import type { AskTale, LayTale, PlainTale, Tale } from "./tale";
import type { Code, Playing, What } from "./view";

export interface Headline {
  /** Whose face stands beside it. */
  readonly seat: number | null;
  readonly mood: Mood;
  readonly small: string;
  readonly big: string;
  readonly mark: What | null;
  readonly foot: string;
  readonly cards: readonly Code[];
}

export interface Told {
  readonly view: Playing;
  readonly me: number | null;
  readonly names: readonly string[];
  readonly tale: Tale | null;
  readonly result: Result | null;
}

const BLANK = { seat: null, mood: "plain", mark: null, foot: "", cards: [] } as const;

/** Say what stands on the table for somebody who is not choosing what to ask just now. */
export function headline(told: Told): Headline {
  const { view, me, names, tale } = told;
  if (view.phase === "over") return ending(told);
  if (view.phase === "paying" && view.turn === me) return owed(told, view.asked.target, view.asked.what);
  if (view.phase === "asked" && view.asked.target === me) return demanded(told, view.asked.what);
  if (view.phase === "keeping" && view.turn === me) {
    const number = typeof view.looked_at === "number" ? view.looked_at : view.looked_at.length;
    return { ...BLANK, seat: me, mood: "sly", small: words.keepOneOf, big: words.topCards(number) };
  }
  if (view.phase === "acting" && view.stage === "closing" && view.turn === me) return closing(told);
  if (view.phase === "asked" && tale?.kind !== "ask") return asking(told, { ...view.asked, who: view.turn });
  return tale === null || tale.kind === "start" || tale.kind === "end"
    ? turnOf(view.turn, names, me)
    : past(told, tale);
}

export interface Asking {
  readonly wish: Wish;
  readonly looks: boolean;
  /** What was said last, for the foot of the label. */
  readonly story: string;
}

/** Say what the one whose turn it is has in mind. */
export function ownLine(told: Told, { wish, looks, story }: Asking): Headline {
  if (looks) return { ...plain(told, { kind: "look", who: told.view.turn }), mood: "sly", foot: words.lookHint };
  if (wish.what !== null) return question(wish, told.names, "");
  if (wish.token) return question(wish, told.names, words.seekHint);
  return isOwn(told) ? headline(told) : question(wish, told.names, story);
}

/** Tell whether the last thing that happened was one's own doing. A Mouse is its player's, not the asker's. */
function isOwn({ tale, me }: Told): boolean {
  if (tale === null || tale.kind === "end" || tale.kind === "start") return false;
  return (tale.kind === "ask" && tale.answer?.kind === "mouse" ? tale.target : tale.who) === me;
}

/** Say what is about to be asked. */
function question(wish: Wish, names: readonly string[], foot: string): Headline {
  const { target, what } = wish;
  const name = target === null ? "" : (names[target] ?? "");
  const big = what === null ? "…?" : words.question(nameOf(what));
  return { ...BLANK, seat: target, mood: "shocked", small: words.gotAny(name), big, mark: what, foot };
}

function past(told: Told, tale: Tale): Headline {
  if (tale.kind === "ask") return tale.answer === null ? asking(told, tale) : answer(told, tale);
  return tale.kind === "lay" ? laid(told, tale) : plain(told, tale);
}

function turnOf(seat: number, names: readonly string[], me: number | null): Headline {
  return { ...BLANK, seat, small: words.itsTurnOf, big: seat === me ? words.you : (names[seat] ?? "") };
}

function demanded({ view, names }: Told, what: What): Headline {
  const small = words.asksYou(names[view.turn] ?? "");
  return { ...BLANK, seat: view.turn, mood: "sly", small, big: words.question(nameOf(what)), mark: what };
}

function owed({ names }: Told, target: number, what: What): Headline {
  return {
    ...BLANK,
    seat: target,
    mood: "smug",
    small: words.youPay(names[target] ?? ""),
    big: nameOf(what),
    mark: what,
  };
}

function closing({ me, tale, ...told }: Told): Headline {
  const big = told.view.best.length > 0 ? words.layOrEnd : words.endTurn;
  const how = tale === null ? null : past({ me, tale, ...told }, tale);
  const foot = how === null ? "" : `${how.small} ${how.big}`;
  return { ...BLANK, seat: me, small: words.turnOver, big, foot };
}

type Standing = Pick<AskTale, "who" | "target" | "what">;

function asking({ me, names }: Told, { who, target, what }: Standing): Headline {
  const [asker = "", other = ""] = [names[who], names[target]];
  const small = who === me ? words.youAsk(other) : words.asks(asker, other);
  return { ...BLANK, seat: target, mood: "shocked", small, big: words.question(nameOf(what)), mark: what };
}

function answer(told: Told, tale: AskTale): Headline {
  const { answer } = tale;
  if (answer === null || answer.kind === "some") return asking(told, tale);
  if (answer.kind === "mouse") return turnedRound(told, tale, answer.number);
  return answer.kind === "none" ? missed(told, tale) : gave(told, tale, answer.number, answer.card);
}

function missed({ me, names }: Told, { target, what, who, token, drawn }: AskTale): Headline {
  const small = target === me ? words.youHaveNone(nameOf(what)) : words.hasNone(names[target] ?? "", nameOf(what));
  const card = drawn === null || drawn === "hidden" ? "" : nameOf(drawn);
  const drew = who === me ? words.youDrew(card) : words.drew(names[who] ?? "", card);
  const foot = drawn === null ? "" : drew;
  return { ...BLANK, seat: target, mood: "smug", small, big: token ? words.noKitty : words.goKitty, foot };
}

function gave({ me, names }: Told, { who, target, what }: AskTale, number: number, card: Code | null): Headline {
  const [asker = "", giver = ""] = [names[who], names[target]];
  const gives = who === me ? words.givesYou(giver) : words.gives(giver, asker);
  const small = target === me ? words.youGive(asker) : gives;
  const given = card ?? what;
  return {
    ...BLANK,
    seat: target,
    mood: "grumpy",
    small,
    big: words.gift(number, namesOf(number, given)),
    mark: given,
  };
}

function turnedRound({ me, names }: Told, { who, target, what }: AskTale, number: number): Headline {
  const small = target === me ? words.youPlayA : words.playsA(names[target] ?? "");
  const gift = words.gift(number, nameOf(what));
  const turned = who === me ? words.turnedOnYou(gift) : words.turnedRound(names[who] ?? "", gift);
  const foot = number === 0 ? words.turnedForNothing : turned;
  return { ...BLANK, seat: target, mood: "sly", small, big: words.mouse, mark: "mouse", foot };
}

function laid({ me, names }: Told, { who, clowder, cards }: LayTale): Headline {
  const small = who === me ? words.youLay : words.lays(names[who] ?? "");
  return { ...BLANK, seat: who, mood: "happy", small, big: words.clowders[clowder], cards };
}

function plain({ me, names }: Told, { kind, who }: PlainTale): Headline {
  if (kind === "start" || kind === "end") return turnOf(who, names, me);
  const [small = "", big = ""] = who === me ? words.youDo(kind) : words.does(names[who] ?? "", kind);
  return { ...BLANK, seat: who, mood: "sleepy", small, big };
}

function ending({ view, me, names, result }: Told): Headline {
  const winners = (result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first = null] = winners;
  if (first === null) return { ...BLANK, small: "", big: words.goKitty };
  const big = words.pointsInFull(view.scores[first] ?? 0);
  if (winners.length > 1) {
    const foot = winners.map((seat) => (seat === me ? words.you : (names[seat] ?? ""))).join(", ");
    return { ...BLANK, seat: first, mood: "happy", small: words.sharedWin, big, foot };
  }
  const small = first === me ? words.youWin : words.wins(names[first] ?? "");
  return { ...BLANK, seat: first, mood: "happy", small, big };
}
