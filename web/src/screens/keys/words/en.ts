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
    signOut: "Sign out everywhere else",
    signOutAbout:
      "Is a device lost, or did somebody use yours? Codes that were made before count no more then, and no device gets messages. Passkeys stay: look through them.",
    signedOut: "All other devices are signed out.",
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
    about:
      "Type a code from your other device, or one that you wrote down. Who you are in this browser now stays behind.",
    code: "Code",
    empty: "Type a code first.",
    come: "That is me",
    passkey: "Use a passkey",
    welcome: (name: string): string => (name === "" ? "Welcome back." : `Welcome back, ${name}.`),
  },
};
