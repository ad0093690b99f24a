const TITLES: Readonly<Record<string, string>> = {
  "kitten-me": "Kitten Me",
  "go-kitty": "Go Kitty",
  "shut-up-cat": "Shut Up, Cat!",
};

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
  close: "Close",
  log: "Log",
  earlier: "Show earlier",
  yourTurn: "Your turn",
  resting: "Just a moment",
  waitingFor: (name: string): string => `${name}’s turn`,
  seconds: (seconds: number): string => `${seconds} seconds left`,
  saySomething: "Say something",
  /** What people say to each other, by the English words that go over the wire. */
  phrase: (text: string): string => text,
  saidBy: (name: string, text: string): string => `${name}: ${text}`,
  watcher: "A watcher",

  // the frame
  title: (game: string, full: string): string => TITLES[game] ?? full,
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
  reconnecting: "Reconnecting…",
  newVersion: "This page is older than the server.",
  noBoard: "A part of the page could not be fetched.",
  reload: "Reload",
  noTable: "No such table",
  noTableWhy: (code: string): string => `There is no table ${code}. Check the code, or set up a table of your own.`,
  goneTitle: "The line is closed",
  home: "To the start",
  again: "Try again",
  refusedBy: (ruling: string): string => `Ruling ${ruling}`,
  dismiss: "Got it",

  // strips
  botPlays: (level: string): string => `${level} plays for you.`,
  takeOver: "Take over",
  youWatch: "You are watching.",
  takeSeatOf: (name: string): string => `Play for ${name}`,

  // menu and players
  players: "Players",
  invite: "Invite",
  settings: "Settings",
  letBotPlay: "Let a bot play for me",
  standUp: "Give up my seat",
  you: "you",
  isHere: "at the table",
  isAway: "not connected",
  botFor: (level: string): string => `away, ${level} plays`,
  botLevel: (level: string): string => `bot, ${level}`,
  nobody: "Free seat",
  mute: "Mute",
  unmute: "Unmute",
  muted: "muted",
  watchers: (count: number): string => (count === 1 ? "1 person watches" : `${count} people watch`),
  theme: "Colours",
  themes: { auto: "As the system", light: "Day", dark: "Midnight" },
  speed: "Animation",
  speeds: { normal: "Normal", fast: "Fast", off: "Off" },
  sound: "Sound",
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
  backToResult: "Back to the result",

  // inviting
  inviteTitle: "Invite friends",
  inviteWhy: "Anybody with this link or code can sit down. No account needed.",
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
  noHints: "No odds at this table",
  isPrivate: "By invitation only",
  isPublic: "Open to all in the lobby",

  /** The rules of the table itself. */
  ruling: {
    T1: "A seat is taken by whoever sits down first. A bot’s is free at any time; a person’s is kept.",
    T2: "Nobody sees two hands in one match: while it runs you may only sit where you sat.",
    T3: "Seats are added, cleared and taken away between matches.",
    T4: "Only those who sit at the table decide about it.",
    T5: "A match begins when this game can be played with these options by that many.",
    T6: "A name is one line of at most 24 letters, and nobody is called You.",
    T7: "A move answers the table as you saw it. If a turn of yours has passed since, it comes too late.",
    T8: "Moves are made while a match runs.",
    T9: "What you say must be a move of this game, or an order that tables know.",
    T10: "Hints are for the players of a match that runs, where the table allows them, one at a time.",
    T11: "A match that is not over after 10,000 moves is called off: nobody wins, and no record is kept.",
  } as Readonly<Record<string, string>>,
};
