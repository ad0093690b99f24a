/** Signs of the controls, 24 x 24, in the colour of the text around them. */
const SUN = "M12 8A4 4 0 1 1 11.99 8Z";
const RAYS =
  "M12 2.5V4M12 20V21.5M2.5 12H4M20 12H21.5" +
  "M5.3 5.3L6.3 6.3M17.7 17.7L18.7 18.7M5.3 18.7L6.3 17.7M17.7 6.3L18.7 5.3";
const HUB = "M12 8.8A3.2 3.2 0 1 1 11.99 8.8Z";
const TEETH =
  "M10.6 3H13.4L14 5.8L16.4 7.2L19.1 6.3L20.5 8.7L18.4 10.6V13.4L20.5 15.3L19.1 17.7L16.4 16.8L14 18.2" +
  "L13.4 21H10.6L10 18.2L7.6 16.8L4.9 17.7L3.5 15.3L5.6 13.4V10.6L3.5 8.7L4.9 6.3L7.6 7.2L10 5.8Z";

const STROKES = {
  menu: "M4 7H20M4 12H20M4 17H20",
  log: "M5 4H19V20H5ZM9 9H15M9 13H15",
  talk: "M4 5H20V16H12.5L8 20V16H4Z",
  help: "M8.5 9A3.6 3.6 0 1 1 12.4 12.4V14.4M12.4 18.6V18.8",
  back: "M14 5L7 12L14 19",
  sound: "M4 10H8L13 6V18L8 14H4ZM17 9Q19 12 17 15",
  mute: "M4 10H8L13 6V18L8 14H4ZM16.5 9.5L21 14.5M21 9.5L16.5 14.5",
  moon: "M19 14A8 8 0 1 1 10 5A6.5 6.5 0 0 0 19 14Z",
  sun: SUN + RAYS,
  flip: "M5 9A7.5 7.5 0 0 1 19 10M19 15A7.5 7.5 0 0 1 5 14M19 5V10H14M5 19V14H10",
  minus: "M5 12H19",
  plus: "M5 12H19M12 5V19",
  arrow: "M5 12H19M13 6L19 12L13 18",
  people: "M9 4.5A3.5 3.5 0 1 1 8.99 4.5ZM3 20Q3 14 9 14T15 20M15 5Q19 5 19 8.5T16 12M17 14Q21 15 21 20",
  clock: "M12 3.5A8.5 8.5 0 1 1 11.99 3.5ZM12 7V12L15.5 14",
  hint: "M12 3A6 6 0 0 1 15 14.2V16.5H9V14.2A6 6 0 0 1 12 3ZM10 20.5H14",
  share: "M12 14V4M8 7.5L12 3.5L16 7.5M6 11H5V20.5H19V11H18",
  replay: "M5 5V10H10M5.5 10A7.5 7.5 0 1 1 5 14.5M11 9.5V15L15 12.2Z",
  trophy: "M7 4H17V10A5 5 0 0 1 7 10ZM7 6H4V8A3 3 0 0 0 7.4 11M17 6H20V8A3 3 0 0 1 16.6 11M12 15V20M8.5 20H15.5",
  check: "M4.5 12.5L10 18L19.5 6.5",
  cross: "M6 6L18 18M18 6L6 18",
  pencil: "M4.5 19.5L5.5 15L16 4.5L19.5 8L9 18.5ZM13.5 7L17 10.5",
  copy: "M9 8H19V20H9ZM5.5 16V4H15",
  gear: HUB + TEETH,
  play: "M8 5V19L19 12Z",
  pause: "M8 5V19M16 5V19",
  step: "M10 5L17 12L10 19",
  first: "M19 5V19L10 12ZM5 5V19",
  last: "M5 5V19L14 12ZM19 5V19",
  flag: "M6 21V3M6 4H18L15 8.5L18 13H6",
  door: "M6 21V3H18V21M3 21H21M14 12V12.2",
  eye: "M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12ZM12 9.4A2.6 2.6 0 1 1 11.99 9.4Z",
  language: "M12 3.5A8.5 8.5 0 1 1 11.99 3.5ZM3.5 12H20.5M12 3.5Q7 8 7 12T12 20.5Q17 16 17 12T12 3.5",
  lock: "M5.5 11H18.5V20.5H5.5ZM8 11V8A4 4 0 0 1 16 8V11M12 15V16.5",
  unlock: "M5.5 11H18.5V20.5H5.5ZM8 11V7A4 4 0 0 1 15.6 5.3M12 15V16.5",
  install: "M12 3.5V14M7.5 10L12 14.5L16.5 10M4 16V20.5H20V16",
} as const;

export type IconName = keyof typeof STROKES;
export const ICON_NAMES = Object.keys(STROKES) as IconName[];

export function icon(name: IconName): string {
  const pen = 'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg viewBox="0 0 24 24" width="24" height="24" ${pen} aria-hidden="true"><path d="${STROKES[name]}"/></svg>`;
}
