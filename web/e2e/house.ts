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
  return page.evaluate(playOut, { path: place.socket, seat: 0, name: "Ada", people: 1 });
}

/** Play a short match of two over bare sockets, and give its name. Both pages must be on the server's origin. */
export async function playTogether(one: Page, two: Page, names: readonly [string, string]): Promise<string> {
  const { socket } = await setUp(one.request, { game: "kitten-me", seats: 2, options: SHORT["kitten-me"] ?? {} });
  const ended = [one, two].map((page, seat) =>
    page.evaluate(playOut, { path: socket, seat, name: names[seat] ?? "", people: 2 }),
  );
  const [match = ""] = await Promise.all(ended);
  return match;
}

/** Who plays over a bare socket: the one on the first seat begins when so many people sit. */
interface Bare {
  readonly path: string;
  readonly seat: number;
  readonly name: string;
  readonly people: number;
}

/** Runs in the page: whatever may be done is done. */
function playOut({ path, seat, name, people }: Bare): Promise<string> {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let id = 0;
  let begun = seat !== 0;
  return new Promise((resolve) => {
    socket.onopen = () => send({ t: "hello" });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.t === "welcome") send({ t: "do", id: `o${id++}`, order: `sit ${seat} - ${name}` });
      if (message.t !== "welcome" && message.t !== "told") return;
      if (!begun && (message.sitters ?? []).filter((sitter) => sitter !== null).length >= people) {
        begun = true;
        send({ t: "do", id: `o${id++}`, order: "begin" });
      }
      const { scene, seq } = message;
      if (scene.result) resolve(scene.result.match);
      else if (message.t === "told" && scene.awaited.includes(seat)) {
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
