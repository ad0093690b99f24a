import { back } from "../../../art/cards/back";
import { box, disc } from "../../../art/draw";
import { print } from "../../../art/type";

export function cardBack(px = 140): string {
  return back(
    box(0, 0, 200, 280, "blue") +
      disc(128, 92, 62, "gold") +
      disc(152, 76, 56, "blue") +
      zed(34, 236, 92) +
      zed(92, 206, 64) +
      zed(134, 184, 42),
    px,
  );
}

function zed(x: number, y: number, size: number): string {
  return print(x, y, size, "on-ink", "Z", { anchor: "start" });
}
