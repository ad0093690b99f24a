import type { Gettext } from "./gettext";

export const rules = ({ _, ngettext }: Gettext) => ({
  title: _("Rules"),
  contents: _("Contents"),
  search: _("Search the rules"),
  clear: _("Clear the search"),
  found: (number: number) =>
    number === 0 ? _("Nothing found. Try another word.") : ngettext("1 place found", "{n} places found", number),
  ruling: (number: string) => _("Ruling {number}", { number }),
  option: (about: string, values: string) => _("Option: {about} ({values})", { about, values }),
  here: (value: string) => _("at this table: {value}", { value }),
  opening: _("Fetching the rule book…"),
  failed: _("The rule book could not be fetched."),
  again: _("Try again"),
  learn: _("Learn it by playing"),
});
