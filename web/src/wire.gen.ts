// Made from wire.py and schemas/ in src/ninelives/tables: change those, and run `just wire`.

/** Come to the table that the socket was opened at. Always the first message, and sent once. */
export interface Hello {
  readonly t: "hello";
  readonly token?: string; // "" when absent
  readonly seen?: number; // 0 when absent
  readonly language?: string; // "en" when absent
  readonly name?: string; // "" when absent
}

/** Make a move. Send it again under the same id until it is answered. */
export interface Play {
  readonly t: "play";
  readonly id: string;
  readonly seq: number;
  readonly move: string;
}

/** An order to the table: sit 2 9f3a Mochi. Send it again under the same id until it is answered. */
export interface Do {
  readonly t: "do";
  readonly id: string;
  readonly order: string;
}

/** Say one of the phrases there are. */
export interface Say {
  readonly t: "say";
  readonly phrase: string;
}

/** Hear no more, or again, what the person at this seat says; -1 stands for all who watch. */
export interface Mute {
  readonly t: "mute";
  readonly seat: number;
  readonly on?: boolean; // true when absent
}

/** Ask for the odds, where the table allows it. */
export interface Hint {
  readonly t: "hint";
  readonly id: string;
}

/** Ask for the next choices of a scene that had more than it could hold. */
export interface More {
  readonly t: "more";
  readonly seq: number;
  readonly first: number;
}

/** Show that you are there; every 2.5 s while nothing else is sent. */
export interface Ping {
  readonly t: "ping";
  readonly n?: number; // 0 when absent
}

/** What was settled when the table was set up. */
export interface Facts {
  readonly code: string;
  readonly game: string;
  readonly title: string;
  readonly options: Record<string, string>;
  readonly seats: readonly [number, number];
  readonly clock: number;
  readonly private: boolean;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly bots: readonly string[];
  readonly phrases: readonly string[];
  readonly lesson: boolean;
  readonly day: string;
  readonly nonce?: string; // "" when absent
}

/** Who holds a seat. A person with a level is away: a bot of that level plays for them. */
export interface Sitting {
  readonly name: string;
  readonly person: boolean;
  readonly level: string;
  readonly here: boolean;
  readonly line?: string; // "" when absent
  readonly look?: string; // "" when absent
  readonly late?: boolean; // false when absent
  readonly host?: boolean; // false when absent
}

/** A move as this seat is told of it, in notation and in sentences. */
export interface Heard {
  readonly number: number;
  readonly actor: number;
  readonly line: string;
  readonly story: readonly string[];
  readonly move?: Record<string, unknown>;
}

/** How a match ended. */
export interface Result {
  readonly match: string;
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly why: string;
  readonly commitment: string;
  readonly deed?: string; // "" when absent
  readonly doings?: readonly string[]; // [] when absent
}

/** The table as one viewer may see it. The whole of it each time: whoever missed something needs only the last. */
export interface Scene {
  readonly phase: string;
  readonly names: readonly string[];
  readonly view: Record<string, unknown> | null;
  readonly awaited: readonly number[];
  readonly choices: readonly string[];
  readonly offer: string;
  readonly due: number | null;
  readonly result: Result | null;
  readonly moves?: readonly Record<string, unknown>[]; // [] when absent
  readonly more?: number; // 0 when absent
  readonly watched?: boolean; // false when absent
  readonly ready?: readonly number[]; // [] when absent
  readonly finished?: number; // 0 when absent
  readonly wins?: readonly number[]; // [] when absent
}

/** The answer to hello. */
export interface Welcome {
  readonly t: "welcome";
  readonly version: string;
  readonly token: string;
  readonly facts: Facts;
  readonly seq: number;
  readonly seat: number | null;
  readonly number: number;
  readonly commitment: string;
  readonly sitters: readonly (Sitting | null)[];
  readonly watchers: number;
  readonly watching?: readonly string[]; // [] when absent
  readonly heard: readonly Heard[];
  readonly scene: Scene;
  readonly now: number;
  readonly host?: boolean; // false when absent
  readonly locked?: boolean; // false when absent
  readonly led?: boolean; // false when absent
}

