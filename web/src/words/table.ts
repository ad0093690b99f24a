import type { Gettext } from "./gettext";

export const table = ({ _, ngettext, pgettext }: Gettext) => {
  const levels: Readonly<Record<string, readonly [name: string, skill: string]>> = {
    random: [_("Scatterbrain"), _("moves at random")],
    kitten: [_("Kitten"), _("easy")],
    tabby: [_("Tabby"), _("plays well")],
    panther: [_("Panther"), _("hard to beat")],
  };

  return {
    // parts
    cardBack: _("Card, face down"),
    close: _("Close"),
    log: _("Log"),
    earlier: _("Show earlier"),
    yourTurn: _("Your turn"),
    resting: _("Just a moment"),
    waitingFor: (name: string) => _("{name}’s turn", { name }),
    yourAnswer: _("Your answer"),
    answerOf: (name: string) => _("{name} answers", { name }),
    seconds: (seconds: number) => ngettext("{n} seconds left", "{n} seconds left", seconds),
    saySomething: _("Say something"),
    /** What people say to each other, by the English words that go over the wire. */
    saidBy: (name: string, text: string) => _("{name}: {text}", { name, text }),

    // the frame
    level: (level: string) => levels[level]?.[0] ?? level,
    skill: (level: string) => levels[level]?.[1] ?? "",
    leave: _("Leave the table"),
    hint: _("Odds"),
    rules: _("Rules"),
    menu: _("Menu"),
    newInLog: (count: number) => ngettext("Log, {n} new", "Log, {n} new", count),
    watching: _("Watching"),
    turnTitle: (title: string) => _("Your turn · {title}", { title }),
    opening: _("Coming to the table…"),

    // leaving
    leaveAsk: _("Leave now?"),
    leaveWhy: _("A bot plays on for you and keeps your seat. Come back by the same link at any time."),
    leaveYes: _("Leave"),
    leaveNo: _("Stay"),

    // when something is wrong
    unheard: _("The table has not heard your move yet. It is sent again."),
    reconnecting: _("Reconnecting…"),
    newVersion: _("This page is older than the server."),
    noBoard: _("A part of the page could not be fetched."),
    reload: _("Reload"),
    noTable: _("No such table"),
    noTableWhy: (code: string) =>
      _("There is no table {code}. Check the code, or set up a table of your own.", { code }),
    goneTitle: _("The line is closed"),
    notYou: _("You are signed out here."),
    signIn: _("Sign in"),
    comeIn: _("Come in again"),
    shutOut: _("You cannot come in"),
    report: _("Report somebody"),
    notYours: _("Somebody’s lesson"),
    notYoursWhy: _("A lesson is for one person. Begin your own: it takes two minutes."),
    ownLesson: _("Begin my lesson"),
    home: _("To the start"),
    again: _("Try again"),
    refusedBy: (ruling: string) => _("Ruling {ruling}", { ruling }),
    dismiss: _("Got it"),

    // strips
    botPlays: (level: string) => _("{level} plays for you.", { level }),
    timeRanOut: (level: string) => _("Your time ran out: {level} plays for you until you are back.", { level }),
    takeOver: _("Take over"),
    youWatch: _("You are watching."),

    // menu and players
    players: _("Players"),
    invite: _("Invite"),
    settings: _("Settings"),
    letBotPlay: _("Let a bot play for me"),
    standUp: _("Give up my seat"),
    you: _("you"),
    isHere: _("at the table"),
    isAway: _("not connected"),
    isBot: _("a bot"),
    botFor: (level: string) => _("away, {level} plays", { level }),
    botLevel: (level: string) => _("bot, {level}", { level }),
    nobody: _("Free seat"),
    mute: _("Mute"),
    unmute: _("Unmute"),
    muted: _("muted"),
    muteWatchers: _("Mute everybody who watches"),
    unmuteWatchers: _("Hear those who watch again"),
    watchers: (count: number) =>
      count === 0 ? _("Nobody watches") : ngettext("1 person watches", "{n} people watch", count),
    theme: _("Colours"),
    themes: { auto: _("As the system"), light: _("Day"), dark: pgettext("at a table", "Midnight") },
    speed: _("Animation"),
    speeds: { normal: _("Normal"), fast: _("Fast"), off: pgettext("animation", "Off") },
    sound: _("Sound"),
    vibration: _("Vibration on your turn"),
    on: _("On"),
    off: _("Off"),
    language: _("Language"),

    // odds
    oddsTitle: _("The odds"),
    reckoning: _("Reckoning…"),
    oddsNone: _("There is nothing to reckon from your seat right now."),
    oddsNote: _("Reckoned from what your seat may know, nothing else."),

    // gathering
    gather: _("Who plays?"),
    seatNumber: (seat: number) => _("Seat {number}", { number: seat + 1 }),
    sitDown: _("Sit down"),
    sitHere: _("Sit here"),
    watchOnly: _("Or stay and watch: it starts when they begin."),
    yourName: _("Your name"),
    save: _("Save"),
    guest: _("Guest"),
    begin: _("Begin"),
    beginNext: _("Begin the next match"),
    beginBots: (count: number) => ngettext("A bot takes the free seat.", "Bots take {n} free seats.", count),
    beginFull: _("Everybody is here."),
    seats: _("Seats"),
    moreSeats: _("One seat more"),
    fewerSeats: _("One seat fewer"),
    addBot: _("Put a bot here"),
    botHere: _("How good is this bot?"),
    sendAway: _("Send the bot away"),
    moveHere: _("Move here"),
    free: _("free"),
    /** Why somebody who watches cannot sit down. */
    barred: {
      removed: _("Whoever opened this table has removed you from it. You may watch, or find another one."),
      locked: _("This table is locked: nobody new sits down."),
      playing: _("You can sit down when this match is over."),
      full: _("Every seat is taken. Stay and watch."),
    },

    // whoever comes by a link
    invitation: _("Invitation"),
    invited: _("You are invited"),
    invitesYou: (name: string) => _("{name} invites you", { name }),
    toPlay: (game: string) => _("to play {game}", { game }),
    lasts: (from: number, to: number) => _("about {from}–{to} minutes", { from, to }),
    freeOf: (free: number, seats: number) => _("{free} of {seats} seats free", { free, seats }),
    ownRules: _("Own mixture"),
    watch: _("Watch"),
    learnFirst: _("Learn in two minutes"),

    // whoever opened the table
    lock: _("Lock the table"),
    unlock: _("Open the table"),
    locked: _("Locked: nobody new sits down"),
    unlocked: _("Open to newcomers"),
    led: _("Whoever opened the table begins matches and sets the seats"),
    ledByYou: _("You alone begin matches and set the seats"),
    sharedByAll: _("All who sit begin matches and set the seats"),
    lead: _("Decide alone"),
    letAll: _("Let all decide"),
    ledWait: _("Whoever opened the table begins. You can talk and learn meanwhile."),
    remove: _("Remove from the table"),
    removeAsk: (name: string) =>
      _("Remove {name}? The seat becomes free, and {name} cannot sit down here again.", { name }),
    removeYes: _("Yes, remove"),
    removeNo: _("No, keep"),
    backToResult: _("Back to the result"),

    // inviting
    inviteTitle: _("Invite friends"),
    inviteWhy: _("Anybody with this link or code can sit down. No account needed."),
    inviteLater: _(
      "Anybody with this link or code can watch, and sit down when this match is over. No account needed.",
    ),
    inviteLocked: _("The table is locked: with this link or code others can only watch."),
    lessonAlone: _("This table is your lesson, for you alone. To play with friends, set another one."),
    code: _("Table code"),
    copy: _("Copy link"),
    copied: _("Link copied"),
    share: _("Share"),
    qr: _("Link to this table as a QR code"),
    shareText: (game: string) => _("Play {game} with me on Nine Lives", { game }),

    // house rules
    houseRules: _("House rules"),
    usualRules: _("Played by the usual rules."),
    clockOf: (time: string) => _("{time} a move", { time }),
    time: (seconds: number) => {
      if (seconds < 120) return _("{seconds} s", { seconds });
      if (seconds < 7200) return _("{minutes} min", { minutes: Math.round(seconds / 60) });
      if (seconds < 172800) return ngettext("{n} hours", "{n} hours", Math.round(seconds / 3600));
      return ngettext("{n} days", "{n} days", Math.round(seconds / 86400));
    },
    skipped: (first: number, last: number) =>
      first === last
        ? _("Match {first} of this table was dealt and you did not see it.", { first })
        : _("Matches {first} to {last} of this table were dealt and you did not see them.", { first, last }),
    noHints: _("No odds at this table"),
    rated: _(
      "Rated: this match counts for your points, but not between people of one network, nor if a bot wins it for you",
    ),
    isPrivate: _("By invitation only"),
    isPublic: _("Open to all in the lobby"),
  };
};
