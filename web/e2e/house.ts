/** A real server's tables for tests: set one up, and let a match be played to its end without looking. */

import type { APIRequestContext, Browser, Page } from "@playwright/test";
import type { TableLink, SetUp, ToClient } from "../src/wire.gen";

export async function setUp(request: APIRequestContext, wish: SetUp): Promise<TableLink> {
  const answer = await request.post("/api/tables", { data: wish });
  if (!answer.ok()) throw new Error(`no table: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as TableLink;
}

/** Open a short table for so many, and sit at it. */
export async function opensTable(page: Page, seats: number): Promise<string> {
  await page.goto("/");
  const { code } = await setUp(page.request, { game: "kitten-me", seats, options: { start: "1" } });
  await page.goto(`/t/${code}?host=1`);
  await page.getByRole("button", { name: /, you$/ }).waitFor();
  return code;
}

/** Set a table for four, sit down at it as Ada in a browser of her own, and give its code. */
export async function adaInvites(browser: Browser): Promise<string> {
  const ada = await (await browser.newContext()).newPage();
  await ada.goto("/");
  const { code } = await setUp(ada.request, { game: "kitten-me", seats: 4 });
  await ada.goto(`/t/${code}`);
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("button", { name: "Sit down" }).click();
  await ada.getByRole("button", { name: "Ada, you" }).waitFor();
  return code;
}

const SHORT: Readonly<Record<string, Record<string, string>>> = {
  "kitten-me": { start: "1" },
  "shut-up-cat": { target: "20" },
};

/** Play a match with bots over a bare socket, and give its name. The page must be on the server's origin. */
export async function playedMatch(page: Page, game: string, seats = 3): Promise<string> {
  const place = await setUp(page.request, { game, seats, options: SHORT[game] ?? {} });
  return page.evaluate(playOut, place.socket);
}

/** Runs in the page: whatever may be done is done, the first choice always. */
function playOut(path: string): Promise<string> {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let id = 0;
  return new Promise((resolve) => {
    socket.onopen = () => send({ t: "hello" });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.t === "welcome") {
        send({ t: "do", id: `o${id++}`, order: "sit 0 - Ada" });
        send({ t: "do", id: `o${id++}`, order: "begin" });
      }
      if (message.t !== "welcome" && message.t !== "told") return;
      const { scene, seq } = message;
      if (scene.result) resolve(scene.result.match);
      else if (message.t === "told" && scene.awaited.includes(0)) {
        const calm = scene.choices.filter((choice) => choice !== "chase");
        const move = calm[Math.floor(Math.random() * calm.length)];
        send({ t: "play", id: `p${id++}`, seq, move });
      }
    };
  });
}

/** Sit down at a table over a bare socket, and stay there. The page must be on the server's origin. */
export async function sitsAt(page: Page, code: string, seat: number, name: string): Promise<void> {
  await page.evaluate(staySeated, { path: `/api/tables/${code}/socket`, order: `sit ${seat} - ${name}` });
}

/** Runs in the page. */
function staySeated({ path, order }: { path: string; order: string }): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve) => {
    socket.onopen = () => send({ t: "hello" });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.t === "welcome") send({ t: "do", id: "sit", order });
      if (message.t === "done") resolve();
    };
  });
}
