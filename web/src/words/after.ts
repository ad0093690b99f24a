import type { Gettext } from "./gettext";

export const after = ({ _, ngettext, pgettext }: Gettext) => {
  const places = [
    _("1st place"),
    _("2nd place"),
    _("3rd place"),
    _("4th place"),
    _("5th place"),
    _("6th place"),
    _("7th place"),
    _("8th place"),
    _("9th place"),
    _("10th place"),
  ];

  return {
    result: _("Result"),
    calledOff: _("This match was called off. Nobody wins."),
    youWon: _("You won!"),
    youShare: _("A shared win!"),
    close: _("So close! The next one is yours."),
    lost: _("Well played. The cats would love another."),
    won: (names: string) => _("{names} won", { names }),
    shared: (names: string) => _("{names} share the win", { names }),
    and: _(" and "),
    place: (rank: number) => places[rank - 1] ?? String(rank),
    points: (score: number) => ngettext("1 point", "{n} points", score),
    ranking: _("Ranking"),
    standing: _("Matches won"),
    afterMatches: (matches: number) => _("after {matches} matches", { matches }),
    doings: _("What you did"),
    daily: _("How everybody did"),
    rematch: _("Rematch"),
    arrange: _("Change the table"),
    replay: _("Watch the replay"),
    review: _("Review my moves"),
    share: _("Share the match"),
    copied: _("Link copied"),
    savedAndCopied: _("Picture saved, link copied"),
    saved: _("Picture saved"),
    check: pgettext("after a match", "Check the shuffles"),
    look: _("Look at the table"),
    next: _("The next match has begun."),
    toTable: _("To the table"),
    shareText: (title: string) => _("A match of {title} on Nine Lives", { title }),
  };
};
