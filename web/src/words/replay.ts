import type { Gettext } from "./gettext";

export const replay = ({ language, _, ngettext, pgettext }: Gettext) => {
  const costs: Readonly<Record<string, (n: number, amount: string) => string>> = {
    cards: (n, amount) => ngettext("cost {amount} cards", "cost {amount} cards", n, { amount }),
    points: (n, amount) => ngettext("cost {amount} points", "cost {amount} points", n, { amount }),
    winks: (n, amount) => ngettext("cost {amount} winks", "cost {amount} winks", n, { amount }),
  };

  return {
    title: _("Replay"),
    loading: _("Fetching the match…"),
    missing: _("This match cannot be shown"),
    missingWhy: _("A match can be watched again when it is over. Look at the link, or go back."),
    home: _("To the start page"),
    back: _("Leave the replay"),
    controls: _("Replay"),
    first: pgettext("of a recording", "To the start"),
    previous: _("One move back"),
    play: pgettext("a recording", "Play"),
    pause: _("Pause"),
    next: _("One move on"),
    last: _("To the end"),
    move: _("Move"),
    moveOf: (number: number, all: number) => _("Move {number} of {all}", { number, all }),
    speed: (speed: number) => _("Speed {speed}×", { speed }),
    eyes: _("Seen by"),
    watcher: _("A watcher"),
    story: _("What happened"),
    share: _("Copy the link to this move"),
    copied: _("Link copied"),
    more: _("Study this match"),
    record: _("Save the record"),
    review: _("Review"),
    reviewing: _("Panther goes through the match. This takes a moment…"),
    reviewOf: (name: string) => _("How {name} played", { name }),
    reviewWhose: _("Choose a player whose eyes to look through; their moves are reviewed."),
    noReview: _("The review did not come. Try again in a moment."),
    flawless: _("Nothing cost anything. Purrfect!"),
    costliest: _("What cost most"),
    cost: (cost: number, unit: string) => {
      const amount = Number(cost.toFixed(2)).toLocaleString(language, { minimumFractionDigits: 2 });
      return costs[unit]?.(cost, amount) ?? _("cost {amount} {unit}", { amount, unit });
    },
    wins: (wins: number) =>
      wins === 0
        ? _("less than 1 win in 100 matches")
        : ngettext("about {n} win in 100 matches", "about {n} wins in 100 matches", wins),
    free: _("cost nothing"),
    played: _("Played"),
    advice: _("Panther's move"),
    best: _("Worth most"),
    still: _("Keep still."),
    verify: _("Check the shuffles"),
    checking: _("Reckoning every deal and roll anew…"),
    passed: _("Fair!"),
    passedWhy: (draws: number) =>
      ngettext(
        "All {n} deals, flips and rolls follow from the secret.",
        "All {n} deals, flips and rolls follow from the secret.",
        draws,
      ),
    failed: _("Not right!"),
    failedWhy: {
      secret: _("The secret is not the one that the record promises."),
      promise: _("This browser was promised another secret before this one was told."),
      opener: _("The salt does not begin as whoever opened the table said beforehand."),
      record: _("The moves shown are not those of the record."),
      nothing: _("Nothing was drawn in this match, so nothing can be checked."),
      draw: _("A draw does not follow from the secret."),
    },
    failedAt: (number: number) => _("Look at move {number}.", { number }),
    promise: _("Promised, says the record"),
    promiseSeen: _("Promised to this browser before the secret was told"),
    promised: {
      kept: _("This browser saw the promise before the secret was told, and it was kept."),
      broken: _("This browser saw a promise before the secret was told, and it was not kept."),
      unseen: _("This browser saw no promise before the secret was told, so it compares with the record only."),
    },
    secret: _("Secret, told at the end"),
    draws: _("Every draw"),
    draw: (number: number, taken: number, things: number) =>
      _("Move {number}: {taken} of {things}", { number, taken, things }),
    urn: _("In this order lay there"),
    recorded: _("The record says"),
    honest: _(
      "What lay in the deck before each draw is told by the server. Whoever wants to check that too saves the record and runs: ninelives verify FILE",
    ),
  };
};
