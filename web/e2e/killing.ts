/**
 * Runs in a page: plays at a table of the house here, and kills the worker in the very task that brings word of a row.
 * Then the row must be on disk, and the next worker must know it. A worker takes seconds to start, so others stand by.
 */

import type { FromWorker, ToWorker } from "../src/worker/messages";
import type { Do, FromClient, Heard, Play, Scene, ToClient, Told as ToldOnWire, Welcome } from "../src/wire.gen";

export interface Killing {
  readonly script: string;
  readonly runtime: string;
  readonly socket: string;
  readonly kills: number;
}

/** What was seen of it all. A row that was lost is thrown as a fault. */
export interface Killed {
  readonly own: number; // rows that answered a command
  readonly others: number; // rows of bots, as told
  readonly late: number; // workers that stood by with an older table, and had to catch up
  readonly rows: number; // in the log, at the end
  readonly matches: readonly string[];
}

/** A row that a worker has sent word of, right before it was killed. */
interface Told {
  readonly seq: number; // of the table after it
  readonly command: Play | Do | null; // null for what a bot did
  readonly lines: readonly string[]; // moves of it that everybody may know
}

/** A row on disk: src/ninelives/tables/log.py. */
type Row = readonly [table: number, seq: number, who: number, command: string, lines: string];

const PACE = 0.05; // seconds that a bot takes
const STANDING_BY = 2;
const SOCKET = 1;
const CATCH_UP = 10_000; // ms; nobody told whoever stood by, and every five seconds it looks for itself

export async function kill({ script, runtime, socket, kills }: Killing): Promise<Killed> {
  const standingBy = Array.from({ length: STANDING_BY }, () => started(script, runtime));
  const told: Told[] = [];
  const matches = new Set<string>();
  let late = 0;
  while (told.length < kills) {
    standingBy.push(started(script, runtime));
    const worker = await standingBy.shift()!;
    const visit = new Visit(worker, socket, told.at(-1) ?? null, matches);
    const row = await visit.killed;
    mustBeIn(await rowsOnDisk(), row);
    told.push(row);
    if (visit.wasLate) late++;
    if (told.length % 50 === 0) console.info(`${told.length} killed`);
  }
  for (const worker of standingBy) (await worker).terminate();
  const rows = await rowsOnDisk();
  for (const row of told) mustBeIn(rows, row);
  rows.forEach(([, seq], nth) => must(seq === nth, `row ${nth} has the number ${seq}`));
  const own = told.filter(({ command }) => command !== null).length;
  return { own, others: told.length - own, late, rows: rows.length, matches: [...matches] };
}

function started(script: string, runtime: string): Promise<Worker> {
  const worker = new Worker(script, { type: "module" });
  worker.postMessage({ t: "start", runtime, pace: PACE } satisfies ToWorker);
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === "ready") resolve(worker);
      if (data.t === "trouble") reject(new Error(data.what));
    };
  });
}

/** What one worker lives to see: it shows that it knows the last row, then gets one more acknowledged, and is killed. */
class Visit {
  readonly killed: Promise<Told>;
  wasLate = false;
  #seat: number | null = null;
  #seq = 0;
  #scene: Scene | null = null;
  #sent: Play | Do | null = null;
  #fail: (fault: Error) => void = () => undefined;

