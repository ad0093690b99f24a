import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _, ngettext, pgettext }) => {
  const levels: Readonly<Record<string, string>> = {
    kitten: _("a kitten"),
    tabby: _("a tabby"),
    panther: _("a panther"),
  };
  const between: Readonly<Record<string, string>> = {
    kitten: pgettext("between", "a kitten"),
    tabby: pgettext("between", "a tabby"),
    panther: pgettext("between", "a panther"),
  };

  // by the server's note on why a match changed less than it might have
  const why: Readonly<Record<string, string>> = {
    away: _("A bot made many of your moves, so this win was the bot’s. A loss would have counted."),
    network: _(
      "Some of you came from one network: people of one network are not compared. You can meet at a table that is not rated, or from elsewhere.",
    ),
    ceiling: _(
      "You stand as far above them as beating them can lift you. Invite a stronger cat, or somebody who has met more of them.",
    ),
  };

  return {
    title: _("Leaderboard"),
    about: _("Who plays best this month, at rated tables."),
    season: _("Month"),
    place: _("Place"),
    name: _("Name"),
    points: _("Points"),
    matches: _("Matches"),
    none: _("Nobody has played enough rated matches in this month yet. Be the first."),
    bot: _("bot"),
    mine: _("Your rating"),
    noneMine: _("You have no rating for this month yet. Set a rated table and play."),
    set: _("Set a rated table"),
    rating: (points: string, within: string) => _("{points} points, give or take {within}", { points, within }),
    provisional: _("Provisional: a few more rated matches, and it counts."),
    counted: (matches: number) => ngettext("{n} rated match this month.", "{n} rated matches this month.", matches),
    stands: (above: string, below: string) => {
      if (above === "") return _("Below {level}.", { level: levels[below] ?? below });
      if (below === "") return _("Better than {level}.", { level: levels[above] ?? above });
      return _("Between {above} and {below}.", { above: between[above] ?? above, below: between[below] ?? below });
    },
    line: _("Your points after each of the last matches"),
    toBoard: _("To the leaderboard"),
    change: (before: string, after: string) => _("Rated: from {before} to {after} points", { before, after }),
    why,
    failed: _("The leaderboard did not arrive. Try again in a moment."),
  };
});
