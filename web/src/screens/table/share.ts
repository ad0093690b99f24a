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
    return "not"; // pages that are not safe have no clipboard: the link can be marked by hand
  }
}
