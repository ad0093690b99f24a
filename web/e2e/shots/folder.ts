/** What the README and docs/browser.md show, kept by git. */
const SHOWN = [
  "kitten-bid-desktop-light",
  "kitten-bid-phone-light",
  "kitty-ask-phone-light",
  "cat-window-phone-light",
  "gathering-phone-light",
];

/** Where a picture goes: if it is shown into docs, else into a folder that git ignores. */
export const place = (name: string): string => `../${SHOWN.includes(name) ? "docs/" : ""}shots/${name}.jpg`;

export const WAIT = 900; // ms until what moves has come to rest
