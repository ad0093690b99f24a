/** Paint a poster, and give it as a file. Nothing is fetched: the drawings are the page's own, the words its fonts. */

import { aloneSvg, HEIGHT, type Poster, type Print, WIDTH } from "./poster";

export { posterOf } from "./poster";

/** Give the picture, or nothing where this browser cannot paint it. */
export async function pictureOf(poster: Poster, name: string): Promise<File | null> {
  try {
    const blob = await painted(poster);
    return blob === null ? null : new File([blob], `${name}.png`, { type: "image/png" });
  } catch {
    return null;
  }
}

async function painted(poster: Poster): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const style = getComputedStyle(document.documentElement);
  const valueOf = (token: string): string => style.getPropertyValue(`--${token}`).trim();
  paper(pen, valueOf);
  for (const { svg, x, y, width, height } of poster.drawings) {
    pen.drawImage(await imageOf(aloneSvg(svg, valueOf)), x, y, width, height);
  }
  await document.fonts.ready;
  pen.fillStyle = valueOf("key");
  for (const print of poster.prints) write(pen, print, valueOf(print.face));
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

const RAYS = 24;
const FRAME = 14;

function paper(pen: CanvasRenderingContext2D, valueOf: (token: string) => string): void {
  pen.fillStyle = valueOf("stock-hi");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = valueOf("stock-lo");
  const [x, y, step] = [250, HEIGHT / 2, Math.PI / RAYS];
  for (let ray = 0; ray < RAYS; ray++) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, WIDTH, 2 * ray * step, (2 * ray + 1) * step);
    pen.fill();
  }
  pen.strokeStyle = valueOf("key");
  pen.lineWidth = FRAME;
  pen.strokeRect(FRAME / 2, FRAME / 2, WIDTH - FRAME, HEIGHT - FRAME);
}

/** As a data address, which the page's policy allows for images. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function write(pen: CanvasRenderingContext2D, { text, x, y, size, room, align }: Print, family: string): void {
  pen.font = `${size}px ${family}`;
  pen.textAlign = align;
  pen.fillText(text, x, y, room);
}
