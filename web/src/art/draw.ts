/** The pen: small pieces of SVG text. A tone is the name of a colour token, without its dashes. */
export type Tone = string;

const AS_IT_STANDS = /^(url\(|none$|currentColor$)/;

export function paint(tone: Tone): string {
  return AS_IT_STANDS.test(tone) ? tone : `var(--${tone})`;
}

/** A number short enough for markup. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function fill(d: string, tone: Tone, extra = ""): string {
  return `<path d="${d}" fill="${paint(tone)}"${lead(extra)}/>`;
}

/** A round-ended stroke. */
export function line(d: string, tone: Tone, width: number, extra = ""): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${paint(tone)}" stroke-width="${width}" ${round}${lead(extra)}/>`;
}

/** A stroke cut off straight. */
export function bar(d: string, tone: Tone, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${paint(tone)}" stroke-width="${width}"${lead(extra)}/>`;
}

export function disc(x: number, y: number, r: number, tone: Tone, extra = ""): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${paint(tone)}"${lead(extra)}/>`;
}

export function ring(x: number, y: number, r: number, tone: Tone, width: number, extra = ""): string {
  return disc(x, y, r, "none", `stroke="${paint(tone)}" stroke-width="${width}"${lead(extra)}`);
}

export function oval(x: number, y: number, rx: number, ry: number, tone: Tone, extra = ""): string {
  const centre = `cx="${short(x)}" cy="${short(y)}"`;
  return `<ellipse ${centre} rx="${rx}" ry="${ry}" fill="${paint(tone)}"${lead(extra)}/>`;
}

export function box(x: number, y: number, w: number, h: number, tone: Tone, r = 0, extra = ""): string {
  const round = r ? ` rx="${r}"` : "";
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round} fill="${paint(tone)}"${lead(extra)}/>`;
}

/** A stroke around a shape that is filled as well. */
export function edged(tone: Tone, width: number): string {
  return `stroke="${paint(tone)}" stroke-width="${width}" stroke-linejoin="round"`;
}

export function moved(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`;
}

export function turned(angle: number, x: number, y: number, body: string): string {
  return moved(`rotate(${angle} ${x} ${y})`, body);
}

/** Put a drawing of the 48 grid (or any other) at a place, scaled, and turned about a point of its own grid. */
export function placed(
  x: number,
  y: number,
  scale: number,
  body: string,
  turn?: readonly [number, number, number],
): string {
  const rotate = turn ? ` rotate(${turn.join(" ")})` : "";
  return moved(`translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})${rotate}`, body);
}

export function repeated(turns: readonly number[], x: number, y: number, body: string): string {
  return turns.map((angle) => turned(angle, x, y, body)).join("");
}

/** A sunburst: so many rays from one point. */
export function burst(x: number, y: number, rays: number, reach: number, tone: Tone): string {
  const end = (angle: number) => `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
  const step = Math.PI / rays;
  const ray = (_: unknown, i: number) => `M${x} ${y}L${end(2 * i * step)}L${end((2 * i + 1) * step)}Z`;
  return fill(Array.from({ length: rays }, ray).join(""), tone);
}

export interface Frame {
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string;
  readonly kind?: string;
  /** The corner of the view box, where it is not 0 0. */
  readonly from?: readonly [number, number];
}

export function svg(width: number, height: number, px: number, body: string, frame: Frame = {}): string {
  const [x, y] = frame.from ?? [0, 0];
  const size = `width="${short(px)}" height="${short((px * height) / width)}"`;
  const kind = frame.kind ? `class="${frame.kind}" ` : "";
  return `<svg ${kind}viewBox="${x} ${y} ${width} ${height}" ${size} ${voice(frame.label)}>${body}</svg>`;
}

function voice(label: string | undefined): string {
  return label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
}

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

function lead(extra: string): string {
  return extra && ` ${extra}`;
}
