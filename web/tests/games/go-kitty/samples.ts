import { readFileSync } from "node:fs";
import type { Act, Clowder, Code, Line, Playing, What } from "../../../src/games/go-kitty/view";
import type { Choice } from "../../../src/games/shared/choices";
import type { Scene, ToClient, Told } from "../../../src/wire.gen";

/** A moment of a random match, as the seat whose choice it was saw it. */
export interface Moment extends Pick<Scene, "choices" | "moves"> {
  readonly seat: number;
  readonly seats: number;
  readonly view: Playing;
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

export const ask = (seat: number, what: What): Choice<Line> => ({
  line: `ask ${seat} ${what}`,
  move: { ask: seat, what, token: false },
});
export const seek = (seat: number, what: What): Choice<Line> => ({
  line: `seek ${seat} ${what}`,
  move: { ask: seat, what, token: true },
});
export const lay = (clowder: Clowder, ...cards: readonly Code[]): Choice<Line> => ({
  line: `lay ${clowder} ${cards.join()}`,
  move: { lay: clowder, cards },
});
export const act = (word: Act): Choice<Line> => ({ line: word, move: { act: word } });
