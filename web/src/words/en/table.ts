const LEVELS: Readonly<Record<string, string>> = {
  random: "Scatterbrain",
  kitten: "Kitten",
  tabby: "Tabby",
  panther: "Panther",
};

const SKILLS: Readonly<Record<string, string>> = {
  random: "moves at random",
  kitten: "easy",
  tabby: "plays well",
  panther: "hard to beat",
};

export const table = {
  // parts
  cardBack: "Card, face down",
  close: "Close",
  log: "Log",
  earlier: "Show earlier",
  yourTurn: "Your turn",
  resting: "Just a moment",
  waitingFor: (name: string): string => `${name}’s turn`,
  yourAnswer: "Your answer",
  answerOf: (name: string): string => `${name} answers`,
  seconds: (seconds: number): string => `${seconds} seconds left`,
  saySomething: "Say something",
  /** What people say to each other, by the English words that go over the wire. */
  saidBy: (name: string, text: string): string => `${name}: ${text}`,

  // the frame
  level: (level: string): string => LEVELS[level] ?? level,
  skill: (level: string): string => SKILLS[level] ?? "",
  leave: "Leave the table",
  hint: "Odds",
  rules: "Rules",
  menu: "Menu",
  newInLog: (count: number): string => `Log, ${count} new`,
  watching: "Watching",
  turnTitle: (title: string): string => `Your turn · ${title}`,
  opening: "Coming to the table…",

  // leaving
  leaveAsk: "Leave now?",
  leaveWhy: "A bot plays on for you and keeps your seat. Come back by the same link at any time.",
  leaveYes: "Leave",
  leaveNo: "Stay",

  // when something is wrong
  unheard: "The table has not heard your move yet. It is sent again.",
  reconnecting: "Reconnecting…",
  newVersion: "This page is older than the server.",
  noBoard: "A part of the page could not be fetched.",
  reload: "Reload",
  noTable: "No such table",
  noTableWhy: (code: string): string => `There is no table ${code}. Check the code, or set up a table of your own.`,
  goneTitle: "The line is closed",
  notYou: "You are signed out here.",
  signIn: "Sign in",
  comeIn: "Come in again",
  shutOut: "You cannot come in",
  report: "Report somebody",
  notYours: "Somebody’s lesson",
  notYoursWhy: "A lesson is for one person. Begin your own: it takes two minutes.",
  ownLesson: "Begin my lesson",
  home: "To the start",
  again: "Try again",
  refusedBy: (ruling: string): string => `Ruling ${ruling}`,
  dismiss: "Got it",

  // strips
  botPlays: (level: string): string => `${level} plays for you.`,
  timeRanOut: (level: string): string => `Your time ran out: ${level} plays for you until you are back.`,
  takeOver: "Take over",
  youWatch: "You are watching.",

  // menu and players
  players: "Players",
  invite: "Invite",
  settings: "Settings",
  letBotPlay: "Let a bot play for me",
  standUp: "Give up my seat",
  you: "you",
  isHere: "at the table",
  isAway: "not connected",
  isBot: "a bot",
  botFor: (level: string): string => `away, ${level} plays`,
  botLevel: (level: string): string => `bot, ${level}`,
  nobody: "Free seat",
  mute: "Mute",
  unmute: "Unmute",
  muted: "muted",
  muteWatchers: "Mute everybody who watches",
  unmuteWatchers: "Hear those who watch again",
  watchers: (count: number): string =>
    count === 0 ? "Nobody watches" : count === 1 ? "1 person watches" : `${count} people watch`,
  theme: "Colours",
  themes: { auto: "As the system", light: "Day", dark: "Midnight" },
  speed: "Animation",
  speeds: { normal: "Normal", fast: "Fast", off: "Off" },
  sound: "Sound",
  vibration: "Vibration on your turn",
  on: "On",
  off: "Off",
  language: "Language",

  // odds
  oddsTitle: "The odds",
  reckoning: "Reckoning…",
  oddsNone: "There is nothing to reckon from your seat right now.",
  oddsNote: "Reckoned from what your seat may know, nothing else.",

  // gathering
  gather: "Who plays?",
  seatNumber: (seat: number): string => `Seat ${seat + 1}`,
  sitDown: "Sit down",
  sitHere: "Sit here",
  watchOnly: "Or stay and watch: it starts when they begin.",
  yourName: "Your name",
  save: "Save",
  guest: "Guest",
  begin: "Begin",
  beginNext: "Begin the next match",
  beginBots: (count: number): string => (count === 1 ? "A bot takes the free seat." : `Bots take ${count} free seats.`),
  beginFull: "Everybody is here.",
  seats: "Seats",
  moreSeats: "One seat more",
  fewerSeats: "One seat fewer",
  addBot: "Put a bot here",
  botHere: "How good is this bot?",
  sendAway: "Send the bot away",
  moveHere: "Move here",
  free: "free",
  /** Why somebody who watches cannot sit down. */
  barred: {
    removed: "Whoever opened this table has removed you from it. You may watch, or find another one.",
    locked: "This table is locked: nobody new sits down.",
    playing: "You can sit down when this match is over.",
    full: "Every seat is taken. Stay and watch.",
  },

  // whoever comes by a link
  invitation: "Invitation",
  invited: "You are invited",
  invitesYou: (name: string): string => `${name} invites you`,
  toPlay: (game: string): string => `to play ${game}`,
  lasts: (from: number, to: number): string => `about ${from}–${to} minutes`,
  freeOf: (free: number, seats: number): string => `${free} of ${seats} seats free`,
  ownRules: "Own mixture",
  watch: "Watch",
  learnFirst: "Learn in two minutes",

  // whoever opened the table
  lock: "Lock the table",
  unlock: "Open the table",
  locked: "Locked: nobody new sits down",
  unlocked: "Open to newcomers",
  led: "Whoever opened the table begins matches and sets the seats",
  ledByYou: "You alone begin matches and set the seats",
  sharedByAll: "All who sit begin matches and set the seats",
  lead: "Decide alone",
  letAll: "Let all decide",
  ledWait: "Whoever opened the table begins. You can talk and learn meanwhile.",
  remove: "Remove from the table",
  removeAsk: (name: string): string => `Remove ${name}? The seat becomes free, and ${name} cannot sit down here again.`,
  removeYes: "Yes, remove",
  removeNo: "No, keep",
  backToResult: "Back to the result",

  // inviting
  inviteTitle: "Invite friends",
  inviteWhy: "Anybody with this link or code can sit down. No account needed.",
  inviteLater: "Anybody with this link or code can watch, and sit down when this match is over. No account needed.",
  inviteLocked: "The table is locked: with this link or code others can only watch.",
  lessonAlone: "This table is your lesson, for you alone. To play with friends, set another one.",
  code: "Table code",
  copy: "Copy link",
  copied: "Link copied",
  share: "Share",
  qr: "Link to this table as a QR code",
  shareText: (game: string): string => `Play ${game} with me on Nine Lives`,

  // house rules
  houseRules: "House rules",
  usualRules: "Played by the usual rules.",
  clockOf: (time: string): string => `${time} a move`,
  time: (seconds: number): string => {
    if (seconds < 120) return `${seconds} s`;
    if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
    if (seconds < 172800) return `${Math.round(seconds / 3600)} hours`;
    return `${Math.round(seconds / 86400)} days`;
  },
  skipped: (first: number, last: number): string =>
    first === last
      ? `Match ${first} of this table was dealt and you did not see it.`
      : `Matches ${first} to ${last} of this table were dealt and you did not see them.`,
  noHints: "No odds at this table",
  rated:
    "Rated: this match counts for your points, but not between people of one network, nor if a bot wins it for you",
  isPrivate: "By invitation only",
  isPublic: "Open to all in the lobby",
};
