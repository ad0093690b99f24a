/** Hand a link to somebody: by what the device offers, or by the clipboard. */

export type Shared = "shared" | "copied" | "not";

export const canShare = typeof navigator !== "undefined" && "share" in navigator;

export async function share(link: string, text: string): Promise<Shared> {
  if (!canShare) return copy(link);
  try {
    await navigator.share({ title: "Nine Lives", text, url: link });
    return "shared";
  } catch {
    return "not"; // closed without choosing anybody
  }
}

export async function copy(link: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return copyByHand(link) ? "copied" : "not";
  }
}

/** A page over plain http, as at home, has no clipboard: mark the link in a field, and have the browser copy what is marked. */
function copyByHand(link: string): boolean {
  const field = document.createElement("textarea");
  field.value = link;
  field.className = "vh";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is nothing else where there is no clipboard
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
