import type { Gettext } from "./gettext";

export const shell = ({ _, ngettext, pgettext }: Gettext) => {
  const levels: Readonly<Record<string, readonly [name: string, about: string]>> = {
    "": [_("As usual"), _("Kittens until your first win at this game, then tabbies.")],
    kitten: [_("Kitten"), _("Plays by whim.")],
    tabby: [_("Tabby"), _("Plays well.")],
    panther: [_("Panther"), _("Plays to win.")],
  };

  return {
    missing: _("This part of the page did not come."),
    again: _("Try again"),
    daily: _("Deal of the day"),
    tablesHere: _("Tables in this browser"),
    away: { why: _("The server does not answer."), play: _("Play with cats in this browser") },
    announced: {
      label: _("From those who run this server"),
      readOnly: _(
        "No new tables or matches begin just now: this server is about to be upgraded. Matches that run go on.",
      ),
    },
    trouble: {
      full: _("This browser has no room left, so nothing more can be kept. Free some space, and play on."),
      gone: _("The browser took this table's storage away. Load the page anew."),
      start: _("The table in this browser did not start."),
      fault: _("Something went wrong at this table. What was played is kept."),
    },
    guestNames: [
      _("Tiger"),
      _("Whiskers"),
      _("Pickles"),
      _("Toffee"),
      _("Socks"),
      _("Marble"),
      _("Button"),
      _("Domino"),
      _("Sardine"),
      _("Velvet"),
      _("Pretzel"),
      _("Crumble"),
    ],
    skip: _("Skip to the main part"),
    home: _("Nine Lives, to the start"),
    lede: _("Three small cat games for one kitchen table."),
    fine: _(
      "Unofficial fan edition. Games by Ben Lundquist and the Stone Blade team, Ariel’s Doodles, Wil Cox and Graviti Games. Keep away from dogs.",
    ),
    elsewhere: _("Elsewhere"),
    boxes: _("Games"),
    dark: _("Dark theme"),
    sound: _("Sound"),
    play: _("Play"),
    playNow: _("Play now"),
    playNowOf: (title: string) => _("Play now: {title}", { title }),
    more: _("More ways"),
    moreOf: (title: string, players: string) => _("{players}. More ways to play {title}", { players, title }),
    loading: _("One moment …"),
    join: {
      code: _("Table code"),
      example: _("PURRRR"),
      go: pgettext("by a code", "Join"),
      tooShort: _("A code has six letters. Type all of them."),
    },
    ways: {
      set: { name: _("Set the table"), about: _("You choose the cats and the house rules.") },
      invite: { name: _("Invite friends"), about: _("By link, code or QR. You choose the house rules.") },
      quick: { name: _("Quick match"), about: _("Sit down with whoever is waiting.") },
      best: { name: _("Leaderboard"), about: _("Who plays best this month.") },
      pass: { name: _("One screen for several"), about: _("Hand it round; a curtain hides your cards.") },
      learn: { name: _("Learn it"), about: _("A first lesson, two minutes.") },
      rules: { name: _("Rules"), about: _("The rule book and every ruling.") },
    },
    resume: {
      title: _("Your tables"),
      yourTurn: (name: string) => _("Your turn, {name}", { name }),
      goOn: (phase: string, name: string) =>
        phase === "playing"
          ? name === ""
            ? _("Others are thinking")
            : _("{name} is thinking", { name })
          : phase === "over"
            ? _("One more?")
            : _("The table is set"),
      where: (title: string, others: readonly string[]) =>
        others.length === 0 ? title : _("{title}, with {others}", { title, others: others.join(", ") }),
    },
    faults: {
      ours: _("That did not work. Try again in a moment."),
      offline: _("The table cannot be reached. Check your connection and try again."),
      tooMuch: _("That was too much at once. Wait a few seconds and try again."),
      stranger: _(
        "You are not signed in here. Under “About you” you keep a name, or come back with a code or a passkey.",
      ),
    },
    set: {
      title: _("Set a table"),
      seats: _("Seats"),
      seatsAbout: _("Bots take the seats that stay free."),
      preset: pgettext("which preset", "Rules"),
      clock: _("Time for a move"),
      clocks: {
        15: _("15 s"),
        30: _("30 s"),
        90: _("90 s"),
        300: _("5 min"),
        3600: _("1 hour"),
        86400: _("1 day"),
        604800: _("7 days"),
      },
      clockAbout: (seconds: number) =>
        seconds <= 30
          ? _("Blitz: think fast, then a bot moves for you.")
          : seconds <= 300
            ? _("At one sitting. When it runs out, a bot moves for you.")
            : _("By and by: leave and come back."),
      bots: _("Bots"),
      level: (key: string) => levels[key]?.[0] ?? key,
      levelAbout: (key: string) => levels[key]?.[1] ?? "",
      hints: _("Hints"),
      hintsAbout: _("Everyone may look up the odds."),
      listed: _("Open to all"),
      listedAbout: _("The table is listed, and anyone may sit down. Else only those with the link."),
      rated: _("Rated"),
      ratedAbout: _("Counts for everyone's points: the rules as they come, and no hints."),
      house: _("House rules"),
      houseAbout: _("Every question the rules leave open, with its ruling."),
      changed: (number: number) => ngettext("{n} changed", "{n} changed", number),
      ruling: (number: string) => _("Ruling {number}", { number }),
      own: _("Type your own, or pick one."),
      on: _("On"),
      off: _("Off"),
      create: pgettext("to begin", "Set the table"),
    },
    lobby: {
      title: _("Open tables"),
      about: _("Sit down or watch. New tables appear by themselves."),
      none: _("No table is open right now. Start one, others will see it."),
      people: (number: number) => ngettext("{n} person", "{n} people", number),
      free: (number: number) =>
        number === 0 ? _("no free seat") : ngettext("{n} free seat", "{n} free seats", number),
      rated: _("rated"),
      phase: (phase: string) =>
        phase === "gathering"
          ? _("waiting")
          : phase === "playing"
            ? _("a match runs: sit down afterwards")
            : _("between matches"),
      sit: _("Join"),
      watch: _("Watch"),
      joinOf: (game: string, code: string) => _("Join {game}, table {code}", { game, code }),
      watchOf: (game: string, code: string) => _("Watch {game}, table {code}", { game, code }),
      start: _("Quick match"),
    },
    me: {
      title: _("About you"),
      name: _("Your name"),
      nameAbout: _("This is how others see you. At most 24 letters."),
      keep: _("Keep"),
      kept: _("Kept."),
      noName: _("Type a name first."),
      theme: _("Theme"),
      themes: { auto: _("Like the system"), light: _("Day"), dark: _("Midnight") },
      language: _("Language"),
      speed: _("Animation speed"),
      speeds: { normal: _("Normal"), fast: _("Fast"), off: _("None") },
      sound: _("Sound"),
      install: _("Install"),
      installAbout: _("Keep Nine Lives on your home screen."),
      tables: _("Your tables"),
      noTables: _("You sit at no table. Pick a box and play."),
      matches: _("Your matches"),
      noMatches: _("Finished matches will be listed here."),
      won: (names: readonly string[]) =>
        ngettext("{winners} won", "{winners} won", names.length, { winners: names.join(_(" and ")) }),
      youWon: _("You won"),
      replay: _("Replay"),
      saveAll: _("Save all matches"),
      bringIn: {
        title: _("Bring in matches"),
        about: _(
          "Matches saved here, on another device or by a friend. Each is played again and checked before it is kept.",
        ),
        file: _("Choose a file"),
        paste: _("Or paste the record of a match"),
        open: _("Watch it"),
        empty: _("Paste a record first."),
        tooBig: _("This file is too big to be matches. Choose another one."),
        checking: (number: number, all: number) => _("Checking match {number} of {all} …", { number, all }),
        brought: (number: number) =>
          number === 0
            ? _("There are no matches in it.")
            : ngettext("The match is here now.", "{n} matches are here now.", number),
        refused: (number: number) => ngettext("{n} match was refused.", "{n} matches were refused.", number),
      },
      data: _("Your data"),
      dataAbout: _(
        "Kept are your name, your tables, your matches and the public half of your passkeys. No address, no password.",
      ),
      takeOut: _("Take out a copy"),
      nothing: _("Nothing is kept about you yet."),
      forget: _("Forget me"),
      forgetSure: _("Forget you for good? Your name leaves every table and match, and nobody can bring it back."),
      forgetYes: _("Yes, forget me"),
      forgetNo: _("No, stay"),
      forgotten: _("You are forgotten. Welcome, stranger."),
    },
    pass: {
      title: _("One screen for several"),
      about: _("Hand the screen round. A curtain hides your cards until you tap."),
      people: _("Who plays?"),
      person: (number: number) => _("Person {number}", { number }),
      add: _("One more person"),
      remove: (name: string) => _("Take {name} out", { name }),
      bots: _("Bots besides"),
      begin: pgettext("on one screen", "Begin"),
      gathering: _("Everyone sits down …"),
      to: _("Pass to"),
      open: (name: string) => _("I am {name}: open", { name }),
      look: _("Everyone else looks away."),
      actsToo: _("Somebody else wants to act"),
      passTo: (name: string) => _("Hide and pass to {name}", { name }),
      anew: _("Set a new table with other people"),
      waitFor: (name: string) => _("{name} is thinking …", { name }),
    },
    lost: {
      title: _("Nobody home"),
      about: _("There is no page here. The cat has looked everywhere."),
      home: _("To the start"),
    },
  };
};
