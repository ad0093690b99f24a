/** A server of a test's own, which can go away while a page is open. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "@playwright/test";
import { PORT } from "../playwright.config";

const TRIES = 600;
const BETWEEN = 100; // ms

export class OwnServer {
  private constructor(
    readonly origin: string,
    private readonly process: ChildProcess,
  ) {}

  /** A server of tables. */
  static start(database = "memory:", ...more: string[]): Promise<OwnServer> {
    const how = ["--database", database, "--pace", "0.1", ...more];
    return OwnServer.#run((port) => ["-m", "ninelives", "serve", "--port", port, ...how], "/ready");
  }

  /** A plain host of files. */
  static host(folder: string): Promise<OwnServer> {
    return OwnServer.#run((port) => ["-m", "http.server", port, "--bind", "127.0.0.1", "--directory", folder], "/");
  }

  static async #run(how: (port: string) => string[], ready: string): Promise<OwnServer> {
    const port = String(PORT + 1 + test.info().parallelIndex);
    const process = spawn("../.venv/bin/python", how(port), { stdio: "ignore" });
    const server = new OwnServer(`http://127.0.0.1:${port}`, process);
    for (let tries = 0; !(await server.#answers(ready)); tries++) {
      if (tries === TRIES || process.exitCode !== null) throw new Error("the server did not start");
      await new Promise((wake) => setTimeout(wake, BETWEEN));
    }
    return server;
  }

  /** Go away for good. May be called twice. */
  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill("SIGKILL");
    await once(this.process, "exit");
  }

  #answers(path: string): Promise<boolean> {
    return fetch(this.origin + path).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
