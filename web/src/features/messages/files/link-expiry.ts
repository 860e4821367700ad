const MARGIN_MS = 5_000;

/** Whether a private link has expired, as its address says. What is only in this browser never does. */
export function hasExpired(url: string, now = Date.now()): boolean {
  const expires = Number(/[?&]expires=(\d+)/.exec(url)?.[1] ?? Number.NaN);
  return expires * 1000 - MARGIN_MS <= now;
}