/** A command is in the log for good. After it nobody can take it back. */
export interface Done {
  readonly t: "done";
  readonly id: string;
  readonly seq: number;
}

/** A command was not carried out, and by which ruling; /api/games/KEY/rulings/RULING tells it whole. */
export interface RefusedCommand {
  readonly t: "refused";
  readonly id: string;
  readonly ruling: string;
  readonly reason: string;
  readonly seq: number;
  readonly scene: Scene;
}

/** What happened, and the table after it. */
export interface Told {
  readonly t: "told";
  readonly seq: number;
  readonly scene: Scene;
  readonly heard?: readonly Heard[]; // [] when absent
  readonly order?: string; // "" when absent
  readonly event?: string; // "" when absent
  readonly seat?: number | null;
  readonly sitters?: readonly (Sitting | null)[];
  readonly number?: number;
  readonly commitment?: string;
  readonly locked?: boolean;
  readonly led?: boolean;
}

/** Somebody said a phrase. Watchers are heard by watchers only while a match runs. */
export interface Said {
  readonly t: "said";
  readonly seat: number | null;
  readonly name: string;
  readonly phrase: string;
}

/** Who is at the table right now. */
export interface Present {
  readonly t: "present";
  readonly here: readonly boolean[];
  readonly watchers: number;
  readonly watching?: readonly string[]; // [] when absent
}

/** The answer to hint: what can be reckoned from your seat, in sentences, with the arithmetic. */
export interface Odds {
  readonly t: "odds";
  readonly id: string;
  readonly seq: number;
  readonly lines: readonly string[];
}

/** The answer to more: choices of this seat, which come after those you have. */
export interface Choices {
  readonly t: "choices";
  readonly seq: number;
  readonly first: number;
  readonly choices: readonly string[];
  readonly more: number;
  readonly moves?: readonly Record<string, unknown>[]; // [] when absent
}

export interface Pong {
  readonly t: "pong";
  readonly n: number;
  readonly now: number;
}

/** Said before the server closes a socket: why, and whether to come again. */
export interface Bye {
  readonly t: "bye";
  readonly reason: string;
  readonly again: boolean;
}

/** A piece of text in one style. */
export interface Inline {
  readonly style: "bold" | "code" | "em" | "plain";
  readonly text: string;
}

export interface Paragraph {
  readonly kind: "paragraph";
  readonly text: readonly Inline[];
}

export interface ListItem {
  readonly text: readonly Inline[];
  readonly items: readonly ListItem[];
}

