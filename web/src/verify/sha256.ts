/** SHA-256 (FIPS 180-4). The browser's own is locked away on plain http, which is how a table at home is served. */

const BLOCK = 64;
const ROUNDS = 64;
const START = fractions(8, 1 / 2);
const ADDED = fractions(ROUNDS, 1 / 3);

/** The first 32 bits of the fractional parts of roots of the first primes. */
function fractions(count: number, power: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (prime ** power % 1) * 2 ** 32);
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = pad(message);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, nth) => digest.setUint32(4 * nth, word));
  return new Uint8Array(digest.buffer);
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function mix(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + at(ADDED, round) + at(words, round)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, nth) => (state[nth] = at(state, nth) + word));
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let nth = 0; nth < 16; nth++) words[nth] = block.getUint32(4 * nth);
  for (let nth = 16; nth < ROUNDS; nth++) {
    const x = at(words, nth - 15);
    const y = at(words, nth - 2);
    const early = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const late = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[nth] = at(words, nth - 16) + early + at(words, nth - 7) + late;
  }
  return words;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, nth: number): number {
  return words[nth] ?? 0;
}
