/** What a page and the house in its worker say to each other. Questions and sockets have numbers that the page gives. */

export type ToWorker =
  | { readonly t: "start"; readonly runtime: string; readonly pace: number | null }
  | {
      readonly t: "ask";
      readonly number: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
      readonly language: string;
      readonly anonymous: boolean;
    }
  | { readonly t: "open"; readonly number: number; readonly path: string }
  | { readonly t: "send"; readonly number: number; readonly text: string }
  | { readonly t: "close"; readonly number: number };

/** Why a house cannot go on as it should: its storage is full or was taken away, it does not start, or a fault of ours. */
export type Trouble = "full" | "gone" | "start" | "fault";

export type FromWorker =
  | { readonly t: "ready" }
  | { readonly t: "answer"; readonly number: number; readonly status: number; readonly text: string }
  | { readonly t: "told"; readonly number: number; readonly text: string }
  | { readonly t: "shut"; readonly number: number; readonly code: number }
  | { readonly t: "trouble"; readonly trouble: Trouble; readonly what: string };
