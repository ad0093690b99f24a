/** Hand a link to somebody: by what the device offers, or by the clipboard. */

export type Shared = "shared" | "copied" | "saved" | "savedAndCopied" | "not";

export const canShare = typeof navigator !== "undefined" && "share" in navigator;

export async function share(link: string, text: string): Promise<Shared> {
  return canShare ? shareAll({ text, url: link }) : copy(link);
}

async function shareAll(what: ShareData): Promise<Shared> {
  try {
    await navigator.share({ title: "Nine Lives", ...what });
    return "shared";
  } catch {
    return "not"; // closed without choosing anybody
  }
}

/** Hand a picture to somebody with the link: by what the device offers, else as a download beside it. */
export async function sharePicture(file: File | null, link: string, text: string): Promise<Shared> {
  if (file === null) return share(link, text);
  if (canShare && navigator.canShare({ files: [file] })) return shareAll({ files: [file], text: `${text} ${link}` });
  const shared = await share(link, text);
  save(file);
  return shared === "copied" ? "savedAndCopied" : "saved";
}

/** Save a file as a download. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
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
