import { afterEach, describe, expect, test, vi } from "vitest";
import { clockOf, isQuiet, minutesOf, NIGHT, NONE } from "../../../src/screens/push/hours";
import { hindrance } from "../../../src/screens/push/push";
import { browserOf } from "../../../src/screens/push/services";

afterEach(() => vi.unstubAllGlobals());

/** A browser that can do all of it, but for what is said. */
function browser(but: { agent?: string; touch?: number; secure?: boolean; push?: boolean; permission?: string }): void {
  const { agent = "Linux", touch = 0, secure = true, push = true, permission = "default" } = but;
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: touch, serviceWorker: {} });
  vi.stubGlobal("Notification", { permission });
  if (push) vi.stubGlobal("PushManager", {});
}

test("minutes of a day are written as a clock, and read back", () => {
  expect([0, 420, 1320, 1439].map(clockOf)).toEqual(["00:00", "07:00", "22:00", "23:59"]);
  for (const minutes of [0, 61, 1439]) expect(minutesOf(clockOf(minutes))).toBe(minutes);
  expect(minutesOf("22:00:30")).toBe(1320);
  expect(minutesOf("")).toBe(null);
  expect([isQuiet(NIGHT), isQuiet(NONE)]).toEqual([true, false]);
});

describe("why nothing can be told", () => {
  test.each([
    [{}, ""],
    [{ permission: "granted" }, ""],
    [{ permission: "denied" }, "denied"],
    [{ secure: false }, "secure"],
    [{ push: false }, "browser"],
    [{ push: false, agent: "iPhone", touch: 5 }, "home"],
    [{ push: false, agent: "Macintosh", touch: 5 }, "home"], // a tablet
    [{ push: false, agent: "Macintosh", touch: 0 }, "browser"],
  ])("%j: %s", (but, why) => {
    browser(but);
    expect(hindrance()).toBe(why);
  });
});

test("a device is named by the browser that its service belongs to", () => {
  expect(browserOf("https://fcm.googleapis.com/fcm/send/x")).toBe("Chrome");
  expect(browserOf("https://updates.push.services.mozilla.com/wpush/v2/x")).toBe("Firefox");
  expect(browserOf("https://web.push.apple.com/x")).toBe("Safari");
  expect(browserOf("https://db5p.notify.windows.com/w/?token=x")).toBe("Edge");
  expect(browserOf("http://127.0.0.1:8412/to/me")).toBe(null);
});
