/** What somebody wishes for who sets a table, before it is asked for. Pure, so that tests need no page. */

import { newNonce } from "../../net/outbox";
import type { GameForm, SetUp } from "../../wire.gen";

export interface Wish {
  readonly seats: number;
  readonly preset: string | null;
  readonly options: Readonly<Record<string, string>>; // what was changed by hand
  readonly clock: number;
  readonly hints: boolean;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly level: string; // of bots; USUAL where the house decides
}

const FOUR = 4; // is company
export const USUAL = ""; // the level of bots that nobody chooses: the house knows who has won here before
const LEAST = "random"; // for trying things out, not for people to play with

export function firstWish(form: GameForm, rated = false): Wish {
  return {
    seats: Math.max(form.seats[0], Math.min(FOUR, form.seats[1])),
    preset: plainPreset(form),
    options: {},
    clock: 90,
    hints: true,
    listed: false,
    rated,
    level: USUAL,
  };
}

/** Give the levels that somebody may choose who sets a table: first what the house would do by itself. */
export function levelsOf(form: GameForm): readonly string[] {
  return [USUAL, ...form.bots.filter((level) => level !== LEAST)];
}

/** Give the preset that changes nothing, where there is one. */
function plainPreset(form: GameForm): string | null {
  return Object.keys(form.presets).find((key) => Object.keys(form.presets[key] ?? {}).length === 0) ?? null;
}

/** Give what an option stands at: as changed by hand, else by the preset, else the first value. */
export function valueOf(form: GameForm, wish: Wish, option: string): string {
  return wish.options[option] ?? ofPreset(form, wish.preset, option);
}

function ofPreset(form: GameForm, preset: string | null, option: string): string {
  const set = preset === null ? undefined : form.presets[preset]?.[option];
  return set ?? form.options.find((one) => one.name === option)?.values[0] ?? "";
}

/** Change one option; to what the preset says anyway is no change. */
export function changed(form: GameForm, wish: Wish, option: string, value: string): Wish {
  const { [option]: _, ...others } = wish.options;
  const options = value === ofPreset(form, wish.preset, option) ? others : { ...others, [option]: value };
  return { ...wish, options };
}

/** Take a preset; what was changed by hand goes with the old one. */
export function withPreset(wish: Wish, preset: string): Wish {
  return { ...wish, preset, options: {} };
}

export function setUpOf(form: GameForm, wish: Wish): SetUp {
  const { seats, preset, options, clock, hints, listed, rated } = wish;
  const table = { game: form.key, seats, clock, private: !listed, nonce: newNonce() };
  return rated ? { ...table, rated } : { ...table, preset, options, hints };
}

/** Give the way to the table, which is told who set it and which bots to seat. */
export function wayTo(code: string, wish: Wish): string {
  return `/t/${code}?host=1${wish.level === USUAL ? "" : `&bots=${encodeURIComponent(wish.level)}`}`;
}
