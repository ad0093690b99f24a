const seconds = (number: number): string => (number === 1 ? "1 more second" : `${number} more seconds`);

export const en = {
  keys: {
    title: "You on every device",
    about: "Be the same person on your phone and at your desk, and come back when one of them is lost.",
    device: "Bring me to another device",
    deviceAbout: (place: string): string =>
      `On the other device take a picture of this square, or open ${place} and type the code.`,
    square: "The code as a square to take a picture of",
    counts: (left: number): string => `It counts once, for ${seconds(left)}.`,
    over: "This code counts no more.",
    another: "Make another code",
  },
  passkeys: {
    title: "Passkeys",
    about: "Your finger, your face or a PIN says that it is you. No password, no address.",
    make: "Make a passkey",
    made: "The passkey is made.",
    not: "No passkey was used.",
    already: "This device has a passkey already.",
    synced: "In a password manager",
    single: "On one device",
    dates: (made: string, used: string): string => `Made on ${made}, last used on ${used}`,
    remove: (made: string): string => `Remove the passkey of ${made}`,
    removed: "The passkey is removed. Delete it on your device, too.",
  },
  sessions: {
    title: "Where you are signed in",
    about: "Sign out what you no longer use or do not know. Codes and passkeys that were made there go with it.",
    unnamed: "A browser or a program",
    here: (since: string): string => `This one, since ${since}`,
    since: (since: string): string => `Since ${since}`,
    signOut: "Sign out",
    signOutOf: (device: string, since: string): string => `Sign out: ${device}, since ${since}`,
    signedOut: (device: string): string => `Signed out: ${device}.`,
    leave: "Sign out here",
    leaveAbout: "This browser will not know you any more. Codes and passkeys that you made here go with it.",
    loss: {
      none: "To come back, make a code on another device where you are signed in.",
      some: "You are signed in nowhere else. Only a passkey or a recovery code that you did not make here brings you back. Have you none? Then bring yourself to another device first.",
      all: "You are signed in nowhere else, and you have no passkey and no recovery code. Nobody can bring you back: your name, your seats, your matches and your friends are lost.",
    },
    stay: "Stay signed in",
    elsewhere: "Sign out everywhere else",
    elsewhereAbout:
      "Is a device lost, or did somebody use yours? After this you are signed in here alone. All codes stop working, no device gets messages, and only the passkeys that you choose stay.",
    alone: "All other devices are signed out.",
    which: "Which passkeys stay?",
    whichAbout: "Tick only those that you know. The others stop working.",
  },
  recovery: {
    title: "Recovery codes",
    about: "For the day when all devices are lost. Write them down, each counts once.",
    left: (number: number): string => (number === 1 ? "1 code is left." : `${number} codes are left.`),
    make: "Make recovery codes",
    shown: "They are shown only now. Those that you made before count no more.",
    save: "Save as a file",
  },
  arrive: {
    title: "Been here before?",
    about: "Type a code from your other device, or one that you wrote down.",
    behind: (name: string): string =>
      `You are ${name} in this browser. With the code or passkey of somebody else you become them, and ${name} stays behind: to be ${name} again, you need one of ${name}’s codes or passkeys.`,
    typed:
      "Recovery codes do not work in links: you type them yourself. If somebody sent you this link, leave it alone.",
    signedOut: "You are signed out here.",
    now: (name: string, before: string): string =>
      name === "" ? `You are no longer ${before}.` : `You are ${name} now, no longer ${before}.`,
    back: (before: string): string => `No, I am ${before}`,
    code: "Code",
    empty: "Type a code first.",
    come: "That is me",
    passkey: "Use a passkey",
    welcome: (name: string): string => (name === "" ? "Welcome back." : `Welcome back, ${name}.`),
  },
};
