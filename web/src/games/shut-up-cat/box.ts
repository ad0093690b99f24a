import { catalogue } from "../../words/index.svelte";
import type { BoxWords } from "../shared/game";

export const box = catalogue(
  import.meta.translations,
  ({ _ }) =>
    ({
      title: _("Shut Up, Cat!"),
      short: _("Shut Up, Cat!"),
      players: _("2–4 players"),
      kind: _("25 min, dice"),
      presets: {
        sheet: [_("By the sheet"), _("As the rule sheet says, to 40.")],
        anytime: [_("Chase anytime"), _("Short arcs, and the cat may be chased even before a score.")],
        nap: [_("Nap"), _("To 20, your screen remembers.")],
        insomnia: [_("Insomnia"), _("To 60; short arcs, and you chase the cat on your own turn only.")],
      },
      offered: {
        order: {
          title: _("Who starts a round"),
          values: { same: _("Always the same"), rotating: _("Each in turn") },
          about: _(
            "Whoever plays last in a round wins more often. If each starts in turn, nobody has that advantage for long.",
          ),
        },
      },
      score: (score: number) => _("{score} Z", { score }),
      luck: { what: _("Quiet tiles when you slept"), note: _("The odds know every tile that you ever saw.") },
    }) satisfies BoxWords,
);
