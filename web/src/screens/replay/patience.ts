import { NotDone } from "../../net/http";

const TRIES = 5;
const WAIT = 800; // ms between two tries
const NOT_THERE = 404;

/** Ask again for what is not there yet: a match that has just ended is put away a moment later. */
export async function patiently<T>(ask: () => Promise<T>, wait = WAIT): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (fault) {
      if (tries === TRIES || !(fault instanceof NotDone) || fault.status !== NOT_THERE) throw fault;
      await new Promise((wake) => setTimeout(wake, wait));
    }
  }
}
