import { beforeEach, describe, expect, it, vi } from "vitest";
import { network } from "../../src/net/network";
import { operatorKey } from "../../src/net/operator";

describe("the key of an operator", () => {
  const asked: Headers[] = [];
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    vi.stubGlobal("fetch", (_: string, { headers }: { headers: Headers }) => {
      asked.push(headers);
      return Promise.resolve({ status: 200, text: () => Promise.resolve("") });
    });
    asked.length = 0;
    operatorKey.now = "ABCD–EFGH é";
  });

  it("goes along where it is asked for, and nowhere else", async () => {
    for (const path of ["/api/operator", "/api/operator/acts", "/api/me", "/api/tables"])
      await network.ask({ method: "GET", path });
    expect(asked.map((headers) => headers.get("authorization"))).toEqual([
      "Bearer ABCDEFGH",
      "Bearer ABCDEFGH",
      null,
      null,
    ]);
  });
});
