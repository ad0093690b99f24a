/** What a site without a server has in files: whatever depends on the language alone. No worker is started for it. */

import type { Answer, House, Question } from "./house";
import { BASE } from "./site";
import { spoken } from "./spoken";

const WRITTEN = /^\/api(\/games(?:\/[\w-]+(?:\/(?:rules|rulings|book))?)?)$/;

/** A house that reads what is written, and asks another one for the rest, or where no file can be had. */
export function readingHouse(house: House): House {
  const ask = async (question: Question): Promise<Answer> => (await read(question)) ?? house.ask(question);
  return { patience: house.patience, ask, open: (path) => house.open(path) };
}

async function read({ method, path }: Question): Promise<Answer | null> {
  const url = new URL(path, location.origin);
  const [, name] = WRITTEN.exec(url.pathname) ?? [];
  if (method !== "GET" || name === undefined) return null;
  const file = await fetch(`${BASE}said/${url.searchParams.get("lang") ?? spoken()}${name}.txt`).catch(() => null);
  return file?.ok ? { status: 200, text: await file.text() } : null;
}
