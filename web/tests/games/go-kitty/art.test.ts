import { expect, test } from "vitest";
import { kittyCard } from "../../../src/games/go-kitty/art/card";
import { sheets } from "../../../src/games/go-kitty/art/sheets";
import { SEASON_OF, TRAITS } from "../../../src/vocabulary/seasons";
import { speak } from "../../../src/words/index.svelte";
import { checkSheets } from "../../art/check";

checkSheets(sheets());

test("the server's codes mean what they say", () => {
  expect(SEASON_OF.snow).toBe("winter");
  expect(TRAITS).toHaveLength(12);
});

test("a card is drawn once, and anew in another language", async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  const english = kittyCard("snow");
  await speak("de");
  const german = kittyCard("snow");
  await speak("en");
  expect(english).toContain(">SNOW<");
  expect(german).toContain(">SCHNEE<");
  expect(kittyCard("snow")).toBe(english);
});
