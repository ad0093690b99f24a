import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _ }) => ({
  report: {
    about: _("Those who run this server look at it, together with this match. Nobody at the table is told."),
    whom: _("Whom?"),
    what: _("What is it about?"),
    behaviour: _("What they do"),
    name: _("Their name"),
    own: _("In your own words, if you like"),
    send: _("Send the report"),
    sent: (name: string) => _("Thank you. {name} is reported. You can also mute them under Players.", { name }),
  },
}));
