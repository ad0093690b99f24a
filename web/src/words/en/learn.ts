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

  // when it is over
  done: "That is all you need",
  backToTable: "Back to the table",
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
