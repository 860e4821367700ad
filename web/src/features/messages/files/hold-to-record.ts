/** A shorter press is a tap: the recording goes on until the next one. */
const HOLD_MS = 350;
const CANCEL_PX = 80;

/** What letting the button go means. */
export type Release = "go-on" | "send" | "cancel";

export const releaseOf = (heldMs: number, movedX: number): Release =>
  heldMs < HOLD_MS ? "go-on" : isCancelling(movedX) ? "cancel" : "send";

/** To the left, as far as a thumb moves on purpose. */
export const isCancelling = (movedX: number) => movedX <= -CANCEL_PX;
