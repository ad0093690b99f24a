import { wordsOf } from "../../../words/gettext";
import { catalogue } from "../../../words/index.svelte";
import type { Accessory, Attribute, Ink } from "../../../vocabulary/attributes";
import type { Lines } from "../../shared/lesson";

// where a name may be your own, "" stands for you
export const words = catalogue(import.meta.translations, ({ _, ngettext, pgettext }) => {
  const nouns: Readonly<Record<Attribute, (n: number) => string>> = {
    hat: (n) => ngettext("Hat", "Hats", n),
    tie: (n) => ngettext("Bow Tie", "Bow Ties", n),
    glasses: (n) => ngettext("Glasses", "Glasses", n),
    blue: (n) => ngettext("Blue", "Blue", n),
    red: (n) => ngettext("Red", "Red", n),
    green: (n) => ngettext("Green", "Green", n),
  };
  const amounts: Readonly<Record<Attribute, (n: number) => string>> = {
    hat: (n) => ngettext("{n} Hat", "{n} Hats", n),
    tie: (n) => ngettext("{n} Bow Tie", "{n} Bow Ties", n),
    glasses: (n) => ngettext("{n} Glasses", "{n} Glasses", n),
    blue: (n) => ngettext("{n} Blue", "{n} Blue", n),
    red: (n) => ngettext("{n} Red", "{n} Red", n),
    green: (n) => ngettext("{n} Green", "{n} Green", n),
  };
  const dresses: Readonly<Record<Ink, Readonly<Record<Accessory, (n: number) => string>>>> = {
    blue: {
      hat: (n) => ngettext("Blue Hat", "Blue Hats", n),
      tie: (n) => ngettext("Blue Bow Tie", "Blue Bow Ties", n),
      glasses: (n) => ngettext("Blue Glasses", "Blue Glasses", n),
    },
    red: {
      hat: (n) => ngettext("Red Hat", "Red Hats", n),
      tie: (n) => ngettext("Red Bow Tie", "Red Bow Ties", n),
      glasses: (n) => ngettext("Red Glasses", "Red Glasses", n),
    },
    green: {
      hat: (n) => ngettext("Green Hat", "Green Hats", n),
      tie: (n) => ngettext("Green Bow Tie", "Green Bow Ties", n),
      glasses: (n) => ngettext("Green Glasses", "Green Glasses", n),
    },
  };
  const wilds = [_("Wild"), _("Double Wild"), _("Triple Wild")];
  const dressed = (colour: Ink, thing: Accessory, count: number) => dresses[colour][thing](count);
  const wild = (count: number) => wilds[count - 1] ?? _("Wild");
  const amount = (number: number, attribute: Attribute) => amounts[attribute](number);

  return {
    /** What is printed on cards, and what a screen reader calls them. */
    card: {
      dressed,
      dressedLabel: (colour: Ink, thing: Accessory, count: number) =>
        _("{count} {what}", { count, what: dressed(colour, thing, count) }),
      wild,
      wildLabel: (count: number) => _("{wild}: {count} of everything", { wild: wild(count), count }),
      all: _("All"),
      specials: {
        skip: { name: _("Skip"), short: _("Skip"), label: _("Skip: your turn passes") },
        draw3: { name: _("Draw 3"), short: _("Draw"), label: _("Draw 3: three more cards") },
        fish: { name: _("Go Fish"), short: _("Fish"), label: _("Go Fish: take one player’s cards of an attribute") },
        hide: { name: _("Can’t See Me"), short: _("Hide"), label: _("Can’t See Me: the hand counts 0") },
        hang: { name: _("Hang In There"), short: _("Hang"), label: _("Hang In There: be right, gain a card") },
        trouble: { name: _("Double Trouble"), short: _("Double"), label: _("Double Trouble: the hand is doubled") },
      },
      noCatInside: _("No cat inside"),
      lives: (now: number, most: number) => ngettext("{n} of {most} lives", "{n} of {most} lives", now, { most }),
    },
    lesson: {
      steps: {
        hand: () =>
          _("These three cards are yours, and only you see them. Everybody bids on what lies in all hands together."),
        bid: (who) => _("{name1} says: there are at least 2 Red among all cards. That is a bid.", { name1: who(1) }),
        count: () => _("The small numbers count your own hand: 2 Hats, 1 Red and so on. The rest is guessing."),
        raise: (who) =>
          _("{name2} went up to 3 Hats. You hold 2 yourself, so 4 in all is likely. Pick Hats and bid.", {
            name2: who(2),
          }),
        doubt: (who) =>
          _("8 Red? You hold just 1, and there are only nine cards. {name2} is bluffing: call it!", { name2: who(2) }),
        short: (who) =>
          _("7 Red, and that with the card from the deck. One short of 8, so {name2} loses a card.", { name2: who(2) }),
        lives: () =>
          _(
            "The matches are lives: one for each card you are dealt. With none left you are out; the last one in wins.",
          ),
        bluff: () => _("Now it is your turn to lie. You hold no Green at all: bid 4 Green and keep a straight face."),
        believed: (who) =>
          _("{name1} believed you, went up to 5 and loses a card. Only 3 Green were there. Nicely done!", {
            name1: who(1),
          }),
        wild: () => _("The gold card is a Wild. It counts as every accessory and every colour, so you hold 2 Blue."),
        purrfect: (who) =>
          _(
            "{name2} says 4 Blue, and that may be just right. Call Purrfect: if it is exact, you win a card. If not, you lose one.",
            { name2: who(2) },
          ),
        exact: (who) =>
          _("Exactly 4! You are dealt four cards from now on, and {name2} is down to one.", { name2: who(2) }),
      } satisfies Lines,
      learned: [
        _("Raise the bid, or call it: every bid is higher than the last."),
        _("Challenge what is too high, call Purrfect what is exact."),
        _("Whoever is wrong loses a card. The last one in wins."),
      ],
    },

    /** The words in sentences that get a mark. */
    marks: wordsOf<Attribute>({
      hat: pgettext("all forms", "Hats"),
      tie: pgettext("all forms", "Bow Ties"),
      glasses: pgettext("all forms", "Glasses"),
      blue: pgettext("all forms", "Blue"),
      red: pgettext("all forms", "Red"),
      green: pgettext("all forms", "Green"),
    }),
    of: (attribute: Attribute, number: number) => nouns[attribute](number),
    /** What stands on buttons, where some languages have no room for a plural. */
    many: {
      hat: pgettext("on a button", "Hats"),
      tie: pgettext("on a button", "Bow Ties"),
      glasses: pgettext("on a button", "Glasses"),
      blue: pgettext("on a button", "Blue"),
      red: pgettext("on a button", "Red"),
      green: pgettext("on a button", "Green"),
    } satisfies Record<Attribute, string>,
    amount,
    cards: (number: number) => ngettext("1 card", "{n} cards", number),
    stillIn: (number: number, seats: number) => _("{number} of {seats} in", { number, seats }),
    you: _("You"),

    // seats
    seats: _("Seats"),
    seat: (name: string, state: readonly string[]) => [name, ...state].join(", "),
    says: (amount: string) => _("last bid {amount}", { amount }),
    played: (names: string) => _("played {names}", { names }),
    deals: _("deals"),
    isOut: _("out"),
    isAway: _("away"),
    thinks: _("to move"),
    holdsCards: (number: number) => ngettext("1 card in hand", "{n} cards in hand", number),
    dealerMark: _("D"),
    away: pgettext("briefly", "away"),

    // the bid
    theBid: _("The bid"),
    noBid: _("No bid yet"),
    opens: (name: string) => (name === "" ? _("You open") : _("{name} opens", { name })),
    bidOf: (name: string) => (name === "" ? _("Your bid") : _("{name}’s bid", { name })),
    among: (number: number, flip: boolean) =>
      flip
        ? ngettext("among 1 card + flip", "among {n} cards + flip", number)
        : ngettext("among 1 card", "among {n} cards", number),
    left: (number: number) => ngettext("{n} left", "{n} left", number),

    // your hand
    yourHand: _("Your hand"),
    youHold: (number: number, attribute: Attribute) => _("You hold {amount}", { amount: amount(number, attribute) }),
    emptyHand: _("No cards in your hand this round."),
    youAreOut: _("You are out. Watch how it ends."),
    playable: (card: string) => _("Play {card}", { card }),

    // your move
    yourMove: _("Your move"),
    raise: _("Raise the bid"),
    open: _("Open the bidding"),
    peek: _("What you hold"),
    mustCall: _("No bid now: call it"),
    orPlay: _("or tap a marked card"),
    whatToBid: _("What to bid"),
    whatYouHold: _("What you hold"),
    inHand: (name: string, number: number) => _("{name}, {number} in your hand", { name, number }),
    howMany: _("How many"),
    fewer: _("Fewer"),
    more: _("More"),
    pickFirst: _("Pick what to bid"),
    bid: (amount: string) => _("Bid {amount}", { amount }),
    challenge: _("You gotta be kitten me!"),
    challengeHint: _("Challenge: there are fewer"),
    purrfect: _("Purrfect"),
    exactly: (number: number) => _("exactly {number}", { number }),
    noCall: _("no bid yet"),
    does: {
      skip: _("Your turn passes."),
      draw3: _("Three more cards, turn over."),
      fish: _("Take all their cards with it."),
    },
    play: (card: string) => _("Play {card}", { card }),
    keep: _("Keep it"),
    fishWho: _("Whom do you ask?"),
    fishWhat: _("Which cards?"),
    fishPick: _("Pick one of them, and what"),
    ask: (name: string, what: string) => _("Ask {name} for {what}", { name, what }),
    waiting: (names: string) => _("{names} to move", { names }),
    tableMoves: _("The table deals…"),
    over: _("The match is over."),

    // the round
    thisRound: _("This round"),
    noBids: _("Nobody has bid yet."),

    // the reveal
    reveal: _("The reveal"),
    allHands: _("All hands"),
    called: {
      before: (name: string) => (name === "" ? _("You said") : _("{name} said", { name })),
      challenge: _("“You gotta be kitten me!”"),
      purrfect: _("“Purrfect!”"),
      to: (name: string) => (name === "" ? _("to you") : _("to {name}", { name })),
    },
    soFar: (name: string) => (name === "" ? _("so far. You said") : _("so far. {name} said", { name })),
    inAll: (name: string) => (name === "" ? _("in all. You said") : _("in all. {name} said", { name })),
    tally: (count: number, needed: number) => _("{count} of {needed}", { count, needed }),
    toGo: (number: number) => ngettext("{n} to go", "{n} to go", number),
    enough: _("enough"),
    cardsLeft: (number: number) => ngettext("1 card left", "{n} cards left", number),
    thenFlip: _("Then the flip"),
    fromDeck: _("one card from the deck"),
    noFlip: _("No flip at this table"),
    flip: _("The flip"),
    flipAdds: (number: number) => (number === 0 ? _("adds nothing") : _("adds {number}", { number })),
    flipDoes: { hides: _("Can’t See Me: the total is 0"), doubles: _("Double Trouble: the total doubles") },
    handDoes: {
      hides: () => _("Can’t See Me: this hand counts 0"),
      doubles: (times: number) =>
        times === 2 ? _("Double Trouble doubles this hand") : _("Double Trouble: this hand × {times}", { times }),
    },
    skip: _("Skip ahead"),
    verdict: { busted: _("Busted!"), stands: _("The bid stands"), purrfect: _("Purrfect!"), notQuite: _("Not quite") },
    because: (amount: string, name: string, needed: number, purrfect: boolean) => {
      if (purrfect)
        return name === ""
          ? _("{amount}. You said exactly {needed}.", { amount, needed })
          : _("{amount}. {name} said exactly {needed}.", { amount, name, needed });
      return name === ""
        ? _("{amount}. You needed {needed}.", { amount, needed })
        : _("{amount}. {name} needed {needed}.", { amount, name, needed });
    },
    fate: (change: number, now: number, name: string) => {
      const you = name === "";
      if (now === 0) return you ? _("are out") : _("is out");
      if (change < 0) return you ? _("lose a card") : _("loses a card");
      if (change > 0)
        return you
          ? ngettext("gain a card", "gain {n} cards", change)
          : ngettext("gains a card", "gains {n} cards", change);
      return you ? ngettext("keep 1 card", "keep {n} cards", now) : ngettext("keeps 1 card", "keeps {n} cards", now);
    },
    finish: _("Finish quickly"),
    ready: (names: readonly string[]) => _("Ready: {names}", { names: names.join(", ") }),
    stay: _("Stay"),
    leavesIn: (seconds: number) => _("goes on in {seconds} s", { seconds }),
    nextRound: (name: string) => (name === "" ? _("Next round: you deal") : _("Next round: {name} deals", { name })),
    seeResult: _("See the result"),
  };
});
