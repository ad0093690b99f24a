/** Says the name of whoever sits at a seat. */
export type Who = (seat: number) => string;
export type Lines = Readonly<Record<string, (who: Who) => string>>;

const kittenMe = {
  hand: () => "These three cards are yours, and only you see them. Everybody bids on what lies in all hands together.",
  bid: (who) => `${who(1)} says: there are at least 2 Red among all cards. That is a bid.`,
  count: () => "The small numbers count your own hand: 2 Hats, 1 Red and so on. The rest is guessing.",
  raise: (who) => `${who(2)} went up to 3 Hats. You hold 2 yourself, so 4 in all is likely. Pick Hats and bid.`,
  doubt: (who) => `8 Red? You hold just 1, and there are only nine cards. ${who(2)} is bluffing: call it!`,
  short: (who) => `7 Red, and that with the card from the deck. One short of 8, so ${who(2)} loses a card.`,
  lives: () =>
    "The matches are lives: one for each card you are dealt. With none left you are out; the last one in wins.",
  bluff: () => "Now it is your turn to lie. You hold no Green at all: bid 4 Green and keep a straight face.",
  believed: (who) => `${who(1)} believed you, went up to 5 and loses a card. Only 3 Green were there. Nicely done!`,
  wild: () => "The gold card is a Wild. It counts as every accessory and every colour, so you hold 2 Blue.",
  purrfect: (who) =>
    `${who(2)} says 4 Blue, and that may be just right. Call Purrfect: if it is exact, you win a card. If not, you lose one.`,
  exact: (who) => `Exactly 4! You are dealt four cards from now on, and ${who(2)} is down to one.`,
} satisfies Lines;

const goKitty = {
  goal: () => "Collect Clowders: four alike are 3 points, one of each Season 2, four of one Season 1.",
  ask: (who) => `You hold 2 Snow, so you may ask for Snow. ${who(1)} is chosen already: tap Snow, then ask.`,
  goesOn: (who) => `${who(1)} had two and must give both. A hit lets you go on: ask ${who(2)} for Ice Cream.`,
  miss: (who) => `${who(2)} has none, so you drew a card and your turn was over. But look what you drew: a Mouse!`,
  none: (who) => `${who(1)} asks you for Cozy. You hold none, so say so.`,
  mouse: (who) =>
    `${who(2)} wants your Fan. Play the Mouse and the ask turns round: now ${who(2)} must give you every Fan.`,
  turned: (who) => `${who(2)} had to give you a Fan. The Mouse is gone for good, and now it is your turn.`,
  lay: () => "Four Snow in your hand. They lie ready on the mat: lay them for 3 points.",
  seek: (who) =>
    `A Seek Token lets you ask for anything, even what you do not hold. ${who(1)} wanted Cozy and so has some: seek it.`,
  stop: () => "Winter, Spring, Summer: one Fall card more and you can lay a Year-round. Stop here for now.",
  tokens: () =>
    "Each Clowder turns a spent token back, and so does a turn you skip. When the pile is empty, everybody has one last turn.",
} satisfies Lines;

const shutUpCat = {
  night: () => "Twelve tiles lie face down: eight Z and four MEOWs. You want Z. Tonight 20 of them are enough.",
  gather: () => "A turn begins with three dice. The Pillow is empty, so roll all three.",
  settle: () => "You use two of the three. 1 and 6 make 7: that settles you down and raises your factor to ×2.",
  spare: () => "The third die goes to the Pillow. Anybody may take it from there instead of rolling.",
  pair: (who) => `${who(1)} rolled two 5s. Two alike bring a Distraction card.`,
  take: () => "Now you want that 4. Tap it on the Pillow, then roll the other two.",
  sleep: () => "4 and 3 are the ends of an arc on the ring. Sleep turns up all six tiles of it. Sweet dreams!",
  meow: () => "Five Z and one MEOW. A MEOW takes 1 off your factor: only ×1 is left.",
  chase: () => "Chase the cat for 5 Z: you are back at ×2, and the five Z count 10 instead of 5.",
  score: () => "Now score: 5 Z times 2.",
  put: () =>
    "The tiles go back face down. You may swap them first, and nobody sees how. This time leave them as they are.",
  secret: () =>
    "Only you know where that MEOW lies. Your screen marks it for you at this table; at others, remember it.",
  again: (who) => `${who(1)} settled down as well. Your turn: roll three dice.`,
  distract: () => "Two 3s: take a Distraction card.",
  card: () =>
    "A Laser Pointer! In a later turn you may roll dice again with it. Cards are played before you use your dice.",
} satisfies Lines;

export const learn = {
  title: "First lesson",
  progress: (step: number, steps: number): string => `Step ${step} of ${steps}`,
  coach: "Your coach",
  next: "Next",
  watch: (name: string): string => (name === "" ? "Watch what happens." : `${name} is thinking…`),
  opening: "Setting the table…",
  startOver: "Start over",
  leave: "Leave the lesson",
  rules: "Rules",
  steps: { "kitten-me": kittenMe, "go-kitty": goKitty, "shut-up-cat": shutUpCat },

  // when it is over
  done: "That is all you need",
  learned: {
    "kitten-me": [
      "Raise the bid, or call it: every bid is higher than the last.",
      "Challenge what is too high, call Purrfect what is exact.",
      "Whoever is wrong loses a card. The last one in wins.",
    ],
    "go-kitty": [
      "Ask for what you hold. A hit goes on, a miss draws a card.",
      "Four cards make a Clowder: 3, 2 or 1 points.",
      "Seek Tokens ask for anything, and a Mouse turns an ask round.",
    ],
    "shut-up-cat": [
      "Two of three dice: sleep, take a card with two alike, settle with a sum of 7.",
      "Every Z counts as often as your factor says; every MEOW lowers it.",
      "5 Z chase the cat and raise the factor, at any time.",
    ],
  },
  playNow: "Play now",
  playOn: "Play this match on",
  readRules: "Read the rules",

  // when it cannot be had
  noLesson: "No lesson yet",
  noLessonWhy: "Nobody has written a lesson for this game. Its rule book tells how it is played.",
  failed: "The lesson did not begin",
  noCookie: "The table does not know you again. Allow cookies for this page, then try again.",
  again: "Try again",
  home: "All games",
};
