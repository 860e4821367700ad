import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";

/** What is added within this time is sent together. */
export const GATHER_MS = 5;
const TRY_AGAIN_MS = 250;
const CLOSE_WITHIN_MS = 1_000;
const MOST_AT_ONCE = 1_000;
/** How many wait while the others cannot be reached. Above it the oldest are dropped. */
const MOST_WAITING = 10_000;

export interface Outbox {
  add: (text: string) => void;
  /** Sends what waits, if that is possible now. */
  close: () => Promise<void>;
}

/** Gathers what is to be sent, and sends it in batches. The same text twice in a batch is sent once. */
export function createOutbox(send: (texts: string[]) => Promise<void>, log: Pick<Log, "warn">): Outbox {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isFailing = false;
  let isClosed = false;

  const sendAll = async () => {
    while (waiting.size > 0) {
      const batch = [...waiting.values().take(MOST_AT_ONCE)];
      for (const text of batch) waiting.delete(text);
      try {
        await send(batch);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ error: (error as Error).message }, "live events wait");
        isFailing = true;
        waiting = new Set([...batch, ...waiting]);
        return;
      }
    }
  };
  const run = async () => {
    timer = undefined;
    await (sending = sendAll());
    sending = undefined;
    if (waiting.size > 0) runIn(isFailing ? TRY_AGAIN_MS : GATHER_MS);
  };
  const runIn = (ms: number) => {
    if (!sending && !isClosed) timer ??= setTimeout(() => void run(), ms);
  };
  const dropOldest = () => {
    const [oldest = ""] = waiting;
    waiting.delete(oldest);
    log.warn({}, "live event lost");
  };

  return {
    add(text) {
      waiting.add(text);
      if (waiting.size > MOST_WAITING) dropOldest();
      runIn(GATHER_MS);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const rest = Promise.resolve(sending).then(sendAll);
      await Promise.race([rest, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
