import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookEvery } from "../../../src/screens/shell/looking";

const page = { hidden: false, heard: [] as (() => void)[] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_: string, listener: () => void) => page.heard.push(listener),
    removeEventListener: (_: string, listener: () => void) => page.heard.splice(page.heard.indexOf(listener), 1),
  });
});

afterEach(() => {
  page.hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("looks at once and then every so often, but not while nobody can see it", () => {
  const look = vi.fn(async () => undefined);
  const stop = lookEvery(1000, look);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(look).toHaveBeenCalledTimes(3);
  page.hidden = true;
  vi.advanceTimersByTime(5000);
  expect(look).toHaveBeenCalledTimes(3);
  page.hidden = false;
  page.heard.forEach((listener) => listener()); // back at the page
  expect(look).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(5000);
  expect([look.mock.calls.length, page.heard.length]).toEqual([4, 0]);
});
