/** A worker of the tests: starts Python as the page's worker does, and runs the store's contract on real databases. */

import { boot } from "../src/worker/boot";
import { Database } from "../src/worker/database";

interface Wish {
  readonly runtime: string;
  readonly files: Readonly<Record<string, string>>;
}
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, text: string): void;
}
type Run = (made: (name: string) => Database) => Promise<{ toJs(): readonly string[] }>;

const RUN = `
import sys
sys.path[:0] = ["/project/tests", "/project/tools"]
import store_contract
store_contract.without_pytest()
from worker import databases

async def run(database_named):
    class Named(dict):
        def setdefault(self, name, _unused):
            return self[name] if name in self else self.add(name)
        def add(self, name):
            self[name] = database_named(name)
            return self[name]
    databases.made = Named()
    return [line async for line in store_contract.run(lambda number: f"contract {number}")]
run`;

const scope = globalThis as unknown as { onmessage: ((event: MessageEvent<Wish>) => void) | null };

async function contract({ runtime, files }: Wish): Promise<readonly string[]> {
  const python = await boot(runtime);
  const disk = python.FS as Files;
  for (const [path, text] of Object.entries(files)) {
    disk.mkdirTree(`/project/${path.slice(0, path.lastIndexOf("/"))}`);
    disk.writeFile(`/project/${path}`, text);
  }
  const run = python.runPython(RUN) as Run;
  const said = await run((name) => new Database(name, (kind, what) => console.error(kind, what)));
  return said.toJs();
}

scope.onmessage = ({ data }) => {
  contract(data).then(
    (said) => postMessage({ said, fault: "" }),
    (fault: unknown) => postMessage({ said: [], fault: String(fault) }),
  );
};
