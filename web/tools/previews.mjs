// Draws what the server's pictures for links are made of, from the page's own art: a ground with an empty label for
// each game and one for none, and a strip of heads. The server writes names and seats on them.
// Run: node tools/previews.mjs
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const FOLDER = new URL("../public/preview/", import.meta.url);
const SOURCES = ["/src/art/index.ts", "/src/games/index.ts"];
const SEATS = 10;
const HEAD = 132;

const STYLE = `
  body { margin: 0; }
  .ground { position: relative; width: 1200px; height: 630px; overflow: hidden; --rx: 20%; --ry: 55%; }
  .box { position: absolute; left: 50px; top: 48px; width: 384px; height: 534px; box-sizing: border-box;
    border: 5px solid var(--cover-key); border-radius: 10px; overflow: hidden; background: var(--box); }
  .box svg { display: block; width: 100%; height: 100%; }
  .lbl { --notch: 30px; position: absolute; left: 470px; top: 48px; width: 674px; height: 528px; }
  .none .box { display: grid; place-content: center; background: var(--stock-hi); }
  .none .box svg { width: 220px; height: 320px; }
`;

const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
await page.goto(server.resolvedUrls.local[0]);
await page.waitForSelector("h1"); // fonts and styles are here

/** Runs in the page: the drawings by name. */
async function drawings({ sources, seats, px }) {
  const [art, { GAMES }] = await Promise.all(sources.map((source) => import(source)));
  const ground = (kind, inside) =>
    `<div class="ground rays ${kind}"><div class="box">${inside}</div><div class="lbl"></div></div>`;
  const cropped = (cover) => cover.replace(/viewBox="[^"]*"/, 'viewBox="-2 4 276 384"'); // without room for a footer
  const heads = Array.from({ length: seats }, (_, seat) =>
    art.avatar({ fur: art.furOf(seat), mood: "happy", px, disc: "seat" }),
  );
  return {
    ...Object.fromEntries(GAMES.map(({ key, box }) => [key, ground(`g-${key}`, cropped(box.cover("tall")))])),
    any: ground("g-kitten-me none", art.nineMark(220)),
    heads: `<div class="heads" style="display:flex;width:${(seats + 1) * px}px">${[...heads, art.cushion(px)].join("")}</div>`,
    defs: art.inkDefs(),
  };
}

const { defs, heads, ...grounds } = await page.evaluate(drawings, { sources: SOURCES, seats: SEATS, px: HEAD });
mkdirSync(FOLDER, { recursive: true });
const shot = async (name, html, selector) => {
  await page.evaluate((drawn) => (document.body.innerHTML = drawn), `<style>${STYLE}</style>${defs}${html}`);
  await page.evaluate(() => {
    document.body.className = "";
    document.documentElement.style.background = document.body.style.background = "transparent";
  });
  const path = new URL(`${name}.png`, FOLDER).pathname;
  await page.locator(selector).screenshot({ path, omitBackground: true });
};
for (const [name, html] of Object.entries(grounds)) await shot(name, html, ".ground");
await page.setViewportSize({ width: (SEATS + 1) * HEAD, height: HEAD });
await shot("heads", heads, ".heads");
await browser.close();
await server.close();
