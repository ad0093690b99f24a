/** What lies open over the table. */

export type Sheet = "" | "menu" | "log" | "hint" | "rules" | "players" | "invite" | "report" | "leave";

export class Shown {
  sheet = $state<Sheet>("");
  /** The ruling that the rules are opened at, or "". */
  ruling = $state("");
  /** Between two matches: the seats are shown instead of the board. */
  arranging = $state(false);

  /** Before the match: whoever comes in is asked to sit down, until they did or chose to watch. */
  invited = $state(true);

  readonly open = (sheet: Sheet): void => {
    this.sheet = sheet;
    this.ruling = "";
  };

  readonly close = (): void => this.open("");

  readonly openRuling = (ruling: string): void => {
    this.sheet = "rules";
    this.ruling = ruling;
  };
}
