import { count } from "../../../words/count";

export const en = {
  title: "Deal of the day",
  about:
    "Everybody gets the same cards today, against the same three cats with the same luck. You play each deal once.",
  open: "In this browser anybody could work these deals out beforehand. Play them for the fun of it.",
  ends: (hours: number, minutes: number): string =>
    `New deals in ${hours > 0 ? `${count(hours, "hour", "hours")} ` : ""}${count(minutes, "minute", "minutes")}.`,
  streak: (days: number): string => `You have played ${days} days in a row.`,
  play: "Play this deal",
  goOn: "Go on",
  came: (place: string): string => `You came ${place}.`,
  alone: "You are the first. Come back to see how others do.",
  people: (number: number): string => `How all ${number} people did`,
  share: "Share it",
  copied: "Copied",
  text: (title: string, day: string, place: string): string => `${title}, deal of ${day}: I came ${place} of 4.`,
  check: "Is it fair?",
  checkAbout:
    "These lines fix the deals of today and of tomorrow. The secrets behind them open when the day is over: then anybody can check that nothing was changed.",
  today: "Today",
  tomorrow: "Tomorrow",
  failed: "The deals of today did not come. Try again in a moment.",
};
