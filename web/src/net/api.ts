/** What is asked over HTTP. Every fault is one sentence that can be shown. */

import type { GameForm, Listed, Me, MyMatch, MyTable, TableLink, Replay, Review, Ruling, SetUp } from "../wire.gen";

/** Something was not done; the message says why, and what to do next. */
export class NotDone extends Error {
  constructor(
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => null);
  if (answer === null) throw new NotDone("", 0); // nobody answers: the page says so in its own words
  if (!answer.ok) throw new NotDone(await reasonOf(answer), answer.status);
  return answer;
}

async function reasonOf(answer: Response): Promise<string> {
  const told: unknown = await answer.json().catch(() => null);
  return typeof told === "object" && told !== null && "reason" in told ? String(told.reason) : "";
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await ask(path, init)).json() as Promise<T>;
}

function body(method: string, data: object, more: RequestInit = {}): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(data), ...more };
}

const word = encodeURIComponent;

export const api = {
  setUp: (wish: SetUp) => json<TableLink>("/api/tables", body("POST", wish)),
  quick: (game: string) => json<TableLink>("/api/quick", body("POST", { game })),
  table: (code: string) => json<TableLink>(`/api/tables/${word(code)}`),
  lobby: () => json<Listed[]>("/api/lobby"),
  games: () => json<GameForm[]>("/api/games"),
  game: (key: string) => json<GameForm>(`/api/games/${word(key)}`),
  rules: async (key: string, lang: string) => (await ask(`/api/games/${word(key)}/rules?lang=${lang}`)).text(),
  rulings: (key: string, lang: string) => json<Ruling[]>(`/api/games/${word(key)}/rulings?lang=${lang}`),
  ruling: (key: string, number: string, lang: string) =>
    json<Ruling>(`/api/games/${word(key)}/rulings/${word(number)}?lang=${lang}`),
  record: async (match: string) => (await ask(`/api/matches/${word(match)}`)).text(),
  replay: (match: string, seat: number | null) => json<Replay>(`/api/matches/${word(match)}/replay${asSeat(seat)}`),
  review: (match: string, seat: number | null) => json<Review>(`/api/matches/${word(match)}/review${asSeat(seat)}`),
  me: () => json<Me>("/api/me"),
  callMe: (name: string) => json<Me>("/api/me", body("PUT", { name })),
  /** Make a guest of its own, apart from whoever this browser is: for several players at one screen. */
  newGuest: (name: string) => json<Me>("/api/me", body("PUT", { name }, { credentials: "omit" })),
  myTables: () => json<MyTable[]>("/api/me/tables"),
  myMatches: () => json<MyMatch[]>("/api/me/matches"),
  exported: () => json<object>("/api/me/export"),
  forgetMe: () => ask("/api/me", { method: "DELETE" }),
};

function asSeat(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}
