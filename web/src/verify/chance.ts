/**
 * All chance of a match, recomputed from its secret: SHA-256 over key, purpose and a counter, four 64-bit words a block,
 * words that would favour small numbers thrown away. The same numbers as ninelives.core.chance gives.
 */

import { sha256 } from "./sha256";

const SPAN = 1n << 64n;
const WORDS = 4;

/** What TABLE draws from: `number` of `things`, each put `back` before the next or not, `besides` what is sure. */
export interface Urn {
  readonly things: readonly string[];
  readonly number: number;
  readonly back: boolean;
  readonly besides: readonly string[];
}

const utf8 = new TextEncoder();

function hash(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(Uint8Array.from(parts.flatMap((part) => [...part])));
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was promised before the first deal. */
export function commitmentOf(secret: string): string {
  return hexOf(hash(bytesOf(secret)));
}

export function keyOf(secret: string, salt: string): Uint8Array {
  return hash(utf8.encode("ninelives key/"), bytesOf(secret), utf8.encode(salt));
}

/** The numbers of TABLE's move of this number, counted from 0. */
export class SecretDraw {
  #words: bigint[] = [];
  #blocks = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly number: number,
  ) {}

  /** Give a whole number from 0 to n - 1. */
  below(n: number): number {
    const size = BigInt(n);
    const fair = SPAN - (SPAN % size);
    for (;;) {
      const word = this.#next();
      if (word < fair) return Number(word % size);
    }
  }

  #next(): bigint {
    if (this.#words.length === 0) {
      const block = new DataView(hash(this.key, utf8.encode(`roll ${this.number}/${this.#blocks}`)).buffer);
      this.#words = Array.from({ length: WORDS }, (_, nth) => block.getBigUint64(8 * nth)).reverse();
      this.#blocks += 1;
    }
    return this.#words.pop() ?? 0n;
  }
}

/** Take from an urn, in the order drawn: a shuffle cut short, or one of all each time. */
export function taken(urn: Urn, draw: SecretDraw): readonly string[] {
  const pool = [...urn.things];
  const drawn: string[] = [];
  for (let place = 0; place < urn.number; place++) {
    const other = urn.back ? draw.below(pool.length) : place + draw.below(pool.length - place);
    drawn.push(pool[other] ?? "");
    if (!urn.back) [pool[place], pool[other]] = [pool[other] ?? "", pool[place] ?? ""];
  }
  return drawn;
}
