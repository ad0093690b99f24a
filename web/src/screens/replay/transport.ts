/** Where a replay stands, and how it moves. Pure: whoever owns a clock calls `tick`. */

export interface Transport {
  readonly at: number; // the number of the step shown
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
export const STEP = 1600; // ms a step at speed 1

export function opened(steps: number, at: number): Transport {
  const last = Math.max(0, steps - 1);
  return { at: within(at, last), last, playing: false, speed: 1 };
}

/** Go to a step; whoever goes by hand does not want it to run on. */
export function jumped(transport: Transport, to: number): Transport {
  return { ...transport, at: within(to, transport.last), playing: false };
}

export function stepped(transport: Transport, by: number): Transport {
  return jumped(transport, transport.at + by);
}

/** Play or pause; at the end it begins anew. */
export function toggled(transport: Transport): Transport {
  const { at, last, playing } = transport;
  return { ...transport, playing: !playing, at: !playing && at === last ? 0 : at };
}

export function tick(transport: Transport): Transport {
  if (!transport.playing) return transport;
  const at = Math.min(transport.at + 1, transport.last);
  return { ...transport, at, playing: at < transport.last };
}

export function faster(transport: Transport): Transport {
  const next = SPEEDS[(SPEEDS.findIndex((speed) => speed === transport.speed) + 1) % SPEEDS.length];
  return { ...transport, speed: next ?? 1 };
}

/** Give what a key does, or null where it does nothing. */
export function keyed(transport: Transport, key: string): Transport | null {
  switch (key) {
    case "ArrowLeft":
      return stepped(transport, -1);
    case "ArrowRight":
      return stepped(transport, 1);
    case "Home":
      return jumped(transport, 0);
    case "End":
      return jumped(transport, transport.last);
    case " ":
      return toggled(transport);
    default:
      return null;
  }
}

function within(at: number, last: number): number {
  return Number.isFinite(at) ? Math.min(Math.max(0, Math.trunc(at)), last) : 0;
}
