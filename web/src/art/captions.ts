import { languageNow } from "../words/index.svelte";

/** Words as they are printed on cards. */
export function caps(text: string): string {
  return text.toLocaleUpperCase(languageNow());
}

const drawn = new Map<string, string>();

/** Draw a picture that has words on it once for each language. */
export function once(key: string, draw: () => string): string {
  const full = `${languageNow()} ${key}`;
  const known = drawn.get(full);
  if (known !== undefined) return known;
  const picture = draw();
  drawn.set(full, picture);
  return picture;
}
