import { HOUR_MS } from "@cardplaza/contract/time";
import { ApiError } from "../api.ts";
import type { WaitingStore } from "../sending/waiting-store.ts";
import { type Entry, isReady } from "./entry.ts";
import type { OutboxKind } from "./outbox-kind.ts";

/** What became of one entry. */
export type Outcome = { result: unknown } | { refused: ApiError };

interface Sending {
  store: Pick<WaitingStore<Entry>, "change" | "drop">;
  /** Those of the member, the oldest first. */
  read: () => Promise<Entry[]>;
  /** Undefined while its room is not loaded. */
  kindOf: (name: string) => Pick<OutboxKind, "most" | "isRepeatable" | "refusedIn"> | undefined;
  send: (entries: Entry[]) => Promise<unknown>;
  /** False once somebody else is signed in here. */
  isStillTheirs: () => boolean;
  now?: () => number;
}

/** The server knows a key for 24 hours; what was tried first before that could be done twice. */
const KEY_HOLDS_MS = 23 * HOUR_MS;

export const MAY_BE_SENT =
  "We do not know whether this was sent. Look there first, then send it again or delete it.";

/**
 * Sends what waits in the order of entry. A refused entry waits for its owner and lets the others pass; if the server
 * cannot be reached or is busy, all wait.
 */
export async function sendEntries(sending: Sending): Promise<Map<string, Outcome>> {
  const { store, read, kindOf, isStillTheirs, now = Date.now } = sending;
  const outcomes = new Map<string, Outcome>();
  const passedBy = new Set<string>();
  let failure: unknown;
  for (;;) {
    // Read again each time: another may have been entered or dropped meanwhile.
    const waiting = (await read()).filter(
      (entry) => isReady(entry) && !outcomes.has(entry.id) && !passedBy.has(entry.id),
    );
    const [first] = waiting;
    if (!first || !isStillTheirs()) break;
    const kind = kindOf(first.kind);
    if (!kind) {
      passedBy.add(first.id);
    } else if (!kind.isRepeatable && now() - (first.triedAt ?? now()) > KEY_HOLDS_MS) {
      await store.change(first.id, { isLate: true, problem: MAY_BE_SENT, isDoubtful: true });
    } else {
      const together = waiting.filter((entry) => entry.kind === first.kind).slice(0, kind.most);
      const tried = await attempt(together, sending, now());
      if (tried.done) {
        for (const { id } of together) outcomes.set(id, { result: tried.result });
        await store.drop(together.map(({ id }) => id));
        continue;
      }
      const { error } = tried;
      if (!isRefusal(error)) throw error;
      const refused = kind.refusedIn?.(together, error) ?? new Map([[first.id, whyRefused(error)]]);
      // Refused as a whole, such as a list that is full: none of them is wrong, and the rest goes on.
      if (refused.size === 0) for (const { id } of together) passedBy.add(id);
      if (refused.size === 0) failure ??= error;
      for (const [id, problem] of refused) {
        outcomes.set(id, { refused: error });
        await store.change(id, { isLate: true, problem });
      }
    }
  }
  if (failure) throw failure;
  return outcomes;
}

type Tried = { done: true; result: unknown } | { done: false; error: unknown };

/** Notes the try before it is made: the page may be closed before the answer comes. */
async function attempt(together: Entry[], { store, send }: Sending, now: number): Promise<Tried> {
  const untried = together.filter(({ triedAt }) => triedAt === undefined);
  for (const { id } of untried) await store.change(id, { triedAt: now });
  try {
    return { done: true, result: await send(together) };
  } catch (error) {
    // An answer says that nothing was done, unless the server or something before it failed.
    const isAnswered = error instanceof ApiError && error.status < 500 && error.status !== 408;
    for (const { id } of isAnswered ? untried : []) await store.change(id, { triedAt: undefined });
    if (!isRefusal(error)) for (const { id } of together) await store.change(id, { isLate: true });
    return { done: false, error };
  }
}

/** In a list there is no field to show a problem at. */
const whyRefused = ({ fields, reason }: ApiError) => Object.values(fields ?? {}).join(" ") || reason;

/** These pass by themselves: a session that ended, an account that is suspended, too many calls, a server that is away. */
const PASSING = [401, 408, 425, 429];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  !PASSING.includes(error.status) &&
  error.code !== "SUSPENDED";
