import type { VapidKeys } from "@block65/webcrypto-web-push";
import type { Config } from "../../config.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import { gather } from "../../platform/load/gather.ts";
import type { Log } from "../../platform/log.ts";
import type { OutsideNetwork } from "../../platform/outside/outside-network.ts";
import type { PushContent } from "../../registry/push-content.ts";
import type { ClaimedPush } from "./claim-pushes.ts";
import { postPush, type PushResult } from "./post-push.ts";
import { pushKeys } from "./push-keys.ts";
import { deleteGoneSubscription, deletePushes, postponePush, retryPush } from "./settle-push.ts";

const MOST_ATTEMPTS = 8;
const FIRST_RETRY_MS = 5_000;
/** What is sent within this time is recorded together. */
const GATHER_MS = 10;

interface Needs {
  clock: Clock;
  config: Config;
  db: Db;
  log: Log;
  network: OutsideNetwork;
  /** Aborted when the process ends. */
  signal: AbortSignal;
}

interface Delivery {
  /** Whether the push service answered. Left out if it was not called. */
  answered?: boolean;
  /** When it is tried next. */
  dueAt?: Date;
}

/** Sends one claimed push and records what came of it. */
export function createPushDelivery({ clock, config, db, log, network, signal }: Needs) {
  let keys: Promise<VapidKeys> | undefined;
  const deleteSent = gather<ClaimedPush>(GATHER_MS, (pushes) => deletePushes(db, pushes));

  function readKeys(now: Date): Promise<VapidKeys> {
    keys ??= pushKeys(db, config, now).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  }

  return async function deliver(push: ClaimedPush, content: PushContent): Promise<Delivery> {
    const now = clock.now();
    if (!content || push.expiresAt <= now) {
      await deleteSent(push);
      return {};
    }
    if ("waitUntil" in content) {
      await postponePush(db, push, content.waitUntil);
      return { dueAt: content.waitUntil };
    }
    const reach = config.PUSH_LOOPBACK ? { ...network, allowsLoopback: true } : network;
    const result = await postPush(push, content, { network: reach, keys: await readKeys(now), now, signal });
    return record(push, result);
  };

  async function record(push: ClaimedPush, result: PushResult): Promise<Delivery> {
    if (result.what === "failed") return retry(push, result);
    if (result.what === "refused") log.warn({ host: push.host, problem: result.problem }, "push given up");
    await (result.what === "gone" ? deleteGoneSubscription(db, push) : deleteSent(push));
    return { answered: true };
  }

  async function retry(
    push: ClaimedPush,
    { problem, answered, waitMs }: PushResult & { what: "failed" },
  ): Promise<Delivery> {
    const now = clock.now();
    // Cut off by the end of this process: the next one tries at once, and it was not the service's fault.
    if (signal.aborted) {
      await postponePush(db, push, now);
      return {};
    }
    const dueAt = new Date(now.getTime() + (waitMs ?? FIRST_RETRY_MS * 3 ** (push.attempts - 1)));
    if (push.attempts >= MOST_ATTEMPTS || dueAt >= push.expiresAt) {
      log.warn({ host: push.host, problem }, "push given up");
      await deleteSent(push);
      return { answered };
    }
    await retryPush(db, push, dueAt, waitMs !== null);
    return { answered, dueAt };
  }
}
