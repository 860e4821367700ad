import { ApiError } from "../../../lib/api.ts";
import type { WaitingStore } from "../../../lib/sending/waiting-store.ts";
import type { Slip } from "./slip.ts";

/** What became of one slip. */
export type Outcome = { result: unknown } | { refused: ApiError };

interface Sending {
  store: Pick<WaitingStore<Slip>, "change" | "drop">;
  /** Those of the member, the oldest first. */
  read: () => Promise<Slip[]>;
  send: (slip: Slip) => Promise<unknown>;
  /** False once somebody else is signed in here. */
  isStillTheirs: () => boolean;
}

/**
 * Sends what waits, one after the other in the order of entry. A refused one waits for its owner and lets the
 * others pass; if the server cannot be reached or is busy, all wait.
 */
export async function sendSlips({
  store,
  read,
  send,
  isStillTheirs,
}: Sending): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (;;) {
    // Read again each time: another may have been entered or dropped meanwhile.
    const slip = (await read()).find(({ id, problem }) => problem === undefined && !outcomes.has(id));
    if (!slip || !isStillTheirs()) return outcomes;
    try {
      outcomes.set(slip.id, { result: await send(slip) });
      await store.drop([slip.id]);
    } catch (error) {
      if (!isRefusal(error)) {
        await store.change(slip.id, { isLate: true });
        throw error;
      }
      outcomes.set(slip.id, { refused: error });
      await store.change(slip.id, { isLate: true, problem: whyRefused(error) });
    }
  }
}

/** In the list there is no field to show a problem at. */
const whyRefused = ({ fields, reason }: ApiError) => Object.values(fields ?? {}).join(" ") || reason;

/** These pass by themselves: a session that ended, too many calls, a server that is away. */
const PASSING = [401, 408, 425, 429];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status);
