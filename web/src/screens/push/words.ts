import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _ }) => ({
  turn: {
    title: _("Tell me when it is my turn"),
    about: _(
      "For tables of hours or days, and when a friend invites you or opens a table: a message comes although this page is closed. It never shows a card.",
    ),
    allow: _("Tell me on this device"),
    on: _("This device tells you from now on."),
    try: _("Try it out"),
    tried: _("Sent. It shows in a moment."),
    stop: _("Stop on this device"),
    off: _("This device tells you nothing more."),
    notNow: _("Nothing was changed. Your browser asks whether messages may come: say yes."),
    notGiven: _("Your browser could not set it up. Check your connection and try again."),
  },
  hinders: {
    server: _("This server sends no messages. Your tables show whose turn it is."),
    home: _(
      "On an iPhone or iPad, first add this page to the home screen (Share, then Add to Home Screen) and open it there.",
    ),
    secure: _("Messages need an address that begins with https."),
    browser: _("This browser shows no messages of a closed page. Try another."),
    denied: _("You have forbidden messages of this page. Allow them in the settings of your browser, then come back."),
  },
  quiet: {
    title: _("Quiet hours"),
    about: _("Nothing comes then. What still waits for you comes afterwards."),
    quiet_from: _("From"),
    quiet_to: _("To"),
    kept: _("Kept."),
  },
  devices: {
    title: _("Your other devices"),
    browser: _("Another browser"),
    since: (day: string) => _("Since {day}", { day }),
    remove: (browser: string, day: string) => _("Remove {browser}, since {day}", { browser, day }),
    removed: _("That device tells you nothing more."),
  },
  muted: {
    title: _("Muted tables"),
    lift: _("Tell me again"),
    liftOf: (code: string) => _("Tell me again of table {code}", { code }),
    lifted: (code: string) => _("You hear of table {code} again.", { code }),
  },
  menu: {
    mute: _("Mute this table"),
    muted: _("You hear no more of this table."),
    unmute: _("Tell me of this table again"),
    unmuted: _("You hear of this table again."),
    tell: _("Tell me when it is my turn"),
  },
}));
