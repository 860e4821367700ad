import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Config } from "../../config.ts";
import type { Bus } from "../../platform/bus/bus.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Log } from "../../platform/log.ts";
import type { OutsideNetwork } from "../../platform/outside/outside-network.ts";
import type { PushContent } from "../../registry/push-content.ts";
import type { Registry } from "../../registry/registry.ts";
import { CLAIM_SIZE, claimPushes, type ClaimedPush } from "./claim-pushes.ts";
import { createHostLanes } from "./host-lanes.ts";
import { createPushDelivery } from "./deliver-push.ts";
import { releasePushes } from "./settle-push.ts";

const FINISH_WITHIN_MS = 3_000;
const AFTER_OUTAGE_MS = 1_000;
/** What becomes due within this time is claimed together. */
const GATHER_MS = 10;
/** Named on the bus by a process that ends: it has left some. */
const TOPIC = "pushes";

interface Needs {
  bus: Bus;
  clock: Clock;
  config: Config;
  db: Db;
  log: Log;
  network: OutsideNetwork;
  registry: Registry;
}

export interface PushSender {
  /** Starts the pushes that are due. They go on when this returns: a service that hangs holds up nobody. */
  wake: () => Promise<void>;
  /** The same for a caller who does not wait for it, such as a commit. */
  wakeSoon: () => void;
  /** Starts no more, and waits a little for those on their way. */
  finish: () => Promise<void>;
}

/** Sends the pushes of this process. What it does not get to is in the table, for any process. */
export function openPushSender(needs: Needs): PushSender {
  const { bus, clock, db, log, registry } = needs;
  const lanes = createHostLanes();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const deliver = createPushDelivery({ ...needs, signal: stopping.signal });
  let claiming: Promise<void> | undefined;
  let isWanted = false;
  let isFinishing = false;
  let alarm: { at: number; timer: NodeJS.Timeout } | undefined;

  function wake(): Promise<void> {
    isWanted = true;
    claiming ??= claimAll().finally(() => {
      claiming = undefined;
      // Wanted again after the last look.
      if (isWanted && !isFinishing) wakeSoon();
    });
    return claiming;
  }

  async function claimAll(): Promise<void> {
    while (isWanted && !isFinishing) {
      await sleep(GATHER_MS);
      isWanted = false;
      const pushes = await claimPushes(db, lanes.room(), clock.now());
      for (const { host } of pushes) lanes.begin(host);
      const sending = start(pushes);
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
      isWanted ||= pushes.length === CLAIM_SIZE;
    }
  }

  async function start(pushes: readonly ClaimedPush[]): Promise<void> {
    if (pushes.length === 0) return;
    const contents = await readContents(pushes);
    await Promise.all(
      pushes.map(async (push, at) => {
        const answered = contents && (await send(push, contents[at] ?? null));
        if (lanes.end(push.host, answered)) wakeSoon();
      }),
    );
    if (!contents) wakeSoon();
  }

  /** Nothing if the database is away: then the pushes are released as soon as it is back. */
  async function readContents(pushes: readonly ClaimedPush[]): Promise<PushContent[] | undefined> {
    try {
      return await registry.pushContents(db, pushes, clock.now());
    } catch (error) {
      log.warn({ error, pushes: pushes.length }, "pushes could not be read and will be tried again");
      await sleep(AFTER_OUTAGE_MS, undefined, { ref: false });
      await releasePushes(db, pushes, clock.now()).catch((failed: unknown) =>
        log.warn({ error: failed }, "pushes wait until their lease ends"),
      );
      return undefined;
    }
  }

  /** Returns whether the service answered, or nothing if it was not called. */
  async function send(push: ClaimedPush, content: PushContent): Promise<boolean | undefined> {
    const delivery = await deliver(push, content).catch((error: unknown) => {
      log.warn({ error }, "the result of a push could not be recorded");
      return undefined;
    });
    if (delivery?.dueAt) wakeAt(delivery.dueAt);
    return delivery?.answered;
  }

  /** What is due later is also found by the clock, up to a minute late. */
  function wakeAt(at: Date): void {
    const wait = at.getTime() - clock.now().getTime();
    if (isFinishing || wait > MINUTE_MS || (alarm && alarm.at <= at.getTime())) return;
    clearTimeout(alarm?.timer);
    const ring = () => {
      alarm = undefined;
      wakeSoon();
    };
    alarm = { at: at.getTime(), timer: setTimeout(ring, Math.max(0, wait)).unref() };
  }

  function wakeSoon(): void {
    wake().catch((error: unknown) => {
      log.warn({ error }, "pushes could not be claimed");
      wakeAt(new Date(clock.now().getTime() + AFTER_OUTAGE_MS));
    });
  }
  const unsubscribe = bus.subscribe(TOPIC, wakeSoon);

  return {
    wake,
    wakeSoon,
    async finish() {
      isFinishing = true;
      clearTimeout(alarm?.timer);
      await Promise.race([settled(), sleep(FINISH_WITHIN_MS)]);
      stopping.abort();
      await Promise.race([settled(), sleep(FINISH_WITHIN_MS)]);
      unsubscribe();
      bus.publishToOthers(TOPIC, {});
    },
  };

  async function settled(): Promise<void> {
    await claiming?.catch(() => {});
    while (underWay.size > 0) await Promise.allSettled(underWay);
  }
}
