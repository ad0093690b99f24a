import { caps } from "../../../art/captions";
import { whole } from "../../../art/cards/frame";
import { catShape } from "../../../art/cat/cat";
import { bar, box, disc, edged, fill, line, moved, oval, placed, turned, type Tone } from "../../../art/draw";
import { print } from "../../../art/type";
import type { Special } from "../../../vocabulary/specials";
import { words } from "../words";

/** What special cards show: gold, black, kraft and grey only, so that they never read as an attribute. */
export const SCENES: Record<Special, () => string> = { skip, draw3, fish, hide, hang, trouble };

function paw(x: number, y: number, scale: number, tone: Tone): string {
  return placed(x, y, scale, box(-13, -12, 26, 24, tone, 12) + line("M-4 3V11M4 3V11", "pupil", 2.4));
}

/** A cat that turns its back on you. */
function skip(): string {
  const floor = fill("M0 186H129V262H0Z", "gold") + fill("M-20 186L60 60L140 186Z", "art");
  const tail = line("M88 202C126 208 126 160 112 142C102 128 106 106 117 101", "fur-black-2", 14);
  const right = "M64 96C92 96 116 150 104 196Q100 212 64 212";
  const body = fill(`${right}Q28 212 24 196C12 150 36 96 64 96Z`, "fur-black") + fill(`${right}Z`, "fur-black-2");
  const ears = fill("M30 96L34 44L60 70ZM98 96L94 44L68 70Z", "fur-black");
  const head = disc(64, 92, 34, "fur-black") + fill("M64 58A34 34 0 0 1 64 126Z", "fur-black-2");
  const whiskers = line("M30 98L6 94M31 104L8 110M98 98L122 94M97 104L120 110", "whisk-d", 2);
  const collar = fill("M35 118Q64 134 93 118L95 126Q64 144 33 126Z", "fur-white");
  const paws = oval(40, 208, 17, 9, "fur-black") + oval(88, 208, 17, 9, "fur-black-2");
  return whole("gold-t") + floor + tail + body + ears + head + whiskers + collar + paws;
}

function draw3(): string {
  const arch = fill("M-10 118A74 92 0 0 1 138 118V262H-10Z", "gold");
  const held = [-22, 0, 22].map((angle) => moved(`translate(64 240) rotate(${angle})`, smallBack())).join("");
  const paws = paw(22, 196, 1.05, "fur-grey") + paw(106, 196, 1.05, "fur-grey-2");
  return whole("gold-t") + arch + placed(-8, 10, 1.2, catShape({ fur: "grey", mood: "happy" })) + held + paws;
}

function smallBack(): string {
  const plate = box(-31, -104, 62, 88, "fur-white", 6, edged("pupil", 2)) + box(-25, -98, 50, 76, "strip-k", 3);
  return plate + fill("M-13 -58V-78L-4 -68H4L13 -78V-58A13 13 0 0 1 -13 -58Z", "strip-hi");
}

function fish(): string {
  const moon = disc(64, 86, 66, "art");
  const waves = (y: number, tone: Tone) => fill(`M0 ${y}Q16 ${y - 12} 32 ${y}T64 ${y}T96 ${y}T129 ${y}V262H0Z`, tone);
  const body = [
    fill("M-54 0Q-10 -38 34 0Q-10 38 -54 0Z", "gold"),
    fill("M-10 -19Q12 -18 34 0Q12 18 -10 19Q2 0 -10 -19Z", "gold-2"),
    fill("M30 0L60 -22Q52 0 60 22Z", "gold"),
    disc(-34, -4, 5.5, "fur-white"),
    disc(-34, -4, 2.4, "pupil"),
    bar("M-16 -15Q-6 0 -16 15", "pupil", 2.4),
  ].join("");
  const prey = moved("translate(64 130) rotate(-12)", body);
  const sea = waves(150, "fur-grey") + waves(196, "fur-grey-2");
  return whole("gold-t") + moon + sea + placed(-8, 2, 1.2, catShape({ fur: "black", mood: "sly" })) + prey;
}

function hide(): string {
  const ears = fill("M30 112L34 58L58 96ZM98 112L94 58L70 96Z", "fur-black");
  const crown = fill("M34 118A32 34 0 0 1 94 118Z", "fur-black");
  const flaps = fill("M8 118L-10 92L44 96L52 118ZM121 118L139 92L84 96L76 118Z", "fur-kraft-2");
  const front = box(8, 118, 113, 104, "fur-kraft") + fill("M64 118H121V222H64Z", "fur-kraft-2", 'opacity=".55"');
  const edge = box(8, 118, 113, 8, "fur-brown", 0, 'opacity=".35"');
  const eye = (x: number) => disc(x, 165, 11, "gold") + oval(x + 1, 165, 3, 8, "pupil");
  const slot = box(27, 148, 75, 34, "pupil", 17) + eye(48) + eye(81);
  const note = print(64, 212, 19, "fur-brown", caps(words.card.noCatInside), { track: 1.2, room: 104 });
  return whole("gold-t") + disc(64, 96, 66, "art") + ears + crown + flaps + front + edge + slot + note;
}

function hang(): string {
  const sky = fill("M20 262A62 150 0 0 1 144 262Z", "gold") + disc(100, 66, 44, "art");
  const branch = fill("M-6 30Q64 16 136 34V50Q64 32 -6 46Z", "fur-brown");
  const leaf = fill("M104 36Q116 6 134 8Q128 34 104 36Z", "fur-kraft-2");
  const arms = fill("M36 92L30 40H50L54 92Z", "fur-kraft") + fill("M92 92L98 40H78L74 92Z", "fur-kraft-2");
  const right = "M64 130H90L96 214Q96 226 86 226Q78 226 78 216V206H64Z";
  const left = "M64 130H38L32 214Q32 226 42 226Q50 226 50 216V206H64Z";
  const stripes = "M38 152L60 156L37 162ZM37 172L60 176L36 182ZM92 152L70 156L92 162ZM93 172L70 176L93 182Z";
  const body = fill(left, "fur-kraft") + fill(right, "fur-kraft-2") + fill(stripes, "fur-brown");
  const tail = line("M84 200Q112 196 106 232Q104 248 118 248", "fur-kraft-2", 11);
  const paws = paw(40, 36, 0.95, "fur-kraft") + paw(88, 38, 0.95, "fur-kraft-2");
  const head = placed(6, 46, 0.97, catShape({ fur: "tabby", mood: "shocked" }));
  return whole("gold-t") + sky + branch + leaf + tail + arms + body + paws + head;
}

function trouble(): string {
  const halves = fill("M0 190L129 72V262H0Z", "strip-k") + disc(64, 84, 56, "strip-k") + disc(64, 178, 56, "gold");
  const cat = (fur: "white" | "black") => placed(-4, 4, 1.14, catShape({ fur, mood: "sly" }));
  return whole("gold") + halves + cat("white") + turned(180, 64, 131, cat("black"));
}
