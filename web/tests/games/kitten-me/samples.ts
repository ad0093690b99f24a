import { readFileSync } from "node:fs";
import { choicesIn, type Choice } from "../../../src/games/shared/choices";
import type { Line, Reckoning } from "../../../src/games/kitten-me/view";
import type { Attribute } from "../../../src/vocabulary/attributes";
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
export const CHOICES: readonly (readonly Choice<Line>[])[] = (
  rows("choices.jsonl") as readonly Pick<Scene, "choices" | "moves">[]
).map((row) => choicesIn<Line>(row));

export const bid = (number: number, of: Attribute): Choice<Line> => ({
  line: `bid ${number} ${of}`,
  move: { bid: number, of },
});
export const fish = (seat: number, of: Attribute): Choice<Line> => ({
  line: `fish ${seat} ${of}`,
  move: { fish: seat, of },
});
export const SKIP: Choice<Line> = { line: "skip", move: { card: "skip" } };
export const CHALLENGE: Choice<Line> = { line: "challenge", move: { call: "challenge" } };

/** Give a move as it is heard; its line is for people who write programs. */
export const heard = (number: number, actor: number, move: Line): Heard => ({
  number,
  actor,
  line: "",
  story: [],
  move: { ...move },
});

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
