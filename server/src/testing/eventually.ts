import { vi } from "vitest";

/** Only ends a test that hangs: what takes milliseconds on an idle machine may take seconds on a busy one. */
const HANGS_AFTER_MS = 60_000;

/** Tries until it throws no more, and returns what it returned then. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: HANGS_AFTER_MS, interval: 20 });
