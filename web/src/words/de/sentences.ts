/** What the server says about tables, people and matches, in German. */

import type { Pair, Sentences } from "../phrasebook";

const EVENTS: readonly Pair[] = [
  ["{Who} sits down.", "{Who} nimmt Platz."],
  ["{Who} gets up.", "{Who} steht auf."],
  ["{Who} is played by a bot now: {level}.", "Für {Who} spielt jetzt ein Bot: {level}."],
  ["{Who} leaves.", "{Who} geht."],
  ["{n} seats now.", "Jetzt {n} Plätze."],
  ["A match begins.", "Eine Partie beginnt."],
  ["The table is locked: nobody new sits down.", "Der Tisch ist abgeschlossen: Niemand Neues nimmt Platz."],
  ["The table is open again.", "Der Tisch ist wieder offen."],
  ["{Who} was removed by whoever opened the table.", "Wer den Tisch eröffnet hat, hat {Who} entfernt."],
  ["A watcher", "Aus dem Publikum"],
];

const TEMPERS: readonly Pair[] = [
  ["Plays as its level plays.", "Spielt, wie ihre Stufe spielt."],
  ["Takes the bigger risk, and is the last to doubt.", "Wagt das Größere und zweifelt als Letzte."],
  ["Starts low, and would rather be sure.", "Fängt niedrig an und geht lieber sicher."],
  ["Is full of tricks, and looks as if it had none.", "Steckt voller Tricks und schaut, als hätte sie keine."],
  ["Has made up its mind, and stays with it.", "Hat sich entschieden und bleibt dabei."],
  ["Talks all evening, and is curious about everything.", "Redet den ganzen Abend und ist auf alles neugierig."],
];

const REFUSALS: readonly Pair[] = [
  ["A match runs already.", "Es läuft schon eine Partie."],
  ["Much happened here. Set up a new table.", "Hier ist viel geschehen. Eröffne einen neuen Tisch."],
  ["Sit down first.", "Nimm zuerst Platz."],
  ["Wait until the match is over.", "Warte, bis die Partie vorbei ist."],
  [
    "Choose another name: at most 24 letters that can be seen, and none that the table uses, such as You.",
    "Wähl einen anderen Namen: höchstens 24 sichtbare Zeichen, und keinen, den der Tisch braucht, also nicht You.",
  ],
  ["There is no seat {n}.", "Es gibt keinen Platz {n}."],
  ["There is no seat {n} at this table.", "An diesem Tisch gibt es keinen Platz {n}."],
  ["Somebody sits there.", "Dort sitzt schon jemand."],
  ["This is somebody's lesson. Begin your own.", "Das ist die Einführung von jemandem. Beginn deine eigene."],
  [
    "Whoever opened this table removed you from it. Find another one.",
    "Wer diesen Tisch eröffnet hat, hat dich entfernt. Such dir einen anderen.",
  ],
  [
    "A match runs. Watch it, and sit down when it is over.",
    "Es läuft eine Partie. Schau zu und nimm Platz, wenn sie vorbei ist.",
  ],
  [
    "You have seen another hand in this match. Take your own seat.",
    "Du hast in dieser Partie eine andere Hand gesehen. Nimm deinen eigenen Platz.",
  ],
  ["Only whoever opened this table may do that.", "Das darf nur, wer diesen Tisch eröffnet hat."],
  ["Nobody else sits there.", "Dort sitzt niemand anderes."],
  [
    "This table is locked. You may watch, or find another one.",
    "Dieser Tisch ist abgeschlossen. Du kannst zuschauen oder dir einen anderen suchen.",
  ],
  ["There is no bot called {name}. Bots: {levels}.", "Es gibt keinen Bot namens {name}. Bots: {levels}."],
  ["That is somebody's seat.", "Dieser Platz gehört jemandem."],
  [
    "Between matches a person's seat is theirs; rise to free your own.",
    "Zwischen den Partien gehört ein Platz seiner Person; steh auf, um deinen freizugeben.",
  ],
  ["No bot sits there.", "Dort sitzt kein Bot."],
  ["Somebody may have come back.", "Vielleicht ist jemand zurückgekommen."],
  ["{title} is not played by {n}.", "{title} spielt man nicht zu {n}."],
  ["More sit here than that.", "Hier sitzen mehr als so viele."],
  ["No match runs here now.", "Hier läuft gerade keine Partie."],
  [
    "This match went on for too long and is called off. Begin a new one.",
    "Diese Partie hat zu lange gedauert und ist abgebrochen. Beginnt eine neue.",
  ],
  [
    "Many {what} are asked for just now. Try again in a minute.",
    "Gerade sind viele {what} gefragt. Versuch es in einer Minute noch einmal.",
  ],
  [
    "This came too late: the table has moved on. Look again, then choose.",
    "Das kam zu spät: Der Tisch ist schon weiter. Schau noch einmal hin, dann wähl.",
  ],
  [
    "Hints are for players of a match, where the table allows them.",
    "Tipps gibt es für alle, die mitspielen, wo der Tisch sie erlaubt.",
  ],
  ["One hint at a time, please.", "Bitte nur ein Tipp auf einmal."],
  ["Wait: the table moves first.", "Warte: Erst ist der Tisch dran."],
];

