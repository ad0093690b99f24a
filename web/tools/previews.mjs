// Draws the pictures that links show in chats, from the page's own art: one of each game and one of none, in every
// language, with the words of previews.json (tools/link_words.py).
// Run: just page::link-pictures
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const FOLDER = new URL("../public/preview/", import.meta.url);
const SOURCES = ["/src/art/index.ts", "/src/games/index.ts"];
const WORDS = JSON.parse(readFileSync(new URL("previews.json", import.meta.url), "utf8"));

const STYLE = `
  body { margin: 0; }
  .ground { position: relative; width: 1200px; height: 630px; overflow: hidden; --rx: 20%; --ry: 55%; }
  .box { position: absolute; left: 50px; top: 48px; width: 384px; height: 534px; box-sizing: border-box;
    border: 5px solid var(--cover-key); border-radius: 10px; overflow: hidden; background: var(--box); }
  .box svg { display: block; width: 100%; height: 100%; }
  .lbl { --notch: 30px; position: absolute; left: 470px; top: 48px; width: 674px; height: 528px; }
  .none .box { display: grid; place-content: center; background: var(--stock-hi); }
  .none .box svg { width: 220px; height: 320px; }
  .words { position: absolute; inset: 0; display: grid; place-content: center; gap: 36px; padding: 0 44px;
    text-align: center; text-wrap: balance; color: var(--cover-key); }
  .words h1 { margin: 0; font: 92px/1 "League Gothic Variable"; text-transform: uppercase; }
  .words p { margin: 0; font: 500 36px/1.35 "Atkinson Hyperlegible Next Variable"; }
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

/** Runs in the page: the drawings by name, and what all of them share. */
async function drawings({ sources, words }) {
  const [art, { GAMES }] = await Promise.all(sources.map((source) => import(source)));
  const cropped = (cover) => cover.replace(/viewBox="[^"]*"/, 'viewBox="-2 4 276 384"'); // without room for a footer
  const boxes = [
    ["any", "g-kitten-me none", art.nineMark(220)],
    ...GAMES.map(({ key, box }) => [key, `g-${key}`, cropped(box.cover("tall"))]),
  ];
  const drawn = Object.entries(words).flatMap(([language, said]) =>
    boxes.map(([name, kind, inside]) => {
      const { title, about } = said[name];
      const label = `<div class="lbl"><div class="words"><h1>${title}</h1><p lang="${language}">${about}</p></div></div>`;
      return [`${name}-${language}`, `<div class="ground rays ${kind}"><div class="box">${inside}</div>${label}</div>`];
    }),
  );
  return { drawn, defs: art.inkDefs() };
}

const { drawn, defs } = await page.evaluate(drawings, { sources: SOURCES, words: WORDS });
mkdirSync(FOLDER, { recursive: true });
for (const [name, html] of drawn) {
  await page.evaluate(async (body) => {
    document.body.innerHTML = body;
    document.body.className = "";
    await document.fonts.ready;
  }, `<style>${STYLE}</style>${defs}${html}`);
  await page.locator(".ground").screenshot({ path: new URL(`${name}.png`, FOLDER).pathname });
}
await browser.close();
await server.close();
