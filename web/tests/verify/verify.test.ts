import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { verify } from "../../src/verify/verify";
import type { Replay, Step } from "../../src/wire.gen";

const GAMES = ["kitten-me", "go-kitty", "shut-up-cat"];

/** A finished match as the server shows it: see `just wire`. */
function replayOf(game: string): Replay {
  return JSON.parse(
    readFileSync(new URL(`../../../tests/wire/replays/${game}.json`, import.meta.url), "utf8"),
  ) as Replay;
}

const draws = (replay: Replay): number => replay.steps.filter((step) => step.urn !== null).length;

/** Change the first step that fits. */
function changed(replay: Replay, fits: (step: Step) => boolean, change: (step: Step) => Step): Replay {
  const nth = replay.steps.findIndex(fits);
  expect(nth).toBeGreaterThanOrEqual(0);
  return { ...replay, steps: replay.steps.map((step, number) => (number === nth ? change(step) : step)) };
}

describe.each(GAMES)("a real match of %s", (game) => {
  const replay = replayOf(game);

  test("follows from its secret", () => {
    expect(verify(replay, null)).toEqual({ ok: true, checked: draws(replay) });
    expect(verify(replay, replay.commitment)).toMatchObject({ ok: true });
    expect(draws(replay)).toBeGreaterThan(2);
  });

  test("does not follow from another secret or salt", () => {
    const other = { ...replay, secret: replay.secret.replace(/^../, "5a") };
    expect(verify(other, null)).toMatchObject({ ok: false, why: "secret" });
    expect(verify({ ...replay, salt: `${replay.salt}x` }, null)).toMatchObject({ ok: false, why: "draw" });
  });

  test("breaks a promise that was another", () => {
    expect(verify(replay, "00".repeat(32))).toMatchObject({ ok: false, why: "promise" });
  });

  test("is caught when one thing drawn is swapped for another", () => {
    const swapped = changed(
      replay,
      ({ urn }) => urn !== null && urn.number === 1 && !urn.back && new Set(urn.things).size > 1,
      (step) => {
        const drawn = step.said.split(" ").at(-1) ?? "";
        const another = step.urn?.things.find((thing) => thing !== drawn) ?? "";
        return { ...step, said: step.said.replace(drawn, another) };
      },
    );
    expect(verify(swapped, null)).toMatchObject({ ok: false, why: "draw" });
  });

  test("is caught when what lay there stood in another order", () => {
    const turned = changed(
      replay,
      ({ urn }) => urn !== null && urn.things.length > 20,
      (step) => ({ ...step, urn: step.urn && { ...step.urn, things: step.urn.things.toReversed() } }),
    );
    expect(verify(turned, null)).toMatchObject({ ok: false, why: "draw" });
  });

  test("is caught when a draw was left out", () => {
    const nth = replay.steps.findIndex((step) => step.urn !== null);
    const shorter = { ...replay, steps: replay.steps.filter((_, number) => number !== nth) };
    expect(verify(shorter, null)).toMatchObject({ ok: false, why: "draw" });
  });
});