const FAULTS: readonly Pair[] = [
  [
    "There is no table with this code. Look at it again, or set up a new one.",
    "Es gibt keinen Tisch mit diesem Code. Schau noch einmal nach oder eröffne einen neuen.",
  ],
  ["A clock gives {n} seconds to {days} days a move.", "Die Uhr gibt {n} Sekunden bis {days} Tage für einen Spielzug."],
  ["There is no game called {name}. Installed: {games}.", "Es gibt kein Spiel namens {name}. Vorhanden: {games}."],
  ["{title} has no preset {name}. Presets: {names}.", "{title} hat keine Variante {name}. Varianten: {names}."],
  ["{title} is for {seats}, not {n}.", "{title} ist für {seats}, nicht {n}."],
  ["{title} has no bot {name}. Bots: {names}.", "{title} hat keinen Bot {name}. Bots: {names}."],
  ["No cat has the temper {name}. Tempers: {names}.", "Keine Katze hat das Temperament {name}. Temperamente: {names}."],
  ["There is no option called {name}. Options: {names}.", "Es gibt keine Option namens {name}. Optionen: {names}."],
  ["There is no option called {name}.", "Es gibt keine Option namens {name}."],
  [
    "{name} can be a number from {low} to {high}, not {word}.",
    "{name} kann eine Zahl von {low} bis {high} sein, nicht {word}.",
  ],
  [
    "{name} can be {chance} or a player from 1 to {n}, not {word}.",
    "{name} kann {chance} oder eine Person von 1 bis {n} sein, nicht {word}.",
  ],
  ["{name} can be {values}, not {word}.", "{name} kann {values} sein, nicht {word}."],
  [
    "{part} does not fit: write a deck like {deck}, each card once, and at most {n} of it.",
    "{part} passt nicht: Schreib ein Deck wie {deck}, jede Karte einmal, und höchstens {n} davon.",
  ],
  ["A deck needs cards: this one has none.", "Ein Deck braucht Karten: Dieses hat keine."],
  [
    "There is no finished match by this name. A running one is shown when it is over.",
    "Es gibt keine beendete Partie mit diesem Namen. Eine laufende wird gezeigt, wenn sie vorbei ist.",
  ],
  [
    "This game has no cats, and only they can review a match.",
    "Dieses Spiel hat keine Katzen, und nur sie können auf eine Partie zurückblicken.",
  ],
  [
    "{title} has no {name}, and a review needs one.",
    "{title} hat keinen {name}, und nur der kann auf eine Partie zurückblicken.",
  ],
  ["This match had seats 0 to {n}.", "Diese Partie hatte die Plätze 0 bis {n}."],
  ["There is no ruling {n}.", "Es gibt keine Regel {n}."],
  ["Nobody knows you yet. Say your name first: PUT /api/me.", "Hier kennt dich noch niemand. Sag zuerst deinen Namen."],
  ["Only pages of this server may do that.", "Das dürfen nur Seiten dieses Servers."],
  ["That was too much at once. Wait a moment.", "Das war zu viel auf einmal. Warte einen Moment."],
  ["That was too much at once. Come again in a moment.", "Das war zu viel auf einmal. Komm gleich wieder."],
  [
    "The house cannot read or write just now. Try again in a moment.",
    "Der Server kann gerade nicht lesen oder schreiben. Versuch es gleich noch einmal.",
  ],
  [
    "The house cannot write just now. Come again: send it once more.",
    "Der Server kann gerade nicht schreiben. Komm wieder und schick es noch einmal.",
  ],
  ["The house cannot read just now. Come again.", "Der Server kann gerade nicht lesen. Komm wieder."],
  [
    "Something went wrong here. Try again in a moment.",
    "Hier ist etwas schiefgegangen. Versuch es gleich noch einmal.",
  ],
  [
    "This table cannot be read here just now. Come again in a moment.",
    "Dieser Tisch lässt sich hier gerade nicht lesen. Komm gleich wieder.",
  ],
  [
    "Many come in from your network just now. Come again in a moment.",
    "Aus deinem Netz kommen gerade viele herein. Komm gleich wieder.",
  ],
  [
    "This holds a value that cannot be kept here. Look at it again.",
    "Darin steht etwas, das hier nicht gespeichert werden kann. Schau noch einmal nach.",
  ],
  ["That holds a value that cannot be kept here.", "Darin steht etwas, das hier nicht gespeichert werden kann."],
  [
    "This address holds something that is no text. Leave out %00 and what is not UTF-8.",
    "In dieser Adresse steht etwas, das kein Text ist. Lass %00 weg und alles, was kein UTF-8 ist.",
  ],
  [
    "This holds a NUL character, which is no text. Leave it out and send it again.",
    "Darin steht ein NUL-Zeichen, und das ist kein Text. Lass es weg und schick es noch einmal.",
  ],
  ["This is nested too deeply. Send one plain object.", "Das ist zu tief verschachtelt. Schick ein einfaches Objekt."],
  ["Nobody waits for this any more.", "Darauf wartet niemand mehr."],
  ["Something went wrong here. Come again.", "Hier ist etwas schiefgegangen. Komm wieder."],
  ["You fell behind. Come again: your seat is kept.", "Du bist nicht mitgekommen. Komm wieder: Dein Platz bleibt dir."],
  ["You came in and said nothing. Say hello.", "Du kamst herein und sagtest nichts. Komm noch einmal."],
  ["Your token counts no more. Come again with a new one.", "Dein Token gilt nicht mehr. Komm mit einem neuen wieder."],
  [
    "This is somebody's lesson, and it is for one. Begin your own.",
    "Das ist die Einführung von jemandem, und sie ist für eine Person. Beginn deine eigene.",
  ],
  ["Say hello first.", "Sag zuerst Hallo."],
  ["You said hello before. Say it once.", "Du hast schon Hallo gesagt. Einmal genügt."],
  ["This is for whoever runs the server.", "Das ist für alle, die den Server betreiben."],
  [
    "A nonce is one word of letters and digits, or a dash.",
    "Eine Nonce ist ein Wort aus Buchstaben und Ziffern oder ein Strich.",
  ],
  ["There is no such table.", "Diesen Tisch gibt es nicht."],
  [
    "The rules of this game have changed since. Set up a new table.",
    "Die Regeln dieses Spiels haben sich seither geändert. Eröffne einen neuen Tisch.",
  ],
  [
    "There is no lesson for this game yet. Its rule book tells how it is played.",
    "Für dieses Spiel gibt es noch keine Einführung. Die Spielregeln sagen, wie es geht.",
  ],
];

const PARTS: readonly Pair[] = [
  ["{n} to {most} seats", "{n} bis {most} Plätze"],
  ["Seat {n}", "Platz {n}"],
  ["seat {n}", "Platz {n}"],
];

const WORDS = {
  " and ": " und ",
  You: "du",
  you: "du",
  kitten: "Kätzchen",
  tabby: "Tigerkatze",
  panther: "Panther",
  random: "Zufall",
  hints: "Tipps",
  reviews: "Rückblicke",
  replays: "Wiederholungen",
  none: "keine",
  "under 1 %": "unter 1 %",
  "over 99 %": "über 99 %",
};

const LISTS: readonly Pair[] = [
  ["{one}, {more}", "{one}, {more}"],
  ["{one} · {more}", "{one} · {more}"],
  ["{one} and {more}", "{one} und {more}"],
];

export const sentences: Sentences = {
  pairs: [...EVENTS, ...TEMPERS, ...REFUSALS, ...FAULTS],
  wholes: [],
  lists: LISTS,
  parts: PARTS,
  words: WORDS,
};
