/** A finished match, step by step, as a board wants to see it. Pure. */

import type { Recent } from "../../table/state";
import type { Heard, Replay, Result, Scene, StepForm } from "../../wire.gen";

/** Give the table after the step of this number. */
export function sceneAt(replay: Replay, number: number): Scene {
  const step = replay.steps[number];
  const last = number >= replay.steps.length - 1;
  return {
    phase: last ? "over" : "playing",
    names: replay.names,
    view: step?.view ?? null,
    awaited: step === undefined ? [] : awaitedIn(step),
    choices: [],
    offer: "",
    due: null,
    result: last ? resultOf(replay) : null,
  };
}

/** Give what that step brought. */
export function recentAt(replay: Replay, number: number): Recent {
  const step = replay.steps[number];
  const before = number > 0 ? sceneAt(replay, number - 1) : null;
  return { seq: number, heard: step === undefined ? [] : [heardOf(step, number)], before };
}

/** Give what was heard until then. */
export function heardUpTo(replay: Replay, number: number): readonly Heard[] {
  return replay.steps.slice(0, number + 1).map(heardOf);
}

function heardOf({ actor, line, move = {}, story }: StepForm, number: number): Heard {
  return { number, actor, line, move, story };
}

function awaitedIn({ view }: StepForm): readonly number[] {
  const seats: unknown = view["to_act"];
  return Array.isArray(seats) ? seats.filter((seat): seat is number => typeof seat === "number" && seat >= 0) : [];
}

/** Read `ranks 2 1 scores 0 1`. */
export function resultOf({ match, result, commitment }: Replay): Result {
  const [ranks = [], scores = []] = result.split("scores").map((part) => part.match(/-?\d+/g)?.map(Number) ?? []);
  return { match, ranks, scores, why: "", commitment };
}

/** Read the options that a record names: those at their default are not there. */
export function optionsIn(record: string): Readonly<Record<string, string>> {
  const lines = record.split("\n").map((line) => /^option (\S+) (.+)$/.exec(line));
  return Object.fromEntries(lines.flatMap((found) => (found === null ? [] : [[found[1] ?? "", found[2] ?? ""]])));
}
