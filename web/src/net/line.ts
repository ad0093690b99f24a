/** The line to a table: it opens anew by itself, says hello, and sends what was not answered. */

import type { Bye, FromClient, ToClient } from "../wire.gen";
import type { House, Socket } from "./house";
import { type Command, Outbox } from "./outbox";
import { spoken } from "./spoken";

const AGAIN = 2500; // ms after which an unanswered command is sent again, and a silent line is tried
const BEAT = 500; // ms between two looks at the line
const LATE = 3000; // ms between two looks after which it was the page that slept, not the line
const STEADY = 10_000; // ms for which a line must stand before the next loss counts as the first
const WAITS = [200, 500, 1000, 2000, 4000]; // ms before each new attempt
const SLOW_WAITS = [3000, 6000, 12_000, 24_000]; // ms, after the server said that it was too much

const WAKING = ["online", "visibilitychange"]; // a good moment to try at once

/** With what the server closes a socket, where it matters to the page. */
export const CLOSED = {
  badMessage: 4400,
  notYou: 4401,
  notYours: 4403,
  noTable: 4404,
  barred: 4410,
  tooMuch: 4429,
} as const;
const FOR_GOOD: readonly number[] = [CLOSED.badMessage, CLOSED.notYou, CLOSED.notYours, CLOSED.noTable, CLOSED.barred];

export type Standing = "opening" | "open" | "lost" | "closed";

export interface Ears {
  hear(message: ToClient): void;
  /** `code` is what the last socket was closed with, or 0. */
  stand(standing: Standing, bye: Bye | null, code: number): void;
  /** The last `seq` that was heard. */
  seen(): number;
  /** What this guest is called while they watch, or "". */
  name(): string;
}

export class Line {
  #socket: Socket | null = null;
  #standing: Standing = "opening";
  #attempts = 0;
  #heardAt = 0;
  #tickedAt = Date.now();
  #sentAt = 0;
  #bye: Bye | null = null;
  #code = 0;
  #openedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly house: House,
    private readonly path: string,
    private readonly token: string,
    private readonly outbox: Outbox,
    private readonly ears: Ears,
  ) {
    this.#beat = setInterval(() => this.#tick(), BEAT);
    for (const event of WAKING) addEventListener(event, this.#hurry);
    this.#open();
  }

  /** Send a command, now and until it is answered. */
  give(command: Command): void {
    this.outbox.put(command);
    this.send(command);
  }

  /** Send what may be lost. */
  send(message: FromClient): void {
    if (this.#standing !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#sentAt = Date.now();
  }

  close(): void {
    this.#stand("closed");
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    for (const event of WAKING) removeEventListener(event, this.#hurry);
    this.#letGo();
  }

  readonly #hurry = (): void => {
    if (this.#standing !== "lost" || this.#code === CLOSED.tooMuch) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  #open(): void {
    this.#letGo();
    const socket = this.house.open(this.path);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #greet(socket: Socket): void {
    const token = this.token === "" ? {} : { token: this.token };
    const [seen, name] = [this.ears.seen(), this.ears.name()];
    socket.send(JSON.stringify({ t: "hello", seen, language: spoken(), name, ...token }));
  }

  #hear(message: ToClient): void {
    this.#heardAt = Date.now();
    if (message.t === "bye") this.#bye = message;
    this.outbox.answered(message);
    this.ears.hear(message);
    if (message.t === "welcome") this.#welcomed();
  }

  #welcomed(): void {
    this.#openedAt = Date.now();
    this.#bye = null;
    this.#code = 0;
    this.#stand("open");
    this.#sendAgain();
  }

  #sendAgain(): void {
    for (const command of this.outbox.waiting) this.send(command);
  }

  #closed(code: number): void {
    this.#code = code;
    const forGood = this.#bye?.again === false || FOR_GOOD.includes(code);
    if (!forGood) return this.#lost();
    this.outbox.empty(); // whoever comes in later may be somebody else
    this.close();
  }

  #lost(): void {
    this.#letGo();
    // a server that closes soon after each welcome is asked at ever longer intervals
    if (this.#standing === "open" && Date.now() - this.#openedAt >= STEADY) this.#attempts = 0;
    this.#stand("lost");
    const waits = this.#code === CLOSED.tooMuch ? SLOW_WAITS : WAITS;
    const wait = waits[Math.min(this.#attempts++, waits.length - 1)] ?? AGAIN;
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #tick(): void {
    const now = Date.now();
    if (now - this.#tickedAt > LATE) this.#heardAt = now; // timers of a hidden tab run once a minute
    this.#tickedAt = now;
    // a socket can take minutes to notice that nobody is there
    if (this.#socket !== null && now - this.#heardAt > this.house.patience) this.#closed(0);
    if (this.#standing !== "open" || now - this.#sentAt < AGAIN) return;
    if (this.outbox.waiting.length > 0) this.#sendAgain();
    else this.send({ t: "ping", n: 0 });
  }

  /** Listen no more to the socket there is, so that there is never a second one. */
  #letGo(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  #stand(standing: Standing): void {
    this.#standing = standing;
    this.ears.stand(standing, this.#bye, this.#code);
  }
}
