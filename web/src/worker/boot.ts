/** Starts Python: Pyodide with a trimmed standard library, and our packages written into its files. */

import type { PyodideAPI } from "pyodide";

interface Packed {
  readonly files: Readonly<Record<string, readonly [from: number, to: number]>>;
  readonly lock: object;
}
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, bytes: Uint8Array): void;
}
type Load = (options: object) => Promise<PyodideAPI>;

export async function boot(runtime: string): Promise<PyodideAPI> {
  // all at once: nobody waits for one file to ask for the next
  const packed = fetched(`${runtime}house.json`).then((answer) => answer.json() as Promise<Packed>);
  const bytes = fetched(`${runtime}house.bin`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as { loadPyodide: Load };
  return loadPyodide({
    indexURL: runtime,
    packageBaseUrl: runtime,
    lockFileContents: packed.then(({ lock }) => lock),
    fsInit: async (files: Files, { sitePackages }: { readonly sitePackages: string }) =>
      unpack(files, sitePackages, await packed, await bytes),
  });
}

function unpack(files: Files, folder: string, { files: places }: Packed, bytes: ArrayBuffer): void {
  const made = new Set<string>();
  for (const [path, [from, to]] of Object.entries(places)) {
    const place = `${folder}/${path}`;
    const parent = place.slice(0, place.lastIndexOf("/"));
    if (!made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    files.writeFile(place, new Uint8Array(bytes, from, to - from));
  }
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
