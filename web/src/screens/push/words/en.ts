export const en = {
  turn: {
    title: "Tell me when it is my turn",
    about:
      "For tables of hours or days, and when a friend invites you or opens a table: a message comes although this page is closed. It never shows a card.",
    allow: "Tell me on this device",
    on: "This device tells you from now on.",
    try: "Try it out",
    tried: "Sent. It shows in a moment.",
    stop: "Stop on this device",
    off: "This device tells you nothing more.",
    notNow: "Nothing was changed. Your browser asks whether messages may come: say yes.",
    notGiven: "Your browser could not set it up. Check your connection and try again.",
  },
  hinders: {
    server: "This server sends no messages. Your tables show whose turn it is.",
    home: "On an iPhone or iPad, first add this page to the home screen (Share, then Add to Home Screen) and open it there.",
    secure: "Messages need an address that begins with https.",
    browser: "This browser shows no messages of a closed page. Try another.",
    denied: "You have forbidden messages of this page. Allow them in the settings of your browser, then come back.",
  },
  quiet: {
    title: "Quiet hours",
    about: "Nothing comes then. What still waits for you comes afterwards.",
    quiet_from: "From",
    quiet_to: "To",
    kept: "Kept.",
  },
  devices: {
    title: "Your other devices",
    browser: "Another browser",
    since: (day: string): string => `Since ${day}`,
    remove: (browser: string, day: string): string => `Remove ${browser}, since ${day}`,
    removed: "That device tells you nothing more.",
  },
  muted: {
    title: "Muted tables",
    lift: "Tell me again",
    liftOf: (code: string): string => `Tell me again of table ${code}`,
    lifted: (code: string): string => `You hear of table ${code} again.`,
  },
  menu: {
    mute: "Mute this table",
    muted: "You hear no more of this table.",
    unmute: "Tell me of this table again",
    unmuted: "You hear of this table again.",
    tell: "Tell me when it is my turn",
  },
};
