/** Runs in a page: times a house in a worker, from its start to a table, and while bots think. */

import type { FromWorker, ToWorker } from "../src/worker/messages";
import type { FromClient, ToClient } from "../src/wire.gen";

export interface Place {
  readonly script: string;
  readonly runtime: string;
  readonly socket: string;
}
type Hear = (message: ToClient, say: (message: FromClient) => void) => boolean;

const QUICK = 0.001; // seconds that bots take besides thinking

/** Start a house, come to a table, and let it be heard until that is enough. */
async function visit({ script, runtime, socket }: Place, hear: Hear): Promise<Worker> {
  const worker = new Worker(script, { type: "module" });
  const post = (message: ToWorker): void => worker.postMessage(message);
  const say = (message: FromClient): void => post({ t: "send", number: 1, text: JSON.stringify(message) });
  await new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === "trouble") reject(new Error(data.what));
      if (data.t === "told" && hear(JSON.parse(data.text) as ToClient, say)) resolve();
    };
    post({ t: "start", runtime, pace: QUICK });
    post({ t: "open", number: 1, path: socket });
    say({ t: "hello" });
  });
  return worker;
}

/** Give the ms from nothing to the first word of a table. */
export async function timeStart(place: Place): Promise<number> {
  const from = performance.now();
  const worker = await visit(place, ({ t }) => t === "welcome");
  const took = performance.now() - from;
  worker.terminate();
  return took;
}

/** Leave a house open, with a table where nothing is due. */
export async function idle(place: Place): Promise<void> {
  await visit(place, ({ t }) => t === "welcome");
}

/** Play a match with panthers, and give the ms that each of their moves took, all told: thought, written, heard. */
export async function timePanthers(place: Place): Promise<readonly number[]> {
  const times: number[] = [];
  let [seat, from, waits]: [number | null, number, boolean] = [null, 0, false];
  let id = 0;
  const worker = await visit(place, (message, say) => {
    if (message.t === "welcome")
      for (const order of ["sit 0 - Ada", "begin panther"]) say({ t: "do", id: `o${id++}`, order });
    if (message.t !== "told") return false;
    if (waits) times.push(performance.now() - from);
    const { scene, seq } = message;
    seat = message.seat ?? seat;
    const mine = seat !== null && scene.awaited.includes(seat);
    waits = scene.phase === "playing" && !mine && scene.watched !== true;
    from = performance.now();
    const calm = scene.choices.filter((choice) => choice !== "chase");
    const move = calm[Math.floor(Math.random() * calm.length)];
    if (scene.watched === true) say({ t: "do", id: `o${id++}`, order: "ready" });
    else if (mine && move !== undefined) say({ t: "play", id: `o${id++}`, seq, move });
    return scene.result !== null;
  });
  worker.terminate();
  return times;
}
