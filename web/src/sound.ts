/** Every sound of the table: short, dry, wooden, and made here. Nothing sounds until the player asks for it. */

import { settings } from "./settings.svelte";

export type Sound =
  | "deal"
  | "bid"
  | "challenge"
  | "strike"
  | "verdict"
  | "purrfect"
  | "swish"
  | "squeak"
  | "sleep"
  | "meow"
  | "win"
  | "turn"
  | "tap";

/** One stroke of a sound. Pitches and filters glide from the first number to the second. */
export interface Stroke {
  readonly wave: OscillatorType | "noise";
  readonly hz: readonly [number, number]; // of a tone; of noise it is the band that is let through
  readonly ms: number;
  readonly loud: number; // 0 to 1, at its peak
  readonly at?: number; // ms after the beginning
  readonly soft?: number; // ms until the peak; most are struck, so at once
  readonly mute?: readonly [number, number]; // a tone behind a hand: the band that is let through
}

/** A bar of wood or metal: a tone with a fainter one above it that dies sooner. */
function bar(hz: number, ms: number, loud: number, at = 0): readonly Stroke[] {
  return [
    { wave: "sine", hz: [hz, hz], ms, loud, at },
    { wave: "sine", hz: [hz * 4, hz * 4], ms: ms / 3, loud: loud / 4, at },
  ];
}

export const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  tap: [{ wave: "triangle", hz: [620, 520], ms: 45, loud: 0.3 }],
  deal: [
    { wave: "noise", hz: [2600, 1400], ms: 50, loud: 0.3 },
    { wave: "sine", hz: [170, 90], ms: 60, loud: 0.25, at: 12 },
  ],
  bid: [
    { wave: "sine", hz: [840, 790], ms: 80, loud: 0.5 },
    { wave: "triangle", hz: [2100, 1900], ms: 25, loud: 0.2 },
  ],
  challenge: [
    { wave: "noise", hz: [700, 3600], ms: 130, loud: 0.45, soft: 60 },
    { wave: "sawtooth", hz: [230, 430], ms: 190, loud: 0.3, at: 190, soft: 40, mute: [600, 1300] },
  ],
  strike: [{ wave: "noise", hz: [2600, 5200], ms: 110, loud: 0.35, soft: 30 }],
  verdict: [
    { wave: "sine", hz: [120, 50], ms: 150, loud: 0.8 },
    { wave: "noise", hz: [420, 260], ms: 60, loud: 0.5 },
  ],
  purrfect: [
    { wave: "triangle", hz: [196, 192], ms: 170, loud: 0.5, soft: 30 },
    { wave: "noise", hz: [180, 160], ms: 420, loud: 0.3, soft: 80 },
    { wave: "triangle", hz: [262, 257], ms: 260, loud: 0.5, at: 190, soft: 30 },
  ],
  swish: [{ wave: "noise", hz: [1100, 4600], ms: 230, loud: 0.3, soft: 110 }],
  squeak: [
    { wave: "sine", hz: [1900, 2700], ms: 70, loud: 0.25, soft: 10 },
    { wave: "sine", hz: [2500, 1800], ms: 80, loud: 0.2, at: 95, soft: 10 },
  ],
  sleep: bar(1318, 420, 0.3),
  meow: [{ wave: "sawtooth", hz: [350, 280], ms: 460, loud: 0.5, soft: 90, mute: [420, 1500] }],
  turn: [...bar(784, 260, 0.3), ...bar(1047, 360, 0.3, 130)],
  win: [523, 659, 784, 988, 784, 1047].flatMap((hz, nth) => bar(hz, 480, 0.3, nth * 150)),
};

let studio: { readonly context: AudioContext; readonly hiss: AudioBuffer } | null = null;

/** Make a sound, `steps` semitones higher than usual: bids and matches climb. */
export function sound(name: Sound, steps = 0): void {
  if (!settings.now.sound) return;
  studio ??= open();
  void studio.context.resume(); // browsers keep it asleep until the first touch
  for (const stroke of SOUNDS[name]) strike(stroke, 2 ** (steps / 12), studio);
}

function open(): NonNullable<typeof studio> {
  const context = new AudioContext();
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  hiss.copyToChannel(
    Float32Array.from({ length: context.sampleRate }, () => Math.random() * 2 - 1),
    0,
  );
  return { context, hiss };
}

function strike(stroke: Stroke, higher: number, { context, hiss }: NonNullable<typeof studio>): void {
  const from = context.currentTime + (stroke.at ?? 0) / 1000;
  const until = from + stroke.ms / 1000;
  const glide = (of: AudioParam, [start, end]: readonly [number, number]): void => {
    of.setValueAtTime(start * higher, from);
    of.exponentialRampToValueAtTime(end * higher, until);
  };
  const loudness = context.createGain();
  swell(loudness.gain, stroke, from, until);
  loudness.connect(context.destination);

  const band = stroke.wave === "noise" ? stroke.hz : stroke.mute;
  let into: AudioNode = loudness;
  if (band !== undefined) {
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    glide(filter.frequency, band);
    filter.connect(loudness);
    into = filter;
  }
  const source = stroke.wave === "noise" ? context.createBufferSource() : context.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = stroke.wave as OscillatorType;
    glide(source.frequency, stroke.hz);
  } else source.buffer = hiss;
  source.connect(into);
  source.start(from);
  source.stop(until);
}

function swell(gain: AudioParam, { loud, soft = 2 }: Stroke, from: number, until: number): void {
  gain.setValueAtTime(0, from);
  gain.linearRampToValueAtTime(loud, from + soft / 1000);
  gain.exponentialRampToValueAtTime(0.001, until);
}
