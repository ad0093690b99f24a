// Draws the page's icon: public/icon.svg from the mark and the tokens, and the PNGs from it with chromium.
// Run: node tools/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const PUBLIC = new URL("../public/", import.meta.url);
const [GOLD, RAY, KEY, PAPER] = ["gold-c", "gold-c2", "cover-key", "cover-paper"].map(token);

/** The value of a token by day: an icon is printed once. */
function token(name) {
  const css = readFileSync(new URL("../src/style/tokens.css", import.meta.url), "utf8");
  return css.match(new RegExp(`--${name}:\\s*(#[0-9a-f]+)`, "i"))[1];
}

function rays(count, reach) {
  const end = (i) => {
    const angle = (i * Math.PI) / count;
    return `${(256 + reach * Math.cos(angle)).toFixed(1)} ${(256 + reach * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, i) => `M256 256L${end(2 * i)}L${end(2 * i + 1)}Z`).join("");
}

/** The same 9 that is a cat as in src/art/mark.ts, in plain colours: an icon knows no tokens. */
const MARK = `<g transform="translate(168 88) scale(1.78)">
  <path d="M78 56C90 100 70 134 26 136" fill="none" stroke="${KEY}" stroke-width="21" stroke-linecap="round"/>
  <path d="M10 44L14 2L42 24H54L84 2L88 44Z" fill="${KEY}"/>
  <circle cx="49" cy="52" r="41" fill="${KEY}"/>
  <path d="M20 48Q32 34 44 48Q32 62 20 48ZM54 48Q66 34 78 48Q66 62 54 48Z" fill="${GOLD}"/>
  <path d="M33 41q4 7 0 14q-4 -7 0 -14zM67 41q4 7 0 14q-4 -7 0 -14z" fill="${KEY}"/>
  <path d="M43 64H55L49 71Z" fill="${PAPER}"/>
  <path d="M49 71V75Q43 81 37 76M49 75Q55 81 61 76" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>
</g>`;

/** All that matters lies in the middle 80 percent, so that the maskable icon differs in its corners alone. */
function icon(corner) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<clipPath id="c"><rect width="512" height="512" rx="${corner}"/></clipPath>
<g clip-path="url(#c)"><rect width="512" height="512" fill="${GOLD}"/><path d="${rays(16, 380)}" fill="${RAY}"/></g>
<circle cx="256" cy="256" r="196" fill="${PAPER}"/>
<circle cx="256" cy="256" r="182" fill="none" stroke="${KEY}" stroke-width="6"/>
${MARK}
</svg>
`;
}

async function render(page, svg, size, name) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: new URL(name, PUBLIC).pathname, omitBackground: true });
}

writeFileSync(new URL("icon.svg", PUBLIC), icon(96));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
await render(page, icon(96), 192, "icon-192.png");
await render(page, icon(96), 512, "icon-512.png");
await render(page, icon(0), 512, "icon-maskable.png");
await browser.close();
