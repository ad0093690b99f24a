import { expect, it } from "vitest";
import { fewLeft, SLOW, type TableState, timeLeft } from "../../src/table/state";

const DUE = 1_800_000_000;
const OF = 90;

interface Clock {
  readonly due: number | null;
  readonly clock: number;
  readonly ahead: number;
}

function table({ due = DUE, clock = OF, ahead = 0 }: Partial<Clock> = {}): TableState {
  return { scene: { due }, facts: { clock }, ahead } as unknown as TableState;
}

it("counts down by the server's clock", () => {
  expect(timeLeft(table(), DUE - 9.5, false)).toEqual({ left: 9.5, of: OF });
  expect(timeLeft(table({ ahead: 5 }), DUE - 9.5, false)).toEqual({ left: 4.5, of: OF });
  expect(timeLeft(table(), DUE + 10, false)).toEqual({ left: 0, of: OF });
});

it("goes by the second where nothing is to move", () => {
  expect(timeLeft(table(), DUE - 9.5, true)).toEqual({ left: 10, of: OF });
});

it("rests while a show is watched: then there is more time than the clock gives", () => {
  expect(timeLeft(table(), DUE - OF - 8, false)).toEqual({ left: OF, of: OF });
});

it("is not there without a clock, nor where people have more than an hour", () => {
  expect(timeLeft(table({ due: null }), DUE, false)).toBeNull();
  expect(timeLeft(table({ clock: SLOW }), DUE - 9, false)).not.toBeNull();
  expect(timeLeft(table({ clock: SLOW + 1 }), DUE - 9, false)).toBeNull();
});

it("counts the last ten seconds", () => {
  expect([90, 10.01, 10, 9.2, 0].map((left) => fewLeft({ left, of: OF }))).toEqual([null, null, 10, 10, 0]);
});
