/** A wire between a page and its table that can be cut, or swallow what the page says. */

import type { Page, WebSocketRoute } from "@playwright/test";
import type { Done, FromClient, Play, RefusedCommand, ToClient } from "../../src/wire.gen";

export class Wire {
  /** The moves that the page has sent, as often as it sent them. */
  readonly moves: Play[] = [];
  readonly answers: (Done | RefusedCommand)[] = [];
  /** Nothing that the page says reaches the table. */
  mute = false;
  #isCut = false;
  #open: (readonly [WebSocketRoute, WebSocketRoute])[] = [];

  static async lay(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/api\/tables\/\w+\/socket/, (route) => wire.#join(route));
    return wire;
  }

  /** End every connection, and let no new one come. */
  async cut(): Promise<void> {
    this.#isCut = true;
    for (const [route, server] of this.#open.splice(0)) {
      await server.close();
      await route.close();
    }
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Every move was answered. */
  get isQuiet(): boolean {
    return this.moves.every(({ id }) => this.answers.some((answer) => answer.id === id));
  }

  answersTo(id: string): readonly string[] {
    return this.answers.filter((answer) => answer.id === id).map(({ t }) => t);
  }

  #join(route: WebSocketRoute): void {
    if (this.#isCut) return void route.close();
    const server = route.connectToServer();
    this.#open.push([route, server]);
    route.onMessage((text) => this.#fromPage(String(text), server));
    server.onMessage((text) => this.#fromTable(String(text), route));
  }

  #fromPage(text: string, server: WebSocketRoute): void {
    const message = JSON.parse(text) as FromClient;
    if (message.t === "play") this.moves.push(message);
    if (!this.mute) server.send(text);
  }

  #fromTable(text: string, route: WebSocketRoute): void {
    const message = JSON.parse(text) as ToClient;
    if (message.t === "done" || message.t === "refused") this.answers.push(message);
    route.send(text);
  }
}
