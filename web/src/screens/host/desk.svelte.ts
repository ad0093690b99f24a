/** What an operator sees and does. It is asked for with their key, and is gone when the key is. */

import { doAsOperator, showDesk } from "../../net/api.gen";
import { NotDone } from "../../net/http";
import { operatorKey } from "../../net/operator";
import type { ActRequest, OperatorDesk } from "../../wire.gen";
import { whyNot } from "../shell/actions";

/** What an operator is about to do, once they have said why. */
export interface Asked {
  readonly kind: string;
  readonly subject?: string;
  /** What it is called, on the button and above the form. */
  readonly title: string;
  /** What is typed besides the reason, or nothing. */
  readonly field?: { readonly label: string; readonly is: "subject" | "detail" };
  /** Whether it ends by itself. */
  readonly ends?: boolean;
  /** The report that is settled by it. */
  readonly settles?: number;
}

export type Ask = (asked: Asked) => void;

const UNKNOWN = 401;

export class Desk {
  now = $state.raw<OperatorDesk | null>(null);
  why = $state("");
  asked = $state.raw<Asked | null>(null);

  readonly ask: Ask = (asked) => (this.asked = asked);

  readonly close = (): void => {
    this.asked = null;
  };

  readonly open = (key: string): Promise<void> => {
    operatorKey.now = key;
    return this.look();
  };

  readonly leave = (): void => {
    operatorKey.now = "";
    this.now = null;
  };

  readonly look = async (): Promise<void> => {
    if (operatorKey.now !== "") await this.#take(showDesk);
  };

  /** Do something, and settle the report that it answers; give why it was not done, or "". */
  readonly act = async (request: ActRequest, settles?: number): Promise<string> => {
    const reason = { reason: request.reason };
    const why = await this.#take(() => doAsOperator(request));
    if (why !== "" || settles === undefined) return why;
    return this.#take(() => doAsOperator({ kind: "settle", subject: String(settles), ...reason }));
  };

  async #take(answer: () => Promise<OperatorDesk>): Promise<string> {
    try {
      [this.now, this.why] = [await answer(), ""];
      return "";
    } catch (fault) {
      const isUnknown = fault instanceof NotDone && fault.status === UNKNOWN;
      if (isUnknown) this.leave();
      const why = isUnknown ? fault.message : whyNot(fault); // a key is no sign-in
      if (this.asked === null || this.now === null) this.why = why;
      return why;
    }
  }
}
