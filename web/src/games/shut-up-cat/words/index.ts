import { catalogue } from "../../../words/index.svelte";
import type { Lines } from "../../shared/lesson";

type Kind = "sleep" | "distract" | "settle";
type Want = "nothing" | "dice" | "face" | "pillow" | "places";

export const words = catalogue(import.meta.translations, ({ _, ngettext }) => {
  const meows = (count: number) => ngettext("One MEOW", "{n} MEOWs", count);
  const cards = (count: number) => ngettext("1 Distraction card", "{n} Distraction cards", count);

  return {
    /** What is printed on cards, and what a screen reader calls them. */
    card: {
      distractions: {
        laser: { name: _("Laser Pointer"), does: _("Roll any of your dice again") },
        wand: { name: _("Feather Wand"), does: _("One die up or down by 1") },
        yarn: { name: _("Ball of Yarn"), does: _("Turn a die to its other side") },
        box: { name: _("Cardboard Box"), does: _("Set one die to any number") },
        catnip: { name: _("Catnip"), does: _("The first MEOW does not count") },
        tuna: { name: _("Tin of Tuna"), does: _("Look at two tiles in secret") },
        bag: { name: _("Paper Bag"), does: _("Swap a die with the Pillow") },
        milk: { name: _("Warm Milk"), does: _("Multiplier 1 higher this turn") },
        cucumber: { name: _("Cucumber"), does: _("Swap two tiles, no peeking") },
        mirror: { name: _("Hand Mirror"), does: _("One die shows what another shows") },
        brush: { name: _("Soft Brush"), does: _("Multiplier up by 1") },
        sun: { name: _("Sunny Spot"), does: _("Take 3 Z") },
        plugs: { name: _("Ear Plugs"), does: _("No MEOW counts this turn") },
        broom: { name: _("Broom"), does: _("Clear the Pillow of dice") },
        fan: { name: _("Ceiling Fan"), does: _("All tiles one place clockwise") },
        spray: { name: _("Spray Bottle"), does: _("All others: multiplier down by 1") },
      },
      die: (pips: number) => _("Die: {pips}", { pips }),
    },
    lesson: {
      steps: {
        night: () =>
          _("Twelve tiles lie face down: eight Z and four MEOWs. You want Z. Tonight 20 of them are enough."),
        gather: () => _("A turn begins with three dice. The Pillow is empty, so roll all three."),
        settle: () =>
          _("You use two of the three. 1 and 6 make 7: that settles you down and raises your multiplier to ×2."),
        spare: () => _("The third die goes to the Pillow. Anybody may take it from there instead of rolling."),
        pair: (who) => _("{name1} rolled two 5s. Two alike bring a Distraction card.", { name1: who(1) }),
        take: () => _("Now you want that 4. Tap it on the Pillow, then roll the other two."),
        chase: () =>
          _("Before you sleep, chase the cat: for 5 Z you have ×3. Once the tiles are up it is too late for that."),
        sleep: () =>
          _(
            "4 and 3 are the ends of an arc, whichever way round you like. Sleep turns up all six tiles of this one. Sweet dreams!",
          ),
        meow: () =>
          _(
            "Five Z and one MEOW. A MEOW takes 1 off your multiplier: ×2 is left, and without the chase it would be ×1.",
          ),
        score: () => _("Now score: 5 Z times 2."),
        put: () =>
          _(
            "The tiles go back face down. You may swap them first, and nobody sees how. This time leave them as they are.",
          ),
        secret: () =>
          _("Only you know where that MEOW lies. Your screen marks it for you at this table; at others, remember it."),
        again: (who) => _("{name1} settled down as well. Your turn: roll three dice.", { name1: who(1) }),
        distract: () => _("Two 3s: take a Distraction card."),
        card: () =>
          _(
            "A Laser Pointer! In a later turn you may roll dice again with it. Cards are played before you use your dice.",
          ),
      } satisfies Lines,
      learned: [
        _("Two of three dice: sleep, take a card with two alike, settle with a sum of 7."),
        _("Every Z counts as often as your multiplier says; every MEOW lowers it."),
        _("5 Z chase the cat and raise the multiplier, at any time until the tiles turn up."),
      ],
    },

    caption: (target: number) => _("To {target} Z", { target }),
    lastRound: _("Last round"),

    // seats
    seats: _("Seats"),
    you: _("You"),
    ofTarget: (target: number) => _("of {target} Z", { target }),
    seatNow: (name: string, winks: number, times: number, held: number) =>
      _("{name}: {winks} Z, multiplier ×{times}, {cards}", { name, winks, times, cards: cards(held) }),
    onTurn: _("on turn"),
    away: _("away"),

    // ring
    ring: _("The ring"),
    toChoose: _("To choose on the ring"),
    tileDown: (letter: string, number: number) => _("{letter}, number {number}, face down", { letter, number }),
    tileUp: (letter: string, number: number, face: string) =>
      _("{letter}, number {number}, {face}", { letter, number, face }),
    tileKnown: (letter: string, number: number, face: string) =>
      _("{letter}, number {number}, you know: {face}", { letter, number, face }),
    face: { z: _("Z"), m: _("MEOW") },
    arcNow: (from: string, to: string, count: number) =>
      ngettext("Arc from {from} to {to}, 1 tile", "Arc from {from} to {to}, {n} tiles", count, { from, to }),
    endAt: (number: number, letters: string) => _("The {number} on {letters}", { number, letters }),
    tileAt: (letter: string) => _("Tile on {letter}", { letter }),
    putAt: (face: string, letter: string) => _("{face} on {letter}", { face, letter }),
    arcSum: (count: number, times: number) => ngettext("1 tile × {times}", "{n} tiles × {times}", count, { times }),
    upSum: (zeds: number, times: number, milks: number) =>
      milks > 0 ? _("{zeds} Z × {times} (+{milks})", { zeds, times, milks }) : _("{zeds} Z × {times}", { zeds, times }),
    scoredSum: (winks: number) => _("+{winks} Z", { winks }),
    asleep: _("The cat sleeps."),
    awake: _("The cat is awake!"),

    // dice, Pillow, multiplier
    yourDice: _("Your dice"),
    diceOf: (name: string) => _("Dice of {name}", { name }),
    dieUsed: (number: number) => _("{number}, used", { number }),
    dieSpare: (number: number) => _("{number}, left over", { number }),
    die: (number: number) => String(number),
    pillow: _("Pillow"),
    inPile: (count: number) => _("{count} in the pile", { count }),
    spareLands: (number: number, count: number) =>
      _("spare {number} goes here, {count} in the pile", { number, count }),
    onPillow: (number: number) => _("{number} on the Pillow", { number }),
    multiplier: _("Multiplier"),
    multiplierNow: (times: number, top: number) => _("×{times} of at most ×{top}", { times, top }),
    chase: (price: number, times: number) => _("Chase: {price} Z for ×{times}", { price, times }),
    chaseShort: _("Chase the cat"),
    stepPrice: (price: number) => _("{price} Z buys a step", { price }),

    // what to do
    yourMove: _("Your move"),
    useTwo: _("Use two of them"),
    kinds: { sleep: _("Sleep"), distract: _("Distract"), settle: _("Settle") } satisfies Record<Kind, string>,
    useDice: {
      sleep: (low: number, high: number) => _("{low} and {high}", { low, high }),
      distract: (low: number, high: number) => _("{low} and {high}", { low, high }),
      settle: (low: number, high: number) => `${low} + ${high} = ${low + high}`,
    } satisfies Record<Kind, (low: number, high: number) => string>,
    noUse: { sleep: _("no arc"), distract: _("no two alike"), settle: _("no two make 7") } satisfies Record<
      Kind,
      string
    >,
    uselessPair: _("Nothing to do with these two"),
    goSleep: (count: number) => ngettext("Sleep: turn 1 tile", "Sleep: turn {n} tiles", count),
    goDistract: _("Draw a card"),
    goSettle: _("Settle down"),
    otherWay: _("Other way"),
    gatherHow: _("Tap dice on the Pillow to take them."),
    gatherNone: _("The Pillow is empty."),
    gatherRest: (count: number) =>
      count === 0 ? _("Nothing is rolled.") : ngettext("The table rolls 1 die.", "The table rolls {n} dice.", count),
    goGather: (taken: number, rolled: number) => {
      if (taken === 0) return ngettext("Roll 1 die", "Roll {n} dice", rolled);
      return rolled === 0
        ? ngettext("Take 1 die", "Take {n} dice", taken)
        : _("Take {taken}, roll {rolled}", { taken, rolled });
    },
    takeMore: _("Take one from the Pillow"),
    heard: (count: number, hushed: number, times: number) => {
      if (count === 0) return _("Not a sound: still ×{times}.", { times });
      if (hushed === 0) return _("{meows}: ×{times} now.", { meows: meows(count), times });
      const quiet = ngettext("{n} hushed", "{n} hushed", hushed);
      return _("{meows}, {quiet}: ×{times} now.", { meows: meows(count), quiet, times });
    },
    chaseBrings: (price: number, winks: number) =>
      _("Chase for {price} Z, and these tiles bring {winks} Z.", { price, winks }),
    chaseNot: _("Take what there is, then hide the tiles."),
    goScore: (winks: number) => _("Take {winks} Z, then hide the tiles", { winks }),
    scored: (winks: number) => (winks === 0 ? _("No Z this time.") : _("{winks} Z for you.", { winks })),
    putHow: _("Hide the tiles: drag them, or tap two to swap. Only you will know."),
    goPut: _("Put back"),
    shuffle: _("Shuffle"),
    hears: (name: string, count: number, times: number) =>
      count === 0
        ? _("{name} turned up no MEOW: still ×{times}.", { name, times })
        : ngettext("{name} turned up a MEOW: ×{times} now.", "{name} turned up {n} MEOWs: ×{times} now.", count, {
            name,
            times,
          }),
    waits: {
      gathering: (name: string) => _("{name} gathers dice.", { name }),
      rolling: (name: string) => _("The dice of {name} are rolling.", { name }),
      window: (name: string) => _("{name} thinks about the dice.", { name }),
      dealing: (name: string) => _("{name} draws a card.", { name }),
      returning: (name: string) => _("{name} hides the tiles.", { name }),
      over: () => _("The night is over. Sleep well!"),
    },
    turning: _("The tiles turn up."),
    beforeFirst: _("It is getting late. The tiles are being laid out."),
    canChase: _("You may chase the cat meanwhile."),

    // cards
    distractions: _("Distractions"),
    yourCards: (count: number) => ngettext("Your 1 Distraction card", "Your {n} Distraction cards", count),
    noCards: _("You hold none. Two dice alike bring you one."),
    playBefore: _("play before you use the dice"),
    notNow: _("Cards are played in your turn, after the roll."),
    hushTonight: (count: number) => ngettext("One MEOW will not count", "{n} MEOWs will not count", count),
    milkTonight: (count: number) => _("+{count} at the score", { count }),
    played: _("Played"),
    playedTimes: (name: string, count: number) => (count === 1 ? name : `${count}\u00a0×\u00a0${name}`),
    wants: {
      nothing: _("It works at once."),
      dice: _("Which dice shall be rolled again?"),
      face: _("Which die? Then its new number."),
      pillow: _("Which of your dice, and which on the Pillow?"),
      places: _("Which two tiles?"),
    } satisfies Record<Want, string>,
    turnTo: _("New number"),
    goPlay: (name: string) => _("Play {name}", { name }),
    putDown: _("Not now"),
    looked: (findings: string) => _("You saw: {findings}", { findings }),
  };
});
