import { describe, expect, it } from "vitest";
import { GAMES } from "../../../src/games";
import { inviterAt, isInvited, lessonFor, minutesFor, presetOf } from "../../../src/screens/table/inviting";
import type { TableState } from "../../../src/table/state";
import type { GameForm } from "../../../src/wire.gen";
import { ADA, BOT, GONE, tableOf } from "./tables";

const withFacts = (table: TableState, facts: Partial<TableState["facts"]>): TableState => ({
  ...table,
  facts: { ...table.facts, ...facts },
});

describe("an invitation", () => {
  const open = tableOf([ADA, null, BOT], null);

  it("is for whoever comes before the match and may sit down", () => {
    expect(isInvited(open)).toBe(true);
    expect(isInvited({ ...open, seat: 1 })).toBe(false);
    expect(isInvited({ ...open, host: true })).toBe(false);
    expect(isInvited({ ...open, locked: true })).toBe(false);
    expect(isInvited(tableOf([ADA, GONE], null))).toBe(false);
    expect(isInvited(tableOf([ADA, null], null, "playing"))).toBe(false);
    expect(isInvited(withFacts(open, { lesson: true }))).toBe(false);
  });

  it("comes from whoever opened the table, and else from the first who sits", () => {
    expect(inviterAt(open)).toBe("Ada");
    expect(inviterAt(tableOf([BOT, ADA, { ...GONE, host: true }], null))).toBe("Ben");
    expect(inviterAt(tableOf([BOT, null], null))).toBe("");
  });

  it("leads to a lesson that leads back", () => {
    expect(lessonFor(open)).toBe("/learn/kitten-me?back=KTNMEW");
    expect(lessonFor(withFacts(open, { game: "nine-naps" }))).toBeNull();
  });

  it("names the preset whose every option is played", () => {
    const option = (name: string, ...values: string[]) => ({ name, values }) as unknown as GameForm["options"][number];
    const form = {
      presets: { classic: {}, chaos: { cards: "all" } },
      options: [option("cards", "some", "all"), option("start", "5", "3")],
    } as unknown as GameForm;
    expect(presetOf(form, {})).toBe("classic");
    expect(presetOf(form, { cards: "all", start: "5" })).toBe("chaos");
    expect(presetOf(form, { cards: "all", start: "3" })).toBeNull();
  });

  it("says about how long a match takes, where that is known", () => {
    expect(minutesFor(tableOf([ADA, null, null, null], null), "classic")).toEqual([15, 25]);
    expect(minutesFor(tableOf([ADA, null], null), "classic")).toEqual([5, 10]);
    expect(minutesFor(open, null)).toBeNull();
    expect(minutesFor(withFacts(open, { clock: 86_400 }), "classic")).toBeNull();
    expect(minutesFor(withFacts(open, { game: "nine-naps" }), "classic")).toBeNull();
  });

  it("knows how long every preset takes", () => {
    for (const { words, lasts } of GAMES) expect(Object.keys(lasts.moves)).toEqual(Object.keys(words.presets));
  });
});
