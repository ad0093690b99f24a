import { wordsOf } from "../../../words/gettext";
import { catalogue } from "../../../words/index.svelte";
import type { Season, Trait } from "../../../vocabulary/seasons";
import type { Lines } from "../../shared/lesson";

type Marked = Season | Trait | "mouse";
type Clowder = "kind" | "year" | "season";

export const words = catalogue(import.meta.translations, ({ _, ngettext, pgettext }) => {
  const clowders: Readonly<Record<Clowder, string>> = {
    kind: _("Of a kind"),
    year: _("Year-round"),
    season: _("Seasonal"),
  };
  const layings: Readonly<Record<Clowder, string>> = {
    kind: _("Lay Of a kind"),
    year: _("Lay Year-round"),
    season: _("Lay Seasonal"),
  };

  return {
    /** What is printed on cards, and what a screen reader calls them. */
    card: {
      seasons: { winter: _("Winter"), spring: _("Spring"), summer: _("Summer"), fall: _("Fall") },
      traits: {
        light: _("Light"),
        cozy: _("Cozy"),
        snow: _("Snow"),
        clover: _("Clover"),
        rain: _("Rain"),
        flower: _("Flower"),
        firefly: _("Firefly"),
        fan: _("Fan"),
        icecream: _("Ice Cream"),
        apple: _("Apple"),
        pumpkin: _("Pumpkin"),
        leaf: _("Leaf"),
      },
      mouse: _("Mouse"),
      mice: _("Mice"),
      mouseLine: _("Wild or reverse"),
      mouseLabel: _("Mouse: wild, or reverses an ask"),
      seek: { ready: _("Seek Token, active"), used: _("Seek Token, used") },
      later: { cozy: _("Snug"), snow: _("Cold"), flower: _("Posy"), leaf: _("Leaf Pile") },
      pounce: { ready: _("Pounce Token, active"), used: _("Pounce Token, used") },
    },
    lesson: {
      steps: {
        goal: () => _("Collect Clowders: four alike are 3 points, one of each Season 2, four of one Season 1."),
        ask: (who) =>
          _("You hold 2 Snow, so you may ask for Snow. {name1} is chosen already: tap Snow, then ask.", {
            name1: who(1),
          }),
        goesOn: (who) =>
          _("{name1} had two and must give both. A hit lets you go on: ask {name2} for Ice Cream.", {
            name1: who(1),
            name2: who(2),
          }),
        miss: (who) =>
          _("{name2} has none, so you drew a card and your turn was over. But look what you drew: a Mouse!", {
            name2: who(2),
          }),
        none: (who) => _("{name1} asks you for Cozy. You hold none, so say so.", { name1: who(1) }),
        mouse: (who) =>
          _("{name2} wants your Fan. Play the Mouse and the ask turns round: now {name2} must give you every Fan.", {
            name2: who(2),
          }),
        turned: (who) =>
          _("{name2} had to give you a Fan. The Mouse is gone for good, and now it is your turn.", { name2: who(2) }),
        lay: () => _("Four Snow in your hand. They lie ready on the mat: lay them for 3 points."),
        seek: (who) =>
          _(
            "A Seek Token lets you ask for anything, even what you do not hold. {name1} wanted Cozy and so has some: seek it.",
            { name1: who(1) },
          ),
        stop: () => _("Winter, Spring, Summer: one Fall card more and you can lay a Year-round. Stop here for now."),
        tokens: () =>
          _(
            "Each Clowder turns a spent token back, and so does a turn you skip. When the pile is empty, everybody has one last turn.",
          ),
      } satisfies Lines,
      learned: [
        _("Ask for what you hold. A hit goes on, a miss draws a card."),
        _("Four cards make a Clowder: 3, 2 or 1 points."),
        _("Seek Tokens ask for anything, and a Mouse turns an ask round."),
      ],
    },

    /** The words in sentences that get a mark. */
    marks: wordsOf<Marked>({
      winter: pgettext("all forms", "Winter"),
      spring: pgettext("all forms", "Spring"),
      summer: pgettext("all forms", "Summer"),
      fall: pgettext("all forms", "Fall"),
      light: pgettext("all forms", "Light"),
      cozy: pgettext("all forms", "Cozy"),
      snow: pgettext("all forms", "Snow"),
      clover: pgettext("all forms", "Clover"),
      rain: pgettext("all forms", "Rain"),
      flower: pgettext("all forms", "Flower"),
      firefly: pgettext("all forms", "Firefly"),
      fan: pgettext("all forms", "Fan"),
      icecream: pgettext("all forms", "Ice Cream"),
      apple: pgettext("all forms", "Apple"),
      pumpkin: pgettext("all forms", "Pumpkin"),
      leaf: pgettext("all forms", "Leaf"),
      mouse: pgettext("all forms", "Mouse, Mice"),
    }),
    inHand: _("in your hand"),
    takesToken: _("takes a token"),
    inPile: (number: number) => _("{number} in the pile", { number }),
    emptyPile: _("The pile is empty"),
    lastTurns: (number: number) =>
      number === 1 ? _("The very last turn") : ngettext("Last turns: {n} to go", "Last turns: {n} to go", number),
    left: (number: number) => ngettext("{n} left", "{n} left", number),
    you: _("You"),
    cards: (number: number) => ngettext("{n} card", "{n} cards", number),
    points: (number: number) => ngettext("{n} pt", "{n} pts", number),
    pointsInFull: (number: number) => ngettext("{n} point", "{n} points", number),
    tokens: (number: number) => ngettext("{n} active token", "{n} active tokens", number),

    // regions
    seats: _("Seats"),
    theAsk: _("The ask"),
    whatToAsk: _("What to ask for"),
    yourHand: _("Your hand"),
    yourMove: _("Your move"),
    score: _("Score"),
    laid: _("Laid Clowders"),
    yourClowders: _("Your Clowders"),
    noneLaid: _("None yet. Four cards that belong together make a Clowder."),
    watching: _("You are watching. Every hand stays face down."),

    seat: (name: string, cards: string, points: string, tokens: string) =>
      _("{name}: {cards}, {points}, {tokens}", { name, cards, points, tokens }),
    askSeat: (seat: string) => _("Ask {seat}", { seat }),
    cell: (what: string, held: number) => (held > 0 ? _("{what}, {held} in hand", { what, held }) : what),
    /** Where room is short; at a soft hyphen a name may be broken. */
    cellNames: {
      light: pgettext("in a narrow cell", "Light"),
      cozy: pgettext("in a narrow cell", "Cozy"),
      snow: pgettext("in a narrow cell", "Snow"),
      clover: pgettext("in a narrow cell", "Clover"),
      rain: pgettext("in a narrow cell", "Rain"),
      flower: pgettext("in a narrow cell", "Flower"),
      firefly: pgettext("in a narrow cell", "Firefly"),
      fan: pgettext("in a narrow cell", "Fan"),
      icecream: pgettext("in a narrow cell", "Ice Cream"),
      apple: pgettext("in a narrow cell", "Apple"),
      pumpkin: pgettext("in a narrow cell", "Pumpkin"),
      leaf: pgettext("in a narrow cell", "Leaf"),
    } satisfies Record<Trait, string>,
    cellWithToken: (cell: string) => _("{cell}, takes a token", { cell }),
    pile: (number: number) => ngettext("Pile, {n} card", "Pile, {n} cards", number),
    lookAtPile: (pile: string) => _("Look at the pile. {pile}", { pile }),

    // the label
    gotAny: (name: string) => _("{name}, got any", { name }),
    question: (what: string) => _("{what}?", { what }),
    asksYou: (name: string) => _("{name} asks: got any", { name }),
    asks: (name: string, other: string) => _("{name} asks {other} for", { name, other }),
    youAsk: (other: string) => _("You ask {other} for", { other }),
    gives: (name: string, other: string) => _("{name} gives {other}", { name, other }),
    givesYou: (name: string) => _("{name} gives you", { name }),
    youGive: (other: string) => _("You give {other}", { other }),
    gift: (number: number, what: string) => _("{number} {what}", { number, what }),
    hasNone: (name: string, what: string) => _("{name} has no {what}.", { name, what }),
    youHaveNone: (what: string) => _("You have no {what}.", { what }),
    goKitty: _("Go Kitty!"),
    noKitty: _("No Kitty!"),
    drew: (name: string, card: string) =>
      card === "" ? _("{name} draws a card.", { name }) : _("{name} draws {card}.", { name, card }),
    youDrew: (card: string) => (card === "" ? _("You draw a card.") : _("You draw {card}.", { card })),
    playsA: (name: string) => _("{name} plays a", { name }),
    youPlayA: _("You play a"),
    mouse: _("Mouse!"),
    turnedRound: (name: string, gift: string) => _("{name} gives {gift} instead.", { name, gift }),
    turnedOnYou: (gift: string) => _("You give {gift} instead.", { gift }),
    turnedForNothing: _("But there is nothing to give."),
    youPay: (name: string) => _("Turned round! Give {name} one", { name }),
    keepOneOf: _("Keep one of these"),
    topCards: (number: number) => ngettext("{n} card", "{n} cards", number),
    turnOver: _("Your turn is over"),
    layOrEnd: _("Lay or end"),
    lays: (name: string) => _("{name} lays", { name }),
    youLay: _("You lay"),
    does: (name: string, act: "look" | "kept" | "draw" | "skip") =>
      ({
        look: [_("{name} looks at", { name }), _("The pile")],
        kept: [_("{name} keeps", { name }), _("One card")],
        draw: [_("{name} draws", { name }), _("A card")],
        skip: [_("{name} asks nothing", { name }), pgettext("somebody does it", "Skip")],
      })[act],
    youDo: (act: "look" | "kept" | "draw" | "skip") =>
      ({
        look: [_("You look at"), _("The pile")],
        kept: [_("You keep"), _("One card")],
        draw: [_("You draw"), _("A card")],
        skip: [_("You ask nothing"), pgettext("you do it", "Skip")],
      })[act],
    itsTurnOf: _("Now it is the turn of"),
    dealt: _("The cards are being dealt"),
    wins: (name: string) => _("{name} wins with", { name }),
    youWin: _("You win with"),
    sharedWin: _("A shared win with"),
    lookHint: _("See the top cards, keep one."),
    seekHint: _("Ask for anything, or tap the pile to look."),
    chooseHint: _("Tap what to ask for."),

    // moves
    askFor: (what: string) => _("Ask for {what}", { what }),
    seekFor: (what: string) => _("Seek {what}", { what }),
    bringsAll: _("brings all they hold"),
    bringsOne: _("one card, and your turn ends"),
    turnsToken: _("turns a token"),
    ask: _("Ask"),
    look: _("Look"),
    seek: (tokens: number) => _("Seek {tokens}", { tokens }),
    seekAbout: _("Turn a token: ask for anything, or look at the pile"),
    skip: _("Skip"),
    skipAbout: _("Skip: ask nothing, and turn a spent token back"),
    end: _("Stop"),
    endAbout: _("End your turn"),
    endTurn: _("End turn"),
    draw: _("Draw a card"),
    drawWhy: _("your hand is empty"),
    give: (number: number, what: string) => _("Give {number} {what}", { number, what }),
    giveOne: (what: string) => _("Give {what}", { what }),
    playMouse: _("Mouse!"),
    playMouseWhy: _("turn it round"),
    playMouseAbout: (name: string) => _("Play a Mouse: {name} must give to you instead", { name }),
    keep: (what: string) => _("Keep {what}", { what }),
    keepCard: (what: string) => _("Keep {what}", { what }),
    under: _("Under the pile"),
    lowest: _("lowest"),
    swapAbout: _("Swap the order of the cards that go under the pile"),
    lay: (clowder: Clowder) => layings[clowder],
    layNothing: _("Lay"),
    offer: (points: number) => _("Lay +{points}", { points }),
    offerLater: (points: number) => _("Lay +{points} next turn", { points }),
    offerAbout: (clowder: Clowder, points: string, cards: string) =>
      _("Pick the best Clowder: {clowder}, {points}. {cards}", { clowder: clowders[clowder], points, cards }),
    notNow: _("Not now"),
    mat: _("Clowder to lay"),
    matHint: (missing: number) => ngettext("One more that fits", "{n} more that fit", missing),
    matFull: _("These four belong together"),
    matWrong: _("These do not make a Clowder"),
    emptySlot: _("Empty place"),
    takeBack: (card: string) => _("Take {card} back", { card }),
    waitFor: (names: string) => _("Waiting for {names}", { names }),
    waitForTable: _("Just a moment"),
    over: _("The end"),

    clowders,
    clowderAbout: {
      kind: _("four of one Trait"),
      year: _("one of each Season"),
      season: _("four of one Season"),
    } satisfies Record<Clowder, string>,
    clowder: (name: string, points: string, cards: string) => _("{name}, {points}: {cards}", { name, points, cards }),
    mice: (number: number) => ngettext("{n} Mouse out of the game", "{n} Mice out of the game", number),
  };
});
