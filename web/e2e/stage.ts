/** Show the page a moment of a real match: the socket is answered here, with what the server would say. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, WebSocketRoute } from "@playwright/test";
import type { FromClient, ToClient, Welcome } from "../src/wire.gen";

type Language = "en" | "de" | "es" | "fr" | "xx"; // the last is the pseudo-language

const scenesIn = (language: Language): string => join(tmpdir(), `ninelives-scenes-${language}.json`);

/** Find the moments, as people see them who speak a language. */
export function findScenes(language: Language): void {
  const found = execFileSync("../.venv/bin/python", ["../tools/scenes.py", language], { maxBuffer: 1 << 26 });
  writeFileSync(scenesIn(language), found);
}

interface Moment {
  readonly welcome: Welcome;
  readonly then: readonly ToClient[];
}

export function moment(name: string, language: Language = "en"): Moment {
  const all = JSON.parse(readFileSync(scenesIn(language), "utf8")) as Record<string, Moment>;
  const found = all[name];
  if (found === undefined) throw new Error(`there is no moment ${name}: see tools/scenes.py`);
  return found;
}

/** A table at a moment. */
export interface Staged {
  /** Let the server say something. */
  readonly tell: (message: ToClient) => void;
  /** Let the next messages of the match come. */
  readonly follow: () => void;
}

/** Open a table at this moment, or at one that is not in any match. A `deaf` one answers nothing but hello. */
export async function openMoment(page: Page, at: string | Moment, replies: Replies = answer): Promise<Staged> {
  const { welcome, then } = typeof at === "string" ? moment(at) : at;
  let welcomed = (_: WebSocketRoute): void => {};
  const opened = new Promise<WebSocketRoute>((resolve) => (welcomed = resolve));
  await page.routeWebSocket(/\/api\/tables\/\w+\/socket/, (route) => {
    route.onMessage((text) => {
      replies(route, JSON.parse(String(text)) as FromClient, welcome);
      welcomed(route);
    });
  });
  await page.goto(`/t/${welcome.facts.code}`);
  const socket = await opened; // a page that was not welcomed yet would miss what it is told
  const tell = (message: ToClient): void => socket.send(JSON.stringify(message));
  return { tell, follow: () => then.forEach(tell) };
}

type Replies = (route: WebSocketRoute, message: FromClient, welcome: Welcome) => void;

export const deaf: Replies = (route, message, welcome) => {
  if (message.t === "hello") route.send(JSON.stringify(welcome));
};

function answer(route: WebSocketRoute, message: FromClient, welcome: Welcome): void {
  const send = (reply: ToClient): void => route.send(JSON.stringify(reply));
  if (message.t === "hello") send(welcome);
  if (message.t === "ping") send({ t: "pong", n: message.n ?? 0, now: welcome.now });
  if (message.t === "hint") send({ t: "odds", id: message.id, seq: welcome.seq, lines: ODDS });
  if (message.t === "play") send(refusal(message.id, welcome));
}

const ODDS = [
  "The bid is 7 Hats, and your hand counts 2. The rest must bring 5.",
  "That is 19 cards in other hands and the flip. Of 50 cards that you do not see, 15 worth 1, 4 worth 2 and 2 worth 3.",
  "So 7 or more: 86 %. On average it is 9.3.",
  "Just 7: 11 %.",
];

function refusal(id: string, { seq, scene }: Welcome): ToClient {
  return { t: "refused", id, ruling: "K8", reason: "A bid must be higher than 7.", seq, scene };
}
