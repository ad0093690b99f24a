import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { sentences as kitty } from "../../src/games/go-kitty/words/de.sentences";
import { sentences as kitten } from "../../src/games/kitten-me/words/de.sentences";
import { sentences as cat } from "../../src/games/shut-up-cat/words/de.sentences";
import { sentences as page } from "../../src/words/de/sentences";
import { phrasebookOf } from "../../src/words/phrasebook";
import type { ToClient } from "../../src/wire.gen";

const HERE = import.meta.dirname;
const GOLDEN = resolve(HERE, "../../../tests/wire/golden");
const ENGLISH = /(?<![\p{L}'])(the|and|you|your|of|with|is|are|cards?|turn|bid|tiles?|for|now|wild)(?![\p{L}])/iu;
const TYPED = /„[^“]*“|'[^']*'|give \w+|You Gotta Be Kitten Me!|nicht You|heißt You/g; // what stays as it is

const german = phrasebookOf([page, kitten, kitty, cat]);
const sample = readFileSync(resolve(HERE, "sentences.txt"), "utf8").split("\n").filter(Boolean);
const golden = readdirSync(GOLDEN).flatMap(saidIn);

function saidIn(file: string): string[] {
  const lines = JSON.parse(readFileSync(resolve(GOLDEN, file), "utf8")) as { from: string; message: ToClient }[];
  const told = lines.flatMap((line) => (line.from === "server" ? sentencesOf(line.message) : []));
  return [...new Set(told)].filter(Boolean);
}

function sentencesOf(message: ToClient): readonly string[] {
  switch (message.t) {
    case "welcome":
      return message.heard.flatMap((heard) => heard.story);
    case "told":
      return [
        message.event ?? "",
        ...(message.heard ?? []).flatMap((heard) => heard.story),
        message.scene.result?.why ?? "",
      ];
    case "refused":
    case "bye":
      return [message.reason];
    case "odds":
      return message.lines;
    default:
      return [];
  }
}

/** Give what is still English in a sentence that was turned into German. */
function leftIn(sentence: string): string | undefined {
  return ENGLISH.exec((german(sentence) ?? sentence).replace(TYPED, ""))?.[0];
}

describe("the German phrasebook", () => {
  test("has a form for every sentence of the golden conversations", () => {
    expect(golden.length).toBeGreaterThan(50);
    expect(golden.filter((sentence) => german(sentence) === null)).toEqual([]);
    expect(golden.filter((sentence) => leftIn(sentence) !== undefined).map(german)).toEqual([]);
  });

  test("has a form for every sentence of the sample", () => {
    expect(sample.length).toBeGreaterThan(200);
    expect(sample.filter((sentence) => german(sentence) === null)).toEqual([]);
    expect(sample.filter((sentence) => leftIn(sentence) !== undefined).map(german)).toEqual([]);
  });

  test.each([
    ["Captain Whiskers bids 1 Glasses.", "Captain Whiskers bietet 1 Brille."],
    ["You bid 4 Hats.", "Du bietest 4 Hüte."],
    [
      "  Captain Whiskers Blue Hat 1 + Double Red Hat 2 = 3 (also Wild · Skip); 5 so far.",
      "  Captain Whiskers blauer Hut 1 + doppelter roter Hut 2 = 3 (dazu Joker · Skip); bisher 5.",
    ],
    [
      "Go Fish! Otto asks you for Hats, and Otto gets 2 cards (Blue Hat · Green Hat).",
      "Go Fish! Otto fragt dich nach Hüten und bekommt 2 Karten (blauer Hut · grüner Hut).",
    ],
    [
      "Otto plays a Mouse: now you hand over 1 Fall card instead.",
      "Otto spielt eine Maus: Jetzt gibst du eine Karte aus dem Herbst her.",
    ],
    [
      "Otto holds Ice Cream with 40 % (2 out of sight), Mouse with under 1 % (4 out of sight).",
      "Otto hält Eis zu 40 % (2 verdeckt), Maus zu unter 1 % (4 verdeckt).",
    ],
    [
      "You keep Snow and put Rain, then Ice Cream under the pile.",
      "Du behältst Schnee und legst Regen, dann Eis unter den Stapel.",
    ],
    [
      "b-e: 1.3 MEOWs in 4 tiles on average (none 12 %, 1 40 %, 2 48 %); ×2 becomes ×1.4 on average; +3.2 winks, −1 with the best chases.",
      "b-e: im Schnitt 1,3 MIAUs in 4 Plättchen (keins: 12 %, 1: 40 %, 2: 48 %); aus ×2 wird im Schnitt ×1,4; +3,2 Z, −1 mit bestem Verscheuchen.",
    ],
    [
      "10 Hats in all, against a bid of 10. Purrfect indeed.",
      "Insgesamt 10 Hüte, geboten waren 10. Wirklich Purrfect.",
    ],
    [
      "You gain 2 cards for Purrfect and Hang In There: 6 now.",
      "Du gewinnst 2 Karten durch Purrfect und Hang In There: jetzt 6.",
    ],
    [
      "Otto, you and Anna Lena share the win with 1 point and no active tokens.",
      "Geteilter Sieg: Otto, du und Anna Lena, mit 1 Punkt und keiner aktiven Suchmarke.",
    ],
    ["You and Otto share the win with 41 Z. Sleep well!", "Geteilter Sieg: du und Otto, mit 41 Z. Schlaft gut!"],
    [
      "4 Z, 2 MEOWs, 1 hushed. Otto's multiplier is ×1 now.",
      "4 Z, 2 MIAUs, davon 1 beruhigt. Der Faktor von Otto ist jetzt ×1.",
    ],
    [
      "Otto plays Catnip: 2 MEOWs will not count this turn.",
      "Otto spielt Katzenminze: 2 MIAUs zählen in diesem Zug nicht.",
    ],
    ["You play Tin of Tuna: Z on c and MEOW on h.", "Du spielst Dose Thunfisch: Z auf c und MIAU auf h."],
    [
      "b is a 2 and e is a 5, and your dice show 1, 2 and 3.",
      "b hat die 2, e hat die 5, aber deine Würfel zeigen 1, 2 und 3.",
    ],
    ["You put the tiles back: Z MEOW Z.", "Du legst die Plättchen zurück: Z MIAU Z."],
    ["constructor starts.", "constructor beginnt."],
    ["Mouse bids 3 Hats.", "Mouse bietet 3 Hüte."],
    ["Mouse asks Snow and Rain for Ice Cream.", "Mouse fragt Snow and Rain nach Eis."],
    [
      "Snow, you and Mouse share the win with 41 Z. Sleep well!",
      "Geteilter Sieg: Snow, du und Mouse, mit 41 Z. Schlaft gut!",
    ],
    ["Seat 2 sits down.", "Platz 2 nimmt Platz."],
    ["Mouse was removed by whoever opened the table.", "Wer den Tisch eröffnet hat, hat Mouse entfernt."],
    [
      "Many replays are asked for just now. Try again in a minute.",
      "Gerade sind viele Wiederholungen gefragt. Versuch es in einer Minute noch einmal.",
    ],
  ])("says %s", (english, wanted) => {
    expect(german(english)).toBe(wanted);
  });

  test("keeps quiet about what it does not know", () => {
    expect(german("Purr purr purr")).toBeNull();
  });
});
