/** What a person is called at tables: what they said last, or else simply a guest. */

import { settings } from "../../settings.svelte";
import { say } from "../../words/index.svelte";

export function myName(): string {
  return settings.now.name === "" ? say.table.guest : settings.now.name;
}
