import { networkAgain } from "../lib/sending/network-again.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * For parts of a page that come later: a network that is gone for a moment must not take the whole page,
 * and what was typed on it, away. Tries again until it is there, at once when the device is online again.
 */
export async function loadPatiently<T>(load: () => Promise<T>, onFirstFailure?: () => void): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (wait === FIRST_WAIT_MS) onFirstFailure?.();
      await networkAgain(wait);
    }
  }
}
