/** How the page asks over HTTP. Every fault is one sentence that can be shown. */

import type { Question } from "./house";
import { houseAt, prepareHouse } from "./houses";

/** Something was not done; the message says why, and what to do next. */
export class NotDone extends Error {
  constructor(
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

/** How something is asked that is not usual. */
export interface How {
  /** As somebody new, as the second person at one screen. */
  readonly anonymous?: boolean;
  /** As whoever has this token, and not as the browser's cookie says. */
  readonly token?: string;
  /** Of the house at another address. */
  readonly at?: string;
}

export const word = encodeURIComponent;

export const text = (method: string, path: string): Promise<string> => ask({ method, path });

export async function json<T>(method: string, path: string, data?: object, how: How = {}): Promise<T> {
  return JSON.parse(await send(method, path, data, how)) as T;
}

function send(method: string, path: string, data: object | undefined, how: How): Promise<string> {
  const body = data && { body: JSON.stringify(data) };
  const { anonymous = false, token = "" } = how;
  return ask({ method, path, ...body, anonymous, token }, how.at);
}

export async function nothing(method: string, path: string, data?: object, how: How = {}): Promise<void> {
  await send(method, path, data, how);
}

/** What is asked for after the question mark; what is absent is left out. */
export function query(asked: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${given.map(([name, value]) => `${name}=${word(String(value))}`).join("&")}` : "";
}

async function ask(question: Question, at?: string): Promise<string> {
  await prepareHouse(at);
  const answer = await houseAt(at)
    .ask(question)
    .catch(() => null);
  if (answer === null) throw new NotDone("", 0); // nobody answers: the page says so in its own words
  if (answer.status >= 400) throw new NotDone(reasonIn(answer.text), answer.status);
  return answer.text;
}

function reasonIn(text: string): string {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === "object" && told !== null && "reason" in told ? String(told.reason) : "";
  } catch {
    return "";
  }
}
