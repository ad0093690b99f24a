import { catShape } from "./cat";
import { fill, line, oval, placed, svg } from "../draw";

/** The cat in the middle of the bed, 240 x 196: rolled up, or wide awake. */
export function bedCat({ awake, px = 200 }: { awake: boolean; px?: number }): string {
  return svg(240, 196, px, awake ? yowling() : asleep(), { kind: "bedcat" });
}

function asleep(): string {
  const right = "M128 58C190 58 226 100 226 138C226 172 196 180 124 180";
  const body = fill(`${right}C52 180 20 178 20 150C20 84 76 58 128 58Z`, "fur-black");
  const shade = fill(`${right}C150 150 156 100 128 58Z`, "fur-black-2");
  const head = placed(0, 44, 1.02, catShape({ fur: "tuxedo", mood: "sleepy" }), [-8, 60, 70]);
  const tail = line("M214 150C200 184 120 190 84 176", "fur-black", 22);
  return body + shade + head + tail + line("M96 180Q88 179 84 176", "fur-white", 22);
}

function yowling(): string {
  const right = "M124 92C156 92 186 120 182 168Q180 190 124 190";
  const tail = line("M178 170C232 176 232 116 206 106", "fur-black-2", 18);
  const body = fill(`${right}Q68 190 66 168C62 120 92 92 124 92Z`, "fur-black") + fill(`${right}Z`, "fur-black-2");
  const bib = fill("M124 112Q150 136 140 190H108Q98 136 124 112Z", "fur-white");
  const paws = oval(98, 186, 22, 10, "fur-black") + oval(150, 186, 22, 10, "fur-black-2");
  return tail + body + bib + paws + placed(54, -8, 1.16, catShape({ fur: "tuxedo", mood: "meow" }));
}
