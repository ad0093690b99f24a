/** Before all: find the moments of real matches that pictures and checks are made of. */

import { findScenes } from "./stage";

export default function setup(): void {
  findScenes("en");
}
