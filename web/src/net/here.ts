/** A house in a worker of this page: its tables are in this browser, and need no network. */

import type { FromWorker, ToWorker, Trouble } from "../worker/messages";
import type { Answer, House, Question, Socket } from "./house";
import { RUNTIME } from "./runtime";
import { SITE } from "./site";
import { spoken } from "./spoken";
import { trouble } from "./trouble.svelte";
import { readingHouse } from "./written";

const PATIENCE = 120_000; // ms: a slow machine takes its time to start, and a panther to think
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
const GONE = 1006; // what a socket is closed with whose other end went away

type Waiting = (answer: Answer | null) => void;

class LocalSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState = CONNECTING;

  constructor(private readonly say: (message: { t: "send"; text: string } | { t: "close" }) => void) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.say({ t: "send", text });
  }

  close(): void {
    if (this.readyState !== CLOSED) this.say({ t: "close" });
    this.readyState = CLOSED;
  }

  opened(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  shut(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}

export class HouseHere implements House {
  readonly patience = PATIENCE;
  #worker: Worker | null = null;
  #isReady = false;
  #numbers = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sockets = new Map<number, LocalSocket>();

  constructor(
    private readonly work: () => Worker,
    private readonly complain: (trouble: Trouble, what: string) => void,
    private readonly pace: number | null = null,
  ) {}

  ask({ method, path, body = "", anonymous = false }: Question): Promise<Answer> {
    const number = ++this.#numbers;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, (answer) =>
        answer === null ? reject(new Error("The house in the worker went away.")) : resolve(answer),
      );
      this.#say({ t: "ask", number, method, path, body, language: spoken(), anonymous });
    });
  }

  open(path: string): Socket {
    const number = ++this.#numbers;
    const socket = new LocalSocket((message) => {
      if (message.t === "close") this.#sockets.delete(number);
      this.#say({ ...message, number });
    });
    this.#sockets.set(number, socket);
    this.#say({ t: "open", number, path });
    if (this.#isReady) queueMicrotask(() => socket.opened());
    return socket;
  }

  #say(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = this.work();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => this.#fail("start", event.message);
    worker.postMessage({ t: "start", runtime: RUNTIME, pace: this.pace } satisfies ToWorker);
    return worker;
  }

  #hear(message: FromWorker): void {
    switch (message.t) {
      case "ready":
        this.#isReady = true;
        return [...this.#sockets.values()].forEach((socket) => socket.opened());
      case "answer":
        this.#waiting.get(message.number)?.(message);
        this.#waiting.delete(message.number);
        return;
      case "told":
        return this.#sockets.get(message.number)?.onmessage?.({ data: message.text });
      case "shut":
        this.#sockets.get(message.number)?.shut(message.code);
        this.#sockets.delete(message.number);
        return;
      case "trouble":
        if (message.trouble === "start") return this.#fail("start", message.what);
        return this.complain(message.trouble, message.what);
    }
  }

  /** Nobody is there: whoever waits is told, and whoever asks again starts anew. */
  #fail(trouble: Trouble, what: string): void {
    this.#worker?.terminate();
    [this.#worker, this.#isReady] = [null, false];
    for (const answered of this.#waiting.values()) answered(null);
    this.#waiting.clear();
    for (const socket of this.#sockets.values()) socket.shut(GONE);
    this.#sockets.clear();
    this.complain(trouble, what);
  }
}

const startWorker = (): Worker =>
  new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "house" });

export function houseHere(): House {
  const house = new HouseHere(startWorker, trouble.tell);
  return SITE === null ? house : readingHouse(house);
}
