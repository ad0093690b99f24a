import { catalogue } from "../../words/index.svelte";
import type { BoxWords } from "../shared/game";

export const box = catalogue(
  import.meta.translations,
  ({ _, pgettext }) =>
    ({
      title: _("Go Kitty"),
      short: _("Go Kitty"),
      players: _("2–5 players"),
      kind: _("20 min, sets"),
      presets: {
        sheet: [_("By the sheet"), _("As the rule sheet says.")],
        cozy: [pgettext("a preset", "Cozy"), _("Lay at any time; a lucky draw goes on.")],
        clowder: [_("Clowder"), _("The newer box: three cards, free Seasons, tokens that end the turn.")],
        wild: [_("Wild"), _("Lay before each ask; Seasons are given at random.")],
      },
      luck: { what: _("Fished cards that fit"), note: _("A card fits if you have one like it.") },
    }) satisfies BoxWords,
);
