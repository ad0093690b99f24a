/** Who imports whom under src: plain, type-only and dynamic imports, in TypeScript and in Svelte files. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";

const SRC = join(import.meta.dirname, "../src");

/** The files that each file imports; all are named by their paths under src. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export function graphOf(folder: string = SRC): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  return new Map(files.toSorted().map((file) => [file, importsIn(folder, file)]));
}

function importsIn(folder: string, file: string): readonly string[] {
  const names = scriptsIn(file, readFileSync(join(folder, file), "utf8")).flatMap(
    (script) => ts.preProcessFile(script, true, true).importedFiles,
  );
  const own = names.map(({ fileName }) => fileName).filter((name) => name.startsWith("."));
  const found = own.map((name) => relative(folder, resolved(join(folder, dirname(file), name))));
  return [...new Set(found)].filter((other) => other !== file); // a component that draws itself imports itself
}

function scriptsIn(file: string, text: string): readonly string[] {
  if (!file.endsWith(".svelte")) return [text];
  const { module, instance } = parse(text, { modern: true, filename: file });
  return [module, instance].flatMap((script) => (script ? [text.slice(script.start, script.end)] : [])).map(unwrapped);
}

/** Take the tags off a script. */
function unwrapped(script: string): string {
  return script.slice(script.indexOf(">") + 1, script.lastIndexOf("<"));
}

function resolved(path: string): string {
  const found = ["", ".ts", "/index.ts"]
    .map((end) => path + end)
    .find((one) => existsSync(one) && statSync(one).isFile());
  if (found === undefined) throw new Error(`Nothing lies at ${path}.`);
  return found;
}

/** Return one circle of imports, first file to first file; empty where there is none. */
export function circleIn(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  return [...graph.keys()].map((file) => visit(file, [])).find((circle) => circle.length > 0) ?? [];
}
