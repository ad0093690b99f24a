import type { Attribute } from "../../vocabulary/attributes";

/** What the player has picked but not yet sent. */
export class Pick {
  attribute = $state<Attribute | null>(null);
  number = $state(0);
  /** The code of the action card that is lifted, or "". */
  card = $state("");
  /** Which card of the hand that is. */
  nth = $state(-1);
  /** Whom Go Fish asks. */
  target = $state<number | null>(null);

  clear(): void {
    this.attribute = null;
    this.number = 0;
    this.putBack();
  }

  lift(card: string, nth: number): void {
    const again = this.card === card && this.nth === nth;
    this.putBack();
    if (!again) [this.card, this.nth] = [card, nth];
  }

  putBack(): void {
    this.card = "";
    this.nth = -1;
    this.target = null;
  }
}
