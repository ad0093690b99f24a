import type { Gettext } from "./gettext";

export const learn = ({ _ }: Gettext) => ({
  title: _("First lesson"),
  progress: (step: number, steps: number) => _("Step {step} of {steps}", { step, steps }),
  coach: _("Your coach"),
  next: _("Next"),
  watch: (name: string) => (name === "" ? _("Watch what happens.") : _("{name} is thinking…", { name })),
  opening: _("Setting the table…"),
  startOver: _("Start over"),
  leave: _("Leave the lesson"),
  rules: _("Rules"),

  // when it is over
  done: _("That is all you need"),
  backToTable: _("Back to the table"),
  playNow: _("Play now"),
  playOn: _("Play this match on"),
  readRules: _("Read the rules"),

  // when it cannot be had
  noLesson: _("No lesson yet"),
  noLessonWhy: _("Nobody has written a lesson for this game. Its rule book tells how it is played."),
  failed: _("The lesson did not begin"),
  noCookie: _("The table does not know you again. Allow cookies for this page, then try again."),
  again: _("Try again"),
  home: _("All games"),
});
