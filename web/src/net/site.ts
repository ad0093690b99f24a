/** Where the page lies, and whether a server stands behind it: `ninelives site` writes into the page that none does. */

/** The folder that the page lies in; its scripts lie one below. */
export const BASE = import.meta.env.PROD ? new URL("../", import.meta.url).pathname : "/";

/** A page that any host can give: its tables are in the browser. */
interface Site {
  /** Where online tables are, or "". */
  readonly server: string;
}

export const SITE: Site | null = siteNamed();

function siteNamed(): Site | null {
  if (typeof document === "undefined") return null; // in a test
  const said = document.querySelector<HTMLMetaElement>('meta[name="ninelives:site"]');
  return said && { server: said.content };
}
