import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _, ngettext }) => ({
  seats: _("Seats"),
  seat: (seat: number, mine: boolean, bot: boolean, awaited: boolean) =>
    [_("Seat {number}", { number: seat + 1 }), mine ? _("you") : "", bot ? _("a bot") : "", awaited ? _("to move") : ""]
      .filter(Boolean)
      .join(", "),
  table: _("The table"),
  yourMove: _("Your move"),
  wait: _("Nothing to do for you right now."),
  over: _("The match is over."),
  filter: _("Find a move"),
  left: (left: number, all: number) => ngettext("{left} of {n} moves", "{left} of {n} moves", all, { left }),
  yes: _("yes"),
  no: _("no"),
  nothing: _("–"),
}));
