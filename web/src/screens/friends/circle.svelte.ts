/** Those one knows, as the server last told; looked at again while the page is open. */

import { listMyFriends } from "../../net/api.gen";
import type { MyFriends } from "../../wire.gen";
import { whyNot } from "../shell/actions";
import { lookEvery } from "../shell/looking";

const EVERY = 10_000; // ms

export class Circle {
  now = $state.raw<MyFriends>({ friends: [], asking: [], blocked: [], invitations: [] });
  /** What came of the last tap, in a sentence. */
  told = $state("");
  #changes = 0;

  constructor() {
    $effect(() => lookEvery(EVERY, this.#look));
  }

  /** Take what was changed, and say so; or say why it was not. */
  readonly change = async (how: () => Promise<MyFriends>, done: string): Promise<void> => {
    try {
      this.#changes++;
      [this.now, this.told] = [await how(), done];
    } catch (fault) {
      this.told = whyNot(fault);
    }
  };

  readonly #look = async (): Promise<void> => {
    const before = this.#changes;
    const seen = await listMyFriends().catch(() => null); // the next look may be luckier
    if (seen !== null && before === this.#changes) this.now = seen; // or else it is older than the last tap
  };
}
