import { type api, apiOnce } from "../api.ts";
import { networkAgain } from "./network-again.ts";
import { memberToken } from "../tokens.ts";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

interface Options {
  /** Called if there is no network; the call is sent when there is one. */
  onWaiting: () => void;
  /** Ends the waiting, such as when the page is left. */
  signal: AbortSignal;
}

/**
 * Retries until the server has responded. All attempts carry one key, so that it acts once even if only its
 * response was lost. Not for sign-in, codes or payment, which expire before the network comes back.
 */
export async function sendPatiently<T>(
  send: (once: typeof api) => Promise<T>,
  { onWaiting, signal }: Options,
): Promise<T> {
  const once = apiOnce(crypto.randomUUID());
  const sender = memberToken();
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await send(once);
    } catch (error) {
      // fetch throws a TypeError when there is no response at all.
      if (!(error instanceof TypeError)) throw error;
      onWaiting();
      await networkAgain(wait, signal);
      // In the meantime somebody else may have signed in here.
      if (memberToken() !== sender) throw new DOMException("Another member is signed in", "AbortError");
    }
  }
}

export const wasStopped = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
