/** What a page offers, as its accessibility tree tells it: the controls that can be pressed, and where they stand. */

import type { Locator, Page } from "@playwright/test";
import type { Random } from "./random";

export interface Control {
  readonly name: string;
  /** How many of the same name come before it. */
  readonly nth: number;
  readonly pressed: boolean;
  /** The names of the groups, lists and regions around it. */
  readonly within: readonly string[];
}

export interface Sight {
  /** All that was seen, as it was read. */
  readonly seen: string;
  /** The dialog that lies over everything, or "". */
  readonly dialog: string;
  readonly controls: readonly Control[];
}

/** Give what to press now, or null where there is nothing to do but wait. */
export type Player = (sight: Sight, random: Random) => Control | null;

interface Node {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  readonly marks: string;
}

const NODE = /^( *)- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)/;

export async function look(page: Page): Promise<Sight> {
  return sightOf(await page.locator("body").ariaSnapshot());
}

/** Give where a control is, to be pressed. */
export function find(page: Page, { dialog }: Sight, { name, nth }: Control): Locator {
  const scope = dialog === "" ? page : page.getByRole("dialog", { name: dialog, exact: true });
  return scope.getByRole("button", { name, exact: true }).nth(nth);
}

/** Read a snapshot. A dialog hides what lies under it. */
function sightOf(snapshot: string): Sight {
  const nodes = snapshot.split("\n").flatMap(nodeOf);
  const from = nodes.findLastIndex((node) => node.role === "dialog");
  const dialog = nodes[from];
  const controls = controlsIn(dialog === undefined ? nodes : below(nodes, from));
  return { seen: snapshot, dialog: dialog?.name ?? "", controls };
}

/** Give the name of what a snapshot begins with. */
export function nameIn(snapshot: string): string {
  return snapshot.split("\n").flatMap(nodeOf)[0]?.name ?? "";
}

function nodeOf(line: string): Node[] {
  const [, indent, role, quoted, marks = ""] = NODE.exec(line) ?? [];
  if (indent === undefined || role === undefined) return [];
  const name = quoted === undefined ? "" : (JSON.parse(quoted.replaceAll("''", "'")) as string);
  return [{ depth: indent.length, role, name, marks }];
}

function below(nodes: readonly Node[], from: number): readonly Node[] {
  const depth = nodes[from]?.depth ?? 0;
  const end = nodes.findIndex((node, nth) => nth > from && node.depth <= depth);
  return nodes.slice(from + 1, end < 0 ? undefined : end);
}

function controlsIn(nodes: readonly Node[]): readonly Control[] {
  const around: Node[] = [];
  const met = new Map<string, number>();
  const found: Control[] = [];
  for (const node of nodes) {
    while ((around.at(-1)?.depth ?? -1) >= node.depth) around.pop();
    if (node.role === "button") {
      const nth = met.get(node.name) ?? 0;
      met.set(node.name, nth + 1);
      const within = around.map(({ name }) => name).filter(Boolean);
      const control = { name: node.name, nth, pressed: node.marks.includes("[pressed]"), within };
      if (!node.marks.includes("[disabled]")) found.push(control);
    }
    around.push(node);
  }
  return found;
}

export function inside(controls: readonly Control[], ...places: readonly string[]): readonly Control[] {
  return controls.filter(({ within }) => places.some((place) => within.includes(place)));
}

export function named(controls: readonly Control[], name: RegExp): readonly Control[] {
  return controls.filter((control) => name.test(control.name));
}
