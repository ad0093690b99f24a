/** A house in a worker: starts Python, and carries messages between it, the page, the database and the other tabs. */

import { boot } from "./boot";
import { Database } from "./database";
import type { FromWorker, ToWorker, Trouble } from "./messages";

/** `PageHouse` of src/ninelives/browser/house.py. */
interface PageHouse {
  open(): Promise<void>;
  ask(number: number, method: string, path: string, body: string, language: string, anonymous: boolean): void;
  connect(number: number, path: string): void;
  hear(number: number, text: string): void;
  disconnect(number: number): void;
  hear_tab(text: string): void;
}
interface HouseModule {
  PageHouse(page: object, database: object, pace?: number): PageHouse;
}
/** The global scope of a worker, as far as it is used: the types of pages and of workers exclude each other. */
interface Scope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const NAME = "ninelives"; // of the database and of the channel between tabs
const scope = globalThis as unknown as Scope;
const say = (message: FromWorker): void => scope.postMessage(message);
const complain = (trouble: Trouble, what: string): void => say({ t: "trouble", trouble, what });
const tabs = new BroadcastChannel(NAME);

/** `PagePort` of src/ninelives/browser/ports.py. */
const page = {
  answer: (number: number, status: number, text: string) => say({ t: "answer", number, status, text }),
  tell: (number: number, text: string) => say({ t: "told", number, text }),
  shut: (number: number, code: number) => say({ t: "shut", number, code }),
  report: (event: string, kind: string, where: string) => complain("fault", `${event}: ${kind} ${where}`),
  publish: (text: string) => tabs.postMessage(text),
};

async function opened(runtime: string, pace: number | null): Promise<PageHouse> {
  const python = await boot(runtime);
  const module = python.pyimport("ninelives.browser.house") as HouseModule;
  const database = new Database(NAME, complain);
  const house = pace === null ? module.PageHouse(page, database) : module.PageHouse(page, database, pace);
  tabs.onmessage = ({ data }) => house.hear_tab(String(data));
  await house.open();
  return house;
}

function hear(house: PageHouse, message: ToWorker): void {
  switch (message.t) {
    case "ask": {
      const { number, method, path, body, language, anonymous } = message;
      return house.ask(number, method, path, body, language, anonymous);
    }
    case "open":
      return house.connect(message.number, message.path);
    case "send":
      return house.hear(message.number, message.text);
    case "close":
      return house.disconnect(message.number);
    case "start":
  }
}

let house: Promise<PageHouse> | null = null;
scope.onmessage = ({ data }) => {
  if (data.t === "start") {
    house = opened(data.runtime, data.pace);
    house.then(
      () => say({ t: "ready" }),
      (fault: unknown) => complain("start", String(fault)),
    );
  }
  // what is said meanwhile waits, in order
  else house?.then((open) => hear(open, data)).catch(() => undefined);
};
