import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _, ngettext }) => {
  // by place, of the four at a deal
  const came = [_("You came 1st."), _("You came 2nd."), _("You came 3rd."), _("You came 4th.")];
  const shared = [
    (title: string, day: string) => _("{title}, deal of {day}: I came 1st of 4.", { title, day }),
    (title: string, day: string) => _("{title}, deal of {day}: I came 2nd of 4.", { title, day }),
    (title: string, day: string) => _("{title}, deal of {day}: I came 3rd of 4.", { title, day }),
    (title: string, day: string) => _("{title}, deal of {day}: I came 4th of 4.", { title, day }),
  ];

  return {
    title: _("Deal of the day"),
    about: _(
      "Everybody gets the same cards today, against the same three cats with the same luck. You play each deal once.",
    ),
    open: _("In this browser anybody could work these deals out beforehand. Play them for the fun of it."),
    ends: (hours: number, minutes: number) =>
      _("New deals in {time}.", {
        time: [
          ...(hours > 0 ? [ngettext("{n} hour", "{n} hours", hours)] : []),
          ngettext("{n} minute", "{n} minutes", minutes),
        ].join(" "),
      }),
    streak: (days: number) => _("You have played {days} days in a row.", { days }),
    play: _("Play this deal"),
    goOn: _("Go on"),
    came: (rank: number) => came[rank - 1] ?? "",
    alone: _("You are the first. Come back to see how others do."),
    people: (number: number) => _("How all {number} people did", { number }),
    share: _("Share it"),
    copied: _("Copied"),
    text: (title: string, day: string, rank: number) => shared[rank - 1]?.(title, day) ?? "",
    check: _("Is it fair?"),
    checkAbout: _(
      "These lines fix the deals of today and of tomorrow. The secrets behind them open when the day is over: then anybody can check that nothing was changed.",
    ),
    today: _("Today"),
    tomorrow: _("Tomorrow"),
    failed: _("The deals of today did not come. Try again in a moment."),
  };
});