  constructor(
    private readonly worker: Worker,
    socket: string,
    private readonly last: Told | null,
    private readonly matches: Set<string>,
  ) {
    this.killed = new Promise((resolve, reject) => {
      this.#fail = reject;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        try {
          const row = this.#hear(data);
          if (row === null) return;
          worker.terminate();
          resolve(row);
        } catch (fault) {
          this.#fail(fault as Error);
        }
      };
    });
    worker.postMessage({ t: "open", number: SOCKET, path: socket } satisfies ToWorker);
    this.#say({ t: "hello", seen: Math.max(0, (last?.seq ?? 0) - 1) });
  }

  #hear(data: FromWorker): Told | null {
    must(data.t !== "trouble" && data.t !== "shut", `the house has trouble: ${JSON.stringify(data)}`);
    if (data.t !== "told") return null;
    const message = JSON.parse(data.text) as ToClient;
    switch (message.t) {
      case "welcome":
        return this.#welcomed(message);
      case "done":
        return this.#done(message.id, message.seq);
      case "refused":
        must(
          message.id !== this.last?.command?.id,
          `${message.id} was acknowledged, and is refused: ${message.reason}`,
        );
        return this.#act(message.scene, message.seq);
      case "told":
        return this.#told(message);
      default:
        return null;
    }
  }

  #welcomed({ seq, seat, scene, heard }: Welcome): null {
    [this.#seat, this.#seq, this.#scene] = [seat, seq, scene];
    if (this.last === null) return this.#act(scene, seq);
    if (seq < this.last.seq) this.#mustCatchUp(this.last.seq);
    else this.#mustKnow(heard);
    if (this.last.command !== null)
      this.#say(this.last.command); // it counts once: the answer is that of the first time
    else if (!this.wasLate) this.#act(scene, seq);
    return null;
  }

  #told({ seq, scene, heard = [] }: ToldOnWire): Told | null {
    if (seq > (this.last?.seq ?? 0)) return { seq, command: null, lines: heard.map(({ line }) => line) };
    [this.#seq, this.#scene] = [seq, scene];
    if (seq === this.last?.seq) this.#mustKnow(heard);
    return this.last?.command === null ? this.#act(scene, seq) : null;
  }

  #mustKnow(heard: readonly Heard[]): void {
    const known = heard.map(({ line }) => line);
    for (const line of this.last?.lines ?? [])
      must(known.includes(line), `${line} was lost: there is ${known.join(", ")}`);
  }

  #mustCatchUp(seq: number): void {
    this.wasLate = true;
    setTimeout(() => this.#fail(new Error(`row ${seq - 1} was lost to a worker that stood by`)), CATCH_UP);
  }

  #done(id: string, seq: number): Told | null {
    if (id === this.last?.command?.id) {
      must(seq === this.last.seq, `${id} was row ${this.last.seq}, and is row ${seq}`);
      return this.#act(this.#scene!, this.#seq);
    }
    must(id === this.#sent?.id, `nobody sent ${id}`);
    return { seq, command: this.#sent, lines: this.#sent?.t === "play" ? [this.#sent.move] : [] };
  }

  /** Do whatever may be done now, or wait for a bot. */
  #act(scene: Scene, seq: number): null {
    if (scene.result !== null) this.matches.add(scene.result.match);
    const id = crypto.randomUUID();
    const order = this.#order(scene);
    const move = this.#seat !== null && scene.awaited.includes(this.#seat) ? anyOf(scene.choices) : undefined;
    if (order !== null) this.#sent = { t: "do", id, order };
    else if (move !== undefined) this.#sent = { t: "play", id, seq, move };
    else return null;
    this.#say(this.#sent);
    return null;
  }

  #order({ phase, watched = false, ready = [] }: Scene): string | null {
    if (this.#seat === null) return "sit 0 - Ada";
    if (phase !== "playing") return "begin kitten";
    return watched && !ready.includes(this.#seat) ? "ready" : null;
  }

  #say(message: FromClient): void {
    this.worker.postMessage({ t: "send", number: SOCKET, text: JSON.stringify(message) } satisfies ToWorker);
  }
}

function anyOf(choices: readonly string[]): string | undefined {
  return choices[Math.floor(Math.random() * choices.length)];
}

function mustBeIn(rows: readonly Row[], { seq, command, lines }: Told): void {
  const row = rows.find(([, number]) => number === seq - 1);
  must(row !== undefined, `row ${seq - 1} was lost: there are ${rows.length}`);
  if (command === null) return;
  must(row?.[3] === command.id, `row ${seq - 1} is another's`);
  for (const line of lines) must(row?.[4].includes(line) === true, `row ${seq - 1} says ${row?.[4]}, and not ${line}`);
}

/** Read past the house: whatever a killed worker left unfinished is undone before this is answered. */
function rowsOnDisk(): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("ninelives");
    opening.onerror = () => reject(opening.error ?? new Error("no database"));
    opening.onsuccess = () => {
      const store = opening.result.transaction("kept").objectStore("kept");
      const reading = store.getAll(IDBKeyRange.bound(["row"], ["row", []]));
      reading.onsuccess = () => {
        opening.result.close();
        resolve((reading.result as string[]).map((text) => JSON.parse(text) as Row));
      };
    };
  });
}

function must(isSo: boolean, why: string): void {
  if (!isSo) throw new Error(why);
}
