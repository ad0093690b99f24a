/** How the page asks over HTTP. Every fault is one sentence that can be shown. */

import { spoken } from "./spoken";

/** Something was not done; the message says why, and what to do next. */
export class NotDone extends Error {
  constructor(
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

export const word = encodeURIComponent;

export const text = async (method: string, path: string) => (await ask(path, { method })).text();

export async function json<T>(method: string, path: string, data?: object, init: RequestInit = {}): Promise<T> {
  const body = data && { headers: { "content-type": "application/json" }, body: JSON.stringify(data) };
  return (await ask(path, { method, ...body, ...init })).json() as Promise<T>;
}

export async function nothing(method: string, path: string): Promise<void> {
  await ask(path, { method });
}

/** What is asked for after the question mark; what is absent is left out. */
export function query(asked: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${given.map(([name, value]) => `${name}=${word(String(value))}`).join("&")}` : "";
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("accept-language", spoken());
  const answer = await fetch(path, { ...init, headers }).catch(() => null);
  if (answer === null) throw new NotDone("", 0); // nobody answers: the page says so in its own words
  if (!answer.ok) throw new NotDone(await reasonOf(answer), answer.status);
  return answer;
}

async function reasonOf(answer: Response): Promise<string> {
  const told: unknown = await answer.json().catch(() => null);
  return typeof told === "object" && told !== null && "reason" in told ? String(told.reason) : "";
}
