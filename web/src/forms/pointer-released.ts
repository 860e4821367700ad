/** A tap's click comes this long after the finger left. */
const TAP_MS = 60;
/** A release outside the window is never heard of. */
const LONGEST_MS = 1_000;

let isDown = false;
let touchedAt = -Infinity;
let waiting: (() => void)[] = [];

function release(event: PointerEvent) {
  isDown = false;
  if (event.pointerType === "touch") touchedAt = event.timeStamp;
  const all = waiting;
  waiting = [];
  // Waits for the click that follows.
  setTimeout(() => all.forEach((go) => go()), TAP_MS);
}

if (typeof window !== "undefined") {
  addEventListener("pointerdown", () => (isDown = true), true);
  addEventListener("pointerup", release, true);
  addEventListener("pointercancel", release, true);
}

/**
 * An error that appears on leaving a field moves the button that is just being pressed, and the press is lost. So it
 * waits until the pointer has been released and the click has arrived.
 */
export function pointerReleased(): Promise<void> | undefined {
  if (isDown)
    return new Promise((resolve) => {
      waiting.push(resolve);
      setTimeout(resolve, LONGEST_MS);
    });
  // On touch screens a field is left between the release and the click.
  if (performance.now() - touchedAt < TAP_MS) return new Promise((resolve) => setTimeout(resolve, TAP_MS));
  return undefined;
}
