import { beforeEach, describe, expect, it, vi } from "vitest";

interface Made {
  readonly kind: string;
  readonly from: number;
  readonly until: number;
  readonly hz: number[];
}

let made: Made[];
let opened: number;

class Param {
  readonly values: number[] = [];
  setValueAtTime = (value: number): void => void this.values.push(value);
  linearRampToValueAtTime = this.setValueAtTime;
  exponentialRampToValueAtTime = (value: number): void => {
    if (value <= 0) throw new RangeError("a ramp cannot reach nothing");
    this.values.push(value);
  };
}

class Node {
  frequency = new Param();
  gain = new Param();
  type = "";
  buffer: unknown = null;
  #from = 0;
  connect = (): void => undefined;
  start = (at: number): void => void (this.#from = at);
  stop = (at: number): void => {
    made.push({ kind: this.type || "noise", from: this.#from, until: at, hz: this.frequency.values });
  };
}
class Oscillator extends Node {}

class Context {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
  constructor() {
    opened++;
  }
  resume = (): Promise<void> => Promise.resolve();
  createBuffer = (): object => ({ copyToChannel: () => undefined });
  createGain = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createOscillator = (): Node => new Oscillator();
}

async function load(on: boolean): Promise<typeof import("../src/sound")> {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.doMock("../src/settings.svelte", () => ({ settings: { now: { sound: on } } }));
  return import("../src/sound");
}

beforeEach(() => {
  [made, opened] = [[], 0];
});

describe("sound", () => {
  it("is not made, and nothing is opened for it, until it is asked for", async () => {
    const { sound, SOUNDS } = await load(false);
    for (const name of Object.keys(SOUNDS)) sound(name as keyof typeof SOUNDS);
    expect([made, opened]).toEqual([[], 0]);
  });

  it("has a stroke for every name, and opens one studio for all", async () => {
    const { sound, SOUNDS } = await load(true);
    for (const name of Object.keys(SOUNDS)) {
      made.length = 0;
      sound(name as keyof typeof SOUNDS);
      expect(made.length, name).toBeGreaterThan(0);
    }
    expect(opened).toBe(1);
  });

  it("is short and never harsh", async () => {
    const { SOUNDS } = await load(true);
    for (const [name, strokes] of Object.entries(SOUNDS)) {
      const ends = strokes.map((stroke) => (stroke.at ?? 0) + stroke.ms);
      expect(Math.max(...ends), name).toBeLessThan(name === "win" ? 1500 : 600);
      for (const { loud, soft = 2, ms, hz } of strokes) {
        expect(loud).toBeLessThanOrEqual(0.8);
        expect(soft).toBeLessThan(ms);
        expect(Math.min(...hz)).toBeGreaterThan(20);
      }
    }
  });

  it("climbs by semitones", async () => {
    const { sound } = await load(true);
    sound("bid");
    const [low] = made[0]?.hz ?? [];
    made.length = 0;
    sound("bid", 12);
    expect(made[0]?.hz[0]).toBeCloseTo((low ?? 0) * 2);
  });
});
