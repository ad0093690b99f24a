import { catalogue } from "../../words/index.svelte";
import type { BoxWords } from "../shared/game";

export const box = catalogue(
  import.meta.translations,
  ({ _, ngettext }) =>
    ({
      title: _("You Gotta Be Kitten Me!"),
      short: _("Kitten Me"),
      players: _("2–10 players"),
      kind: _("30 min, bluff"),
      presets: {
        "first-game": [_("First game"), _("Without Purrfect: just bid and doubt.")],
        classic: [_("Classic"), _("The white deck, with Purrfect.")],
        "second-printing": [_("Second printing"), _("The white deck; the first bid is 2 or more.")],
        deluxe: [_("Deluxe"), _("The grey deck: with five special cards.")],
        chaos: [_("Chaos"), _("Both decks shuffled together.")],
      },
      score: (score: number) => (score === 0 ? _("out") : ngettext("{n} card left", "{n} cards left", score)),
      luck: { what: _("Showdowns won"), note: _("The odds are those of the flip, when all hands are shown.") },
    }) satisfies BoxWords,
);
