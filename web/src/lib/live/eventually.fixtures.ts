import { vi } from "vitest";

/** Only ends a test that hangs: what takes milliseconds on an idle machine may take seconds on a busy one. */
const HANGS_AFTER_MS = 60_000;

/** Tries until it throws no more. */
export const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: HANGS_AFTER_MS, interval: 10 });
