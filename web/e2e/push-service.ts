/** A push service on this machine, and a browser behind it: headless Chromium has none that could be reached. */

import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";

/** What the page's worker is given. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly code: string;
}

export class PushService {
  readonly arrived: Message[] = [];
  readonly #keys: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #server: Server;

  private constructor() {
    this.#keys.generateKeys();
    this.#server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.arrived.push(JSON.parse(this.#opened(Buffer.concat(parts))) as Message);
        answer.writeHead(201).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((listening) => service.#server.listen(0, "127.0.0.1", listening));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  /** Let the browsers of a context be reached here, or as if at another service. */
  async reaches(context: BrowserContext, endpoint = `${this.origin}/to/me`): Promise<void> {
    await context.grantPermissions(["notifications"]);
    const keys = { p256dh: this.#keys.getPublicKey("base64url"), auth: this.#auth.toString("base64url") };
    await context.addInitScript(haveSubscriptions, { endpoint, keys });
  }

  /** Open a message by RFC 8188 and RFC 8291. */
  #opened(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
    const theirs = body.subarray(21, 21 + length);
    const mac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer =>
      parts.reduce((made, part) => made.update(part), createHmac("sha256", key)).digest();
    const shared = mac(this.#auth, this.#keys.computeSecret(theirs));
    const secret = mac(shared, "WebPush: info\0", this.#keys.getPublicKey(), theirs, "\x01");
    const both = mac(salt, secret);
    const key = mac(both, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
    const nonce = mac(both, "Content-Encoding: nonce\0\x01").subarray(0, 12);
    const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([opening.update(body.subarray(21 + length, -16)), opening.final()]);
    return text.subarray(0, -1).toString(); // after the text stands the mark of the last record
  }
}

/** Runs in the page: keeps one subscription, across visits as a browser does. */
function haveSubscriptions(given: { endpoint: string; keys: Record<string, string> }): void {
  const PLACE = "test.subscribed";
  const one = () => ({
    ...given,
    options: { applicationServerKey: null },
    toJSON: () => given,
    unsubscribe: async () => localStorage.removeItem(PLACE),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(PLACE) === null ? null : one()),
    subscribe: async () => {
      localStorage.setItem(PLACE, "yes");
      return one();
    },
  });
}
