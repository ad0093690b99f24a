/**
 * The browser's own database as a house uses it: texts under keys, which all tabs share. Each change is one transaction
 * that reads, decides and writes, so of two tabs that want the same number one comes second, and sees it taken.
 */

type Key = readonly (string | number | readonly never[])[];
type Span = readonly [first: Key, last: Key, most: number];
type Write = readonly [key: Key, text: string | null, isNew: boolean];

const STORE = "kept";

export class Database {
  #opened: Promise<IDBDatabase> | null = null;
  #gone = false;

  constructor(
    private readonly name: string,
    private readonly trouble: (kind: "full" | "gone", what: string) => void,
  ) {}

  /** Give what stands in each span. */
  readonly read = async (spans: string): Promise<string> => {
    const store = (await this.#open()).transaction(STORE, "readonly").objectStore(STORE);
    return JSON.stringify(await foundIn(store, spans));
  };

  /** Read, decide and write; done when it is on disk. */
  readonly change = async (spans: string, decide: (found: string) => string): Promise<void> => {
    const transaction = (await this.#open()).transaction(STORE, "readwrite", { durability: "strict" });
    const done = finished(transaction);
    const store = transaction.objectStore(STORE);
    try {
      const found = await foundIn(store, spans);
      for (const write of JSON.parse(decide(JSON.stringify(found))) as readonly Write[]) put(store, write);
      await done;
    } catch (fault) {
      done.catch(() => undefined);
      if (isFull(fault) || isFull(transaction.error)) this.trouble("full", String(fault));
      throw fault;
    }
  };

  #open(): Promise<IDBDatabase> {
    // what was taken away does not come back: an empty database would be no place to go on
    if (this.#gone) return Promise.reject(new Error("The storage was taken away."));
    this.#opened ??= opened(this.name, () => this.#lose()).catch((fault: unknown) => {
      this.#opened = null;
      if (isFull(fault)) this.trouble("full", String(fault));
      throw fault;
    });
    return this.#opened;
  }

  #lose(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.trouble("gone", "the database was closed");
  }
}

function opened(name: string, lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = lost;
      database.onversionchange = () => {
        database.close(); // another tab deletes it: whoever holds on to it stands in its way
        lost();
      };
      resolve(database);
    };
  });
}

function foundIn(store: IDBObjectStore, spans: string): Promise<string[][]> {
  return Promise.all((JSON.parse(spans) as readonly Span[]).map((span) => between(store, span)));
}

function between(store: IDBObjectStore, [first, last, most]: Span): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const request = store.getAll(IDBKeyRange.bound(first, last), most === 0 ? undefined : most);
    request.onsuccess = () => resolve(request.result as string[]);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

function put(store: IDBObjectStore, [key, text, isNew]: Write): void {
  if (text === null) store.delete(key as IDBValidKey);
  else if (isNew) store.add(text, key as IDBValidKey);
  else store.put(text, key as IDBValidKey);
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not written"));
  });
}

function isFull(fault: unknown): boolean {
  return fault instanceof DOMException && fault.name === "QuotaExceededError";
}
