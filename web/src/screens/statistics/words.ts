import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _, ngettext }) => {
  const ranks = [_("1st"), _("2nd"), _("3rd"), _("4th"), _("5th"), _("6th"), _("7th"), _("8th"), _("9th"), _("10th")];

  return {
    played: (matches: number, wins: number) =>
      ngettext("{matches}, {n} won", "{matches}, {n} won", wins, {
        matches: ngettext("{n} match", "{n} matches", matches),
      }),
    fair: (wins: string) => _("Chance alone would win {wins}.", { wins }),
    ranks: _("How often you came in at each place"),
    rating: _("Your rating"),
    rank: (number: number) => ranks[number - 1] ?? String(number),
    streak: (wins: number) => _("You won the last {wins} in a row.", { wins }),
    longest: (wins: number) => _("Longest streak: {wins}.", { wins }),
    evening: (wins: number, matches: number, day: string) =>
      _("Best evening: {wins} of {matches} won, on {day}.", { wins, matches, day }),
    bids: {
      title: _("Your bids"),
      told: (there: number, bids: number, held: number) =>
        _("True bids: {there} of {bids}. By your own hand alone: {held}.", { there, bids, held }),
      true: _("true"),
      believed: _("bluffs, believed"),
      called: _("bluffs, called"),
    },
    luck: {
      title: _("Your luck"),
      what: _("Gone well"),
      told: (what: string, good: number, times: number, odds: string) =>
        _("{what}: {good} of {times}. By the odds: {odds}.", { what, good, times, odds }),
      average: (mean: string, low: string, high: string) =>
        _("A match is {mean} on average, mostly between {low} and {high}.", { mean, low, high }),
      plot: _("Your luck in each of the last matches; the line is what the odds gave"),
      table: _("As a table"),
      match: _("Match"),
    },
  };
});
