import type { en } from "./en";
import { count } from "../../../words/count";

export const words: typeof en = {
  title: "Blatt des Tages",
  about:
    "Alle bekommen heute dieselben Karten, gegen dieselben drei Katzen mit demselben Glück. Jedes Blatt spielst du einmal.",
  open: "In diesem Browser könnte jeder die Blätter vorher ausrechnen. Spiel sie zum Spaß.",
  ends: (hours, minutes) =>
    `Neue Blätter in ${hours > 0 ? `${count(hours, "Stunde", "Stunden")} ` : ""}${count(minutes, "Minute", "Minuten")}.`,
  streak: (days) => `Du hast ${days} Tage hintereinander gespielt.`,
  play: "Dieses Blatt spielen",
  goOn: "Weiterspielen",
  came: (place) => `Du bist auf Platz ${place.replace(".", "")}.`,
  alone: "Du bist die erste Person. Schau später, wie es anderen geht.",
  people: (number) => `So ging es allen ${number}`,
  share: "Teilen",
  copied: "Kopiert",
  text: (title, day, place) => `${title}, Blatt vom ${day}: Platz ${place.replace(".", "")} von 4.`,
  check: "Ist das fair?",
  checkAbout:
    "Diese Zeilen legen die Blätter von heute und morgen fest. Die Geheimnisse dahinter werden gezeigt, wenn der Tag vorbei ist: Dann kann jeder prüfen, dass nichts geändert wurde.",
  today: "Heute",
  tomorrow: "Morgen",
  failed: "Die Blätter von heute kamen nicht an. Versuch es gleich noch einmal.",
};
