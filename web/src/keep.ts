/** Storage that never throws. A browser may refuse it (a private window, a full disk): the game goes on without. */

export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export function keepFor(storage: "local" | "session"): Keep {
  // Even naming the storage may throw, so it is looked up inside each attempt.
  const found = () => (storage === "local" ? localStorage : sessionStorage);
  return {
    getItem: (key) => attempt(() => found().getItem(key), null),
    setItem: (key, value) => attempt(() => found().setItem(key, value), undefined),
    removeItem: (key) => attempt(() => found().removeItem(key), undefined),
  };
}
