/** Something is being shown that nobody should talk over: a reveal. What comes after it waits until it is done. */

let shows = $state(0);

export const show = {
  get running(): boolean {
    return shows > 0;
  },
  /** Ask the rest of the page to wait; call what this gives when the show is over. */
  begin(): () => void {
    shows += 1;
    let done = false;
    return () => {
      if (!done) shows -= 1;
      done = true;
    };
  },
};
