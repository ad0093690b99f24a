import { beforeEach, expect, test, vi } from "vitest";
import { comeBack, isSamePerson, whoIsHere } from "../../../src/screens/keys/before";

/** Where each token is signed in, by the ids of sessions. */
const SIGNED_IN: Record<string, readonly string[]> = { desk: ["1", "2"], phone: ["1", "2"], mia: ["3"], new: [] };
let asked: (readonly [path: string, token: string | null])[];
let known: boolean;

beforeEach(() => {
  [asked, known] = [[], true];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("location", { pathname: "/me" });
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Headers }) => {
    const token = headers.get("authorization")?.replace("Bearer ", "") ?? null;
    asked.push([path, token]);
    const answers: Record<string, unknown> = {
      "/api/me": { token, name: "Ann" },
      "/api/me/keys": { known },
      "/api/me/sessions": SIGNED_IN[token ?? ""]?.map((id) => ({ id })),
    };
    return Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(answers[path])) });
  });
});

test.each([
  ["desk", "phone", true],
  ["desk", "mia", false],
  ["new", "mia", false],
  ["new", "new", false], // nobody can come back as who never made a code
])("%s and %s are one person: %s", async (one, other, isSame) => {
  expect(await isSamePerson(one, other)).toBe(isSame);
});

test("one comes back by the token that one had, and not by the cookie", async () => {
  await comeBack("desk");
  expect(asked).toEqual([["/api/me", "desk"]]);
});

test("a stranger is nobody", async () => {
  expect((await whoIsHere())?.name).toBe("Ann");
  [known, asked] = [false, []];
  expect(await whoIsHere()).toBeNull();
  expect(asked).toEqual([["/api/me/keys", null]]);
});
