import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _, ngettext }) => ({
  keys: {
    title: _("You on every device"),
    about: _("Be the same person on your phone and at your desk, and come back when one of them is lost."),
    device: _("Bring me to another device"),
    deviceAbout: (place: string) =>
      _("On the other device take a picture of this square, or open {place} and type the code.", { place }),
    square: _("The code as a square to take a picture of"),
    counts: (left: number) =>
      ngettext("It counts once, for 1 more second.", "It counts once, for {n} more seconds.", left),
    over: _("This code counts no more."),
    another: _("Make another code"),
  },
  passkeys: {
    title: _("Passkeys"),
    about: _("Your finger, your face or a PIN says that it is you. No password, no address."),
    make: _("Make a passkey"),
    made: _("The passkey is made."),
    not: _("No passkey was used."),
    already: _("This device has a passkey already."),
    synced: _("In a password manager"),
    single: _("On one device"),
    dates: (made: string, used: string) => _("Made on {made}, last used on {used}", { made, used }),
    remove: (made: string) => _("Remove the passkey of {made}", { made }),
    removed: _("The passkey is removed. Delete it on your device, too."),
  },
  sessions: {
    title: _("Where you are signed in"),
    about: _("Sign out what you no longer use or do not know. Codes and passkeys that were made there go with it."),
    unnamed: _("A browser or a program"),
    here: (since: string) => _("This one, since {since}", { since }),
    since: (since: string) => _("Since {since}", { since }),
    signOut: _("Sign out"),
    signOutOf: (device: string, since: string) => _("Sign out: {device}, since {since}", { device, since }),
    signedOut: (device: string) => _("Signed out: {device}.", { device }),
    leave: _("Sign out here"),
    leaveAbout: _("This browser will not know you any more. Codes and passkeys that you made here go with it."),
    loss: {
      none: _("To come back, make a code on another device where you are signed in."),
      some: _(
        "You are signed in nowhere else. Only a passkey or a recovery code that you did not make here brings you back. Have you none? Then bring yourself to another device first.",
      ),
      all: _(
        "You are signed in nowhere else, and you have no passkey and no recovery code. Nobody can bring you back: your name, your seats, your matches and your friends are lost.",
      ),
    },
    stay: _("Stay signed in"),
    elsewhere: _("Sign out everywhere else"),
    elsewhereAbout: _(
      "Is a device lost, or did somebody use yours? After this you are signed in here alone. All codes stop working, no device gets messages, and only the passkeys that you choose stay.",
    ),
    alone: _("All other devices are signed out."),
    which: _("Which passkeys stay?"),
    whichAbout: _("Tick only those that you know. The others stop working."),
  },
  recovery: {
    title: _("Recovery codes"),
    about: _("For the day when all devices are lost. Write them down, each counts once."),
    left: (number: number) => ngettext("1 code is left.", "{n} codes are left.", number),
    make: _("Make recovery codes"),
    shown: _("They are shown only now. Those that you made before count no more."),
    save: _("Save as a file"),
  },
  arrive: {
    title: _("Been here before?"),
    about: _("Type a code from your other device, or one that you wrote down."),
    behind: (name: string) =>
      _(
        "You are {name} in this browser. With the code or passkey of somebody else you become them, and {name} stays behind: to be {name} again, you need one of {name}’s codes or passkeys.",
        { name },
      ),
    typed: _(
      "Recovery codes do not work in links: you type them yourself. If somebody sent you this link, leave it alone.",
    ),
    signedOut: _("You are signed out here."),
    now: (name: string, before: string) =>
      name === ""
        ? _("You are no longer {before}.", { before })
        : _("You are {name} now, no longer {before}.", { name, before }),
    back: (before: string) => _("No, I am {before}", { before }),
    code: _("Code"),
    empty: _("Type a code first."),
    come: _("That is me"),
    passkey: _("Use a passkey"),
    welcome: (name: string) => (name === "" ? _("Welcome back.") : _("Welcome back, {name}.", { name })),
  },
}));
