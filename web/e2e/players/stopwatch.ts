/** Times that are taken in the page itself, on a machine that is four times slower. */

import type { Page } from "@playwright/test";
import type { ToClient } from "../../src/wire.gen";

const SLOWER = 4;

declare global {
  interface Window {
    playable: Promise<number>;
    tell: (message: string) => Promise<number>;
  }
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

export function middle(times: readonly number[], part = 0.5): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

/** Runs in the page, before it: from the first click until one's controls are painted. */
export function watchPlay(): void {
  window.playable = new Promise((done) => {
    const began = (event: Event): void => {
      const look = (): void => {
        const found = document.querySelector('[aria-label="Your move"]') !== null;
        requestAnimationFrame(found ? () => done(performance.now() - event.timeStamp) : look);
      };
      look();
    };
    addEventListener("click", began, { capture: true, once: true });
  });
}

/** Runs in the page, before it: the table says only what it is told to, and every message is timed until it is painted. */
export function playTable(welcome: ToClient): void {
  let hear = (_: string): void => undefined;
  class Line extends EventTarget {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
      super();
      hear = (data) => this.onmessage?.({ data });
      setTimeout(() => this.onopen?.());
    }
    send(text: string): void {
      if (text.includes('"hello"')) hear(JSON.stringify(welcome));
    }
    close(): void {}
  }
  Object.assign(window, { WebSocket: Line });
  window.tell = (message) =>
    new Promise((done) => {
      const from = performance.now();
      hear(message);
      // the first frame paints what changed, and the second comes when that is done
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - from)));
    });
}

/** Runs in the page: a match is played over a bare socket, and what one was told is kept. */
export function overhear([path, most]: readonly [string, number]): Promise<ToClient[]> {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const heard: ToClient[] = [];
  let id = 0;
  return new Promise((resolve) => {
    socket.onopen = () => send({ t: "hello" });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.t === "welcome") {
        send({ t: "do", id: `o${id++}`, order: "sit 0 - Ada" });
        send({ t: "do", id: `o${id++}`, order: "begin" });
      }
      if (message.t === "welcome" || message.t === "told") heard.push(message);
      if (heard.length > most) {
        resolve(heard);
        return;
      }
      if (message.t !== "told" || !message.scene.awaited.includes(0)) return;
      const bids = message.scene.choices.filter((choice) => choice.startsWith("bid "));
      send({ t: "play", id: `p${id++}`, seq: message.seq, move: bids[0] ?? "challenge" });
    };
  });
}
