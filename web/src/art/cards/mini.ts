import { box, edged, svg } from "../draw";

/** Small faces for reveals and logs, 64 x 88: a full card is never shown under 72 px. */
export interface MiniLook {
  readonly px?: number;
  /** Does not count just now. */
  readonly dim?: boolean;
  /** Counts just now. */
  readonly hit?: boolean;
}

export const lookKey = ({ px, dim, hit }: MiniLook): string => `${px} ${dim} ${hit}`;

export function mini(body: string, label: string, { px = 46, dim = false, hit = false }: MiniLook): string {
  const edge = hit ? edged("gold", 5) : edged("card-line", 1.5);
  const inset = hit ? 2.5 : 0.75;
  const plate = box(inset, inset, 64 - 2 * inset, 88 - 2 * inset, "stock-hi", 7, edge);
  const shown = dim ? `<g opacity=".34">${plate + body}</g>` : plate + body;
  return svg(64, 88, px, shown, { kind: "mini", label });
}
