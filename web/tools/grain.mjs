// Bakes public/grain.png: a small tile of paper flecks, dark and light, that repeats without a seam.
// Run: node tools/grain.mjs
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const SIZE = 192;
// bare, soft shade, deep shade, light fleck
const PALETTE = [0x6b, 0x57, 0x38, 0x6b, 0x57, 0x38, 0x6b, 0x57, 0x38, 0xfa, 0xed, 0xd1];
const ALPHA = [0, 8, 17, 46];

let seed = 9;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

function noise() {
  return Float64Array.from({ length: SIZE * SIZE }, random);
}

/** Mix every point with its neighbours, around the edges too, so that the tile has no seam. */
function blurred(field) {
  const at = (x, y) => field[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)];
  return field.map((value, i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    return (2 * value + at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 6;
  });
}

function pixels() {
  const shade = blurred(noise());
  const fleck = blurred(noise());
  return shade.map((value, i) => (fleck[i] > 0.8 ? 3 : value > 0.68 ? 2 : value > 0.58 ? 1 : 0));
}

/** Four pixels a byte, each row led by its filter. */
function rows(field) {
  const bytes = [];
  for (let y = 0; y < SIZE; y++) {
    bytes.push(0);
    for (let x = 0; x < SIZE; x += 4) {
      const [a, b, c, d] = field.subarray(y * SIZE + x, y * SIZE + x + 4);
      bytes.push((a << 6) | (b << 4) | (c << 2) | d);
    }
  }
  return Buffer.from(bytes);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

const header = Buffer.alloc(13);
header.writeUInt32BE(SIZE, 0);
header.writeUInt32BE(SIZE, 4);
header.set([2, 3, 0, 0, 0], 8); // two bits a pixel, by palette

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk("IHDR", header),
  chunk("PLTE", Buffer.from(PALETTE)),
  chunk("tRNS", Buffer.from(ALPHA)),
  chunk("IDAT", deflateSync(rows(pixels()), { level: 9 })),
  chunk("IEND", Buffer.alloc(0)),
]);
writeFileSync(new URL("../public/grain.png", import.meta.url), png);
console.log(`grain.png: ${png.length} bytes`);
