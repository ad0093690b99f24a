/** What the page asks of a house, over the network or in a worker of its own. Nothing else knows which it is. */

export interface Question {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** Ask as somebody new, as the second person at one screen. */
  readonly anonymous?: boolean;
  /** Ask as whoever has this token; "" is whoever this browser is. */
  readonly token?: string;
}

export interface Answer {
  readonly status: number; // as of HTTP
  readonly text: string;
}

/** A line to a table: as much of a WebSocket as is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  readonly readyState: number; // as of a WebSocket
  send(text: string): void;
  close(): void;
}

export interface House {
  /** How many ms of silence a line may have before it is taken for broken. */
  readonly patience: number;
  /** Rejects where nobody answers. */
  ask(question: Question): Promise<Answer>;
  open(path: string): Socket;
}