export interface ItemList {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

/** Cells by row. */
export interface TextTable {
  readonly kind: "table";
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

export interface CodeBlock {
  readonly kind: "code";
  readonly text: string;
}

/** An option that a ruling leaves to the host, and the values that it may have, in words. */
export interface RulingOption {
  readonly name: string;
  readonly values: string;
}

export interface RulingBlock {
  readonly kind: "ruling";
  readonly number: string;
  readonly text: readonly Inline[];
  readonly options: readonly RulingOption[];
}

/** A heading, and what stands under it. */
export interface BookSection {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly blocks: readonly (Paragraph | ItemList | TextTable | CodeBlock | RulingBlock)[];
}

/** A rule book without what is for the terminal alone. */
export interface BookForm {
  readonly sections: readonly BookSection[];
}

/** Why something was not done, and what to do next. */
export interface Fault {
  readonly reason: string;
}

/** Somebody you played with lately, by where they sat; `ended` is a date of the wall clock. */
export interface Companion {
  readonly place: string;
  readonly seat: number;
  readonly name: string;
  readonly game: string;
  readonly ended: number;
}

/** Where a friend sits; the code only where the lobby may show it. */
export interface SeatedAt {
  readonly game: string;
  readonly title: string;
  readonly code: string;
}

export interface FriendForm {
  readonly handle: string;
  readonly name: string;
  readonly mutual: boolean;
  readonly at: SeatedAt | null;
}

/** A friend asks you to their table. */
export interface InvitationForm {
  readonly handle: string;
  readonly name: string;
  readonly code: string;
  readonly game: string;
  readonly title: string;
}

/** Invite a friend to the table where you sit. */
export interface InviteTo {
  readonly code: string;
}

/** Keep or block whoever sits at this table with you, or sat with you in this match. */
export interface Met {
  readonly place: string;
  readonly seat: number;
  readonly change: "block" | "keep";
}

/** Somebody you met; the handle is yours, and leads nobody else to them. */
export interface PersonForm {
  readonly handle: string;
  readonly name: string;
}

/** Those you know: kept, asking whether you keep them, blocked; and who invites you just now. */
export interface MyFriends {
  readonly friends: readonly FriendForm[];
  readonly asking: readonly PersonForm[];
  readonly blocked: readonly PersonForm[];
  readonly invitations: readonly InvitationForm[];
}

/** Keep somebody, let them go or decline, block them, or lift the block. */
export interface TieChange {
  readonly change: "block" | "keep" | "leave" | "unblock";
}

/** One choice of a finished match: what was known of the odds, and what panther would have done. */
export interface DecisionForm {
  readonly number: number;
  readonly seat: number;
  readonly played: string;
  readonly advice: string | null;
  readonly best: string;
  readonly played_told: string;
  readonly advice_told: string;
  readonly best_told: string;
  readonly odds: readonly string[];
  readonly cost: number;
  readonly chance?: number | null; // null when absent
}

/** What TABLE drew from: so many of these things, in this order; `besides` stands in the line without chance. */
export interface UrnForm {
  readonly things: readonly string[];
  readonly number: number;
  readonly back: boolean;
  readonly besides: readonly string[];
}

/** A move of a finished match, as one seat heard it, and what it saw after it; `said` as the record has it. */
export interface StepForm {
  readonly actor: number;
  readonly line: string;
  readonly move?: Record<string, unknown>;
  readonly said: string;
  readonly story: readonly string[];
  readonly view: Record<string, unknown>;
  readonly urn: UrnForm | null;
}

/** A finished match, from its start, as one seat or a watcher saw it. */
export interface Replay {
  readonly match: string;
  readonly game: string;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly result: string;
  readonly commitment: string;
  readonly salt: string;
  readonly secret: string;
  readonly steps: readonly StepForm[];
}

export interface Review {
  readonly match: string;
  readonly unit: string;
  readonly decisions: readonly DecisionForm[];
}

/** Say who you are by a code that you were given. */
export interface Arrive {
  readonly code: string;
}

/** A code for another device, a link that holds it, and the link as a picture to be photographed. */
export interface DeviceCode {
  readonly code: string;
  readonly link: string;
  readonly picture: string;
  readonly seconds: number;
}

/** Who you are here. */
export interface Me {
  readonly token: string;
  readonly name: string;
}

/** A finished match to be kept elsewhere: where you sat and when it ended, as far as that is known. */
export interface MatchCopy {
  readonly record: string;
  readonly seat?: number | null; // null when absent
  readonly ended?: number | null; // null when absent
}

/** A passkey of yours; dates of the wall clock. */
export interface PasskeyForm {
  readonly id: string;
  readonly synced: boolean;
  readonly made: number;
  readonly used: number;
}

/** How you can prove who you are. */
export interface MyKeys {
  readonly known: boolean;
  readonly offered: boolean;
  readonly passkeys: readonly PasskeyForm[];
  readonly recovery_codes: number;
}

/** How well you play a game, compared with others and with bots, from matches at rated tables. */
export interface RatingForm {
  readonly season: string;
  readonly points: number;
  readonly within: number;
  readonly matches: number;
  readonly provisional: boolean;
  readonly above: string;
  readonly below: string;
  readonly line?: readonly number[]; // [] when absent
}

/** A device of yours that messages are sent to; `made` is a date of the wall clock. */
export interface PushDevice {
  readonly id: string;
  readonly endpoint: string;
  readonly language: string;
  readonly quiet_from: number;
  readonly quiet_to: number;
  readonly zone: string;
  readonly made: number;
}

/** Where you are sent for. */
export interface MyPush {
  readonly known: boolean;
  readonly key: string;
  readonly devices: readonly PushDevice[];
  readonly muted: readonly string[];
}

/** All that is kept about you. */
export interface Export {
  readonly me: Me;
  readonly since: number | null;
  readonly tables: readonly string[];
  readonly matches: readonly MatchCopy[];
  readonly keys?: MyKeys | null; // null when absent
  readonly ratings?: Record<string, RatingForm>;
  readonly friends?: MyFriends | null; // null when absent
  readonly push?: MyPush | null; // null when absent
}

/** A finished match of yours; names, ranks and scores by seat. */
export interface MyMatch {
  readonly match: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly seat: number | null;
  readonly ended: number;
}

/** A browser or a program in which you are signed in; dates of the wall clock. */
export interface MySession {
  readonly id: string;
  readonly device: string;
  readonly made: number;
  readonly proved: number;
  readonly passkey: string;
  readonly here: boolean;
}

/** A table where you hold a seat; `names` by seat, `due` and `moved` are dates of the wall clock. */
export interface MyTable {
  readonly code: string;
  readonly game: string;
  readonly title: string;
  readonly phase: string;
  readonly seat: number;
  readonly names: readonly (string | null)[];
  readonly awaited: boolean;
  readonly turn: readonly number[];
  readonly due: number | null;
  readonly moved: number;
}

/** What it answered. */
export interface PasskeyAnswer {
  readonly credential: string;
}

/** What a browser is asked, in the JSON of WebAuthn. */
export interface PasskeyQuestion {
  readonly options: string;
}

/** Say what you are called. */
export interface Rename {
  readonly name: string;
}

/** Say which passkeys still count: whoever had your token may have added one. */
export interface SignOutElsewhere {
  readonly passkeys?: readonly string[]; // [] when absent
}

/** Hear nothing more about a table, or again. */
export interface MuteTable {
  readonly code: string;
  readonly muted: boolean;
}

/** What your browser gave for messages of this server, and when they have to wait: never, if both are the same. */
export interface Subscribe {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly quiet_from?: number; // 0 when absent
  readonly quiet_to?: number; // 0 when absent
  readonly zone?: string; // "UTC" when absent
}

/** A bot by name, in the order in which they sit down; the same cat always has the same temper. */
export interface CatForm {
  readonly name: string;
  readonly temper: string;
  readonly line: string;
}

/** One question that whoever sets up a table may answer; the first value is the default. */
export interface OptionForm {
  readonly name: string;
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly ruling: string;
  readonly about: string;
  readonly examples: readonly string[];
}

/** A game that can be played here. */
export interface GameForm {
  readonly key: string;
  readonly title: string;
  readonly credits: string;
  readonly seats: readonly [number, number];
  readonly presets: Record<string, Record<string, string>>;
  readonly options: readonly OptionForm[];
  readonly bots: readonly string[];
  readonly cats: readonly CatForm[];
}

/** A table as the lobby shows it. */
export interface Listed {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly people: number;
  readonly free: number;
  readonly rated: boolean;
}

/** Sit down with whoever waits for this game. */
export interface Quick {
  readonly game: string;
}

export interface Ruling {
  readonly ruling: string;
  readonly text: string;
}

/** Set up a table. */
export interface SetUp {
  readonly game: string;
  readonly preset?: string | null; // null when absent
  readonly options?: Record<string, string>;
  readonly seats?: number | null; // null when absent
  readonly private?: boolean; // true when absent
  readonly clock?: number; // 90 when absent
  readonly hints?: boolean; // true when absent
  readonly lesson?: boolean; // false when absent
  readonly rated?: boolean; // false when absent
  readonly nonce?: string; // "" when absent
}

/** Where a table is. */
export interface TableLink {
  readonly code: string;
  readonly link: string;
  readonly socket: string;
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly clock: number;
  readonly private: boolean;
  readonly hints: boolean;
  readonly lesson: boolean;
  readonly rated: boolean;
}

/** A place on a leaderboard. */
export interface BoardPlace {
  readonly name: string;
  readonly rating: RatingForm;
}

/** The deal of a day for one game, and how it went. */
export interface DailyDeal {
  readonly game: string;
  readonly commitment: string;
  readonly tomorrow: string;
  readonly secret: string;
  readonly code: string;
  readonly rank: number;
  readonly ranks: readonly number[];
}

/** Matches with no long rest between them; `began` is a date of the wall clock. */
export interface Evening {
  readonly began: number;
  readonly matches: number;
  readonly wins: number;
}

/** What chance made of your matches, beside what was to be expected just before it decided.

Each game says what it counts: docs/statistics.md.
 */
export interface LuckForm {
  readonly times: number;
  readonly happened: number;
  readonly expected: number;
  readonly mean: number;
  readonly spread: number;
  readonly line: readonly number[];
}

/** How well you play a game, in all matches that were no lessons. */
export interface GameStatistics {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly fair: number;
  readonly ranks: readonly number[];
  readonly streak: number;
  readonly longest_streak: number;
  readonly best_evening: Evening;
  readonly rating?: RatingForm | null; // null when absent
  readonly counts?: Record<string, number>;
  readonly luck?: LuckForm | null; // null when absent
}

/** The best of a month at one game, of those whose rating is sure. */
export interface Leaderboard {
  readonly game: string;
  readonly season: string;
  readonly seasons: readonly string[];
  readonly best: readonly BoardPlace[];
  readonly mine: RatingForm | null;
  readonly anchors: Record<string, number>;
}

/** What a rated match made of the points of whoever sat there. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly note?: string; // "" when absent
}

/** The deals of a day. All people get the same cards against the same cats, and play once. */
export interface Today {
  readonly day: string;
  readonly ends: number;
  readonly deals: readonly DailyDeal[];
  readonly streak: number;
  readonly open: boolean;
}

/** Report somebody at a table, as you see them there. */
export interface TellOperators {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly kind: string;
  readonly words?: string; // "" when absent
}

/** What the operators tell everybody; nothing where `text` is empty. */
export interface Announcement {
  readonly text: string;
  readonly read_only: boolean;
}

/** Something that an operator wants to do, and why. */
export interface ActRequest {
  readonly kind: string;
  readonly reason: string;
  readonly subject?: string; // "" when absent
  readonly detail?: string; // "" when absent
  readonly hours?: number | null; // null when absent
}

/** What an operator did, and why. Dates are of the wall clock. */
export interface ActForm {
  readonly number: number;
  readonly at: number;
  readonly operator: string;
  readonly kind: string;
  readonly subject: string;
  readonly detail: string;
  readonly reason: string;
  readonly until: number | null;
}

/** A report that is open. */
export interface ReportForm {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly reporter: string;
  readonly table: string;
  readonly match: string;
  readonly kind: string;
  readonly words: string;
}

/** A report as its reporter gets it back: it names nobody by a number, which would be the same at every table. */
export interface MyReportForm {
  readonly at: number;
  readonly table: string;
  readonly match: string;
  readonly name: string;
  readonly kind: string;
  readonly words: string;
}

export interface SitterForm {
  readonly person: string;
  readonly name: string;
}

/** A table that is open: who is there, and nothing of what they hold. */
export interface TableForm {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly private: boolean;
  readonly people: readonly SitterForm[];
  readonly watchers: number;
}

/** What goes on in the process that answers, and what was done about it in all. */
export interface OperatorDesk {
  readonly operator: string;
  readonly people: number;
  readonly sockets: number;
  readonly load: number;
  readonly announcement: Announcement;
  readonly tables: readonly TableForm[];
  readonly reports: readonly ReportForm[];
  readonly bans: readonly ActForm[];
  readonly acts: readonly ActForm[];
}

/** All that a server keeps about you: what you reported too, and what operators did about you. */
export interface ServerExport {
  readonly me: Me;
  readonly since: number | null;
  readonly tables: readonly string[];
  readonly matches: readonly MatchCopy[];
  readonly keys?: MyKeys | null; // null when absent
  readonly ratings?: Record<string, RatingForm>;
  readonly friends?: MyFriends | null; // null when absent
  readonly push?: MyPush | null; // null when absent
  readonly reports: readonly MyReportForm[];
  readonly acts: readonly ActForm[];
}

export type FromClient = Hello | Play | Do | Say | Mute | Hint | More | Ping;

export type ToClient = Welcome | Done | RefusedCommand | Told | Said | Present | Odds | Choices | Pong | Bye;
