import { readFileSync } from "node:fs";
import type { Reckoning } from "../../../src/games/kitten-me/view";
import type { Heard, Scene, ToClient } from "../../../src/wire.gen";

export interface Moment {
  readonly scene: Scene;
  readonly heard: readonly Heard[];
}

/** What the server told in a golden conversation, while and after matches. */
export function golden(name: string): readonly Moment[] {
  const lines = JSON.parse(read(`../../../../tests/wire/golden/${name}.json`)) as readonly { message: ToClient }[];
  return lines.flatMap(({ message }) =>
    (message.t === "told" || message.t === "welcome") && message.scene.view !== null
      ? [{ scene: message.scene, heard: message.heard ?? [] }]
      : [],
  );
}

/** Choices of one turn a row, from matches with every card there is: each mixture of moves that came up. */
export const CHOICES = rows("choices.jsonl") as readonly (readonly string[])[];

/** Settled calls: each verdict, with and without every effect on hands and on the flip. */
export const RECKONINGS = rows("reckonings.jsonl") as readonly Reckoning[];

function rows(file: string): readonly unknown[] {
  return read(file)
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row) as unknown);
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}
