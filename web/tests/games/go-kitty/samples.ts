import { readFileSync } from "node:fs";
import type { Playing } from "../../../src/games/go-kitty/view";
import type { ToClient, Told } from "../../../src/wire.gen";

/** A moment of a random match, as the seat whose choice it was saw it. */
export interface Moment {
  readonly seat: number;
  readonly seats: number;
  readonly view: Playing;
  readonly choices: readonly string[];
}

export const MOMENTS: readonly Moment[] = readFileSync(new URL("scenes.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Moment);

const GOLDEN = new URL("../../../../tests/wire/golden/go-kitty-seat.json", import.meta.url);

/** What the server said in a match of two, in order. */
export const TOLD: readonly Told[] = (JSON.parse(readFileSync(GOLDEN, "utf8")) as { from: string; message: ToClient }[])
  .filter(({ from }) => from === "server")
  .flatMap(({ message }) => (message.t === "told" && message.scene.view !== null ? [message] : []));
