import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { promiseOf, verify as check, type Verdict } from "../../src/verify/verify";
import type { Replay, StepForm } from "../../src/wire.gen";

const GAMES = ["kitten-me", "go-kitty", "shut-up-cat"];

/** A finished match as the server shows it: see `just wire`. */
function replayOf(game: string): Replay {
  return JSON.parse(
    readFileSync(new URL(`../../../tests/wire/replays/${game}.json`, import.meta.url), "utf8"),
  ) as Replay;
}

/** The text that is kept of a match with these moves. */
function recordOf({ names, commitment, salt, secret, result, steps }: Replay): string {
  const moves = steps.map(({ actor, said }) => `${actor < 0 ? "TABLE" : actor} ${said}`);
  const head = ["ninelives 1", `seats ${names.length}`, ...names.map((name, seat) => `name ${seat} ${name}`)];
  const tail = [`result ${result}`, `secret ${secret}`, ""];
  return [...head, `commitment ${commitment}`, `salt ${salt}`, ...moves, ...tail].join("\n");
}

const verify = (replay: Replay, promised: string | null, nonce = ""): Verdict =>
  check(replay, recordOf(replay), promised === null ? null : { commitment: promised, nonce });

const draws = (replay: Replay): number => replay.steps.filter((step) => step.urn !== null).length;

/** Change the first step that fits. */
function changed(replay: Replay, fits: (step: StepForm) => boolean, change: (step: StepForm) => StepForm): Replay {
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

  test("is caught when what is shown is not what the record says", () => {
    const record = recordOf(replay);
    const last = replay.steps.findLastIndex((step) => step.urn !== null);
    const cut = { ...replay, steps: replay.steps.slice(0, last) };
    expect(check(cut, record, null)).toEqual({ ok: false, why: "record", step: last });
    expect(check(replay, recordOf(cut), null)).toEqual({ ok: false, why: "record", step: last });
    expect(check({ ...replay, steps: [] }, record, null)).toEqual({ ok: false, why: "record", step: 0 });
  });

  test("is not fair where nothing was drawn", () => {
    expect(verify({ ...replay, steps: [] }, null)).toMatchObject({ ok: false, why: "nothing" });
  });

  test.each([
    ["fewer things than were drawn", { things: [], back: false }],
    ["nothing to be put back", { things: [], back: true }],
  ])("is caught when the urn held %s", (_, held) => {
    const short = changed(
      replay,
      ({ urn }) => urn !== null,
      (step) => ({ ...step, urn: step.urn && { ...step.urn, ...held } }),
    );
    expect(verify(short, null)).toMatchObject({ ok: false, why: "draw" });
  });

  test("keeps a promise only with the secret that was promised", () => {
    const { commitment } = replay;
    const promised = { commitment, nonce: "" };
    expect(promiseOf(replay, promised)).toBe("kept");
    expect(promiseOf(replay, null)).toBe("unseen");
    expect(promiseOf(replay, { commitment: "00".repeat(32), nonce: "" })).toBe("broken");
    expect(promiseOf({ ...replay, secret: "5a".repeat(32) }, promised)).toBe("broken");
  });

  test("keeps a promise only with the number that the opener had fixed", () => {
    const { commitment, salt } = replay;
    const [first = ""] = salt.split(" ");
    expect(first).not.toBe("");
    expect(promiseOf(replay, { commitment, nonce: first })).toBe("kept");
    expect(verify(replay, commitment, first)).toMatchObject({ ok: true });
    expect(promiseOf(replay, { commitment, nonce: "0ther" })).toBe("broken");
    expect(verify(replay, commitment, "0ther")).toMatchObject({ ok: false, why: "opener" });
  });
});
