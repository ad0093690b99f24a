/** A session at a table that the test speaks for. */

import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { Session } from "../../src/table/session.svelte";
import type { FromClient, Sitting, Told, Welcome } from "../../src/wire.gen";

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const GOLDEN = new URL("../../../tests/wire/golden/kitten-me-seat.json", import.meta.url);
const spoken = JSON.parse(readFileSync(GOLDEN, "utf8")) as { message: Welcome }[];
const found = spoken.find(({ message }) => message.t === "welcome");
if (found === undefined) throw new Error("nobody said welcome");

export const person = (name: string): Sitting => ({ name, person: true, level: "", here: true });
export const WELCOME: Welcome = { ...found.message, seq: 3, sitters: [person("Ada"), person("Ben")] };
export const sitting = (seq: number, ...sitters: (Sitting | null)[]): Told => ({
  t: "told",
  seq,
  scene: WELCOME.scene,
  sitters,
});

/** Come to the table, which says welcome. */
export function comes(): Session {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/t/KTNMEW" });
  const session = new Session("KTNMEW");
  FakeSocket.last.say(WELCOME);
  return session;
}

export function goes(session: Session): void {
  session.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
