import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type QueueResult, type SendOptions } from "pg-boss";
import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";
import type { Tx } from "./database.ts";
import type { Log } from "./log.ts";

/** Work done later, by any instance. It runs at least once, so running it twice must do no harm. */
export interface Job<Ctx, Data extends object> {
  name: string;
  run: (ctx: Ctx, data: Data, signal: AbortSignal) => Promise<void>;
  /** How many run at once in one instance. */
  concurrency?: number;
  /** A job that takes longer than this counts as failed and is tried again. */
  expireInSeconds?: number;
  /** Five fields of cron, in Indian time. The job then starts on schedule, without data. */
  schedule?: string;
}

type WhenOptions = Pick<SendOptions, "startAfter" | "singletonKey" | "singletonSeconds">;

export interface Jobs<Ctx> {
  /** Stored in the transaction, so the job runs only if that is committed. */
  enqueue: <Data extends object>(
    tx: Tx,
    job: Job<Ctx, Data>,
    data: Data,
    when?: WhenOptions,
  ) => Promise<void>;
  /** The same for many jobs of one kind, in one statement. */
  enqueueAll: <Data extends object>(tx: Tx, job: Job<Ctx, Data>, all: readonly Data[]) => Promise<void>;
  start: (jobs: Job<Ctx, never>[], context: () => Ctx) => Promise<void>;
  stop: () => Promise<void>;
}

const RETRY = { retryLimit: 15, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };
const STOP_TIMEOUT_MS = 5_000;
/**
 * A running job renews its lease; if its process is killed, another one takes the job over once the lease has ended and
 * somebody has looked. So it goes on within a minute, however long the job itself may take.
 */
export const LEASE_SECONDS = 30;
const LOOK_FOR_ENDED_LEASES_SECONDS = 15;

export function createJobs<Ctx>(databaseUrl: string, log: Log): Jobs<Ctx> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "jobs",
    application_name: "cardplaza-jobs",
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_ENDED_LEASES_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_ENDED_LEASES_SECONDS,
  });
  boss.on("error", (error) => log.warn({ error: error.message }, "jobs"));
  let started = false;

  return {
    async enqueue(tx, job, data, when = {}) {
      await boss.send(job.name, data, { ...when, db: fromDrizzle(tx, sql) });
    },
    async enqueueAll(tx, job, all) {
      const wanted = all.map((data) => ({ data }));
      if (wanted.length > 0) await boss.insert(job.name, wanted, { db: fromDrizzle(tx, sql) });
    },
    async start(jobs, context) {
      await boss.start();
      started = true;
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      await Promise.all(jobs.map((job) => register(boss, job, known.get(job.name), context, log)));
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function register<Ctx>(
  boss: PgBoss,
  job: Job<Ctx, never>,
  known: QueueResult | undefined,
  context: () => Ctx,
  log: Log,
) {
  const queue = {
    ...RETRY,
    expireInSeconds: job.expireInSeconds ?? 300,
    heartbeatSeconds: LEASE_SECONDS,
    notify: true,
  };
  if (!known) await boss.createQueue(job.name, queue);
  else if (!isAlike(queue, known)) await boss.updateQueue(job.name, queue);
  // Retries and delayed jobs send no notification, so the queue is polled often as well.
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 };
  const options = { localConcurrency: job.concurrency ?? 1, ...polling };
  const workers = await boss.work(job.name, options, async ([work]) => {
    if (!work) return;
    try {
      await job.run(context(), (work.data ?? {}) as never, work.signal);
    } catch (error) {
      log.warn({ error, job: job.name, jobId: work.id }, "job failed and will be tried again");
      throw error;
    }
    // Start the next job at once. Otherwise each poll would send only one of a hundred messages.
    setImmediate(() => boss.notifyWorker(workers));
  });
  if (job.schedule) await boss.schedule(job.name, job.schedule, null, { tz: INDIA_TIME_ZONE });
}

const isAlike = (wanted: Partial<QueueResult>, known: QueueResult) =>
  Object.entries(wanted).every(([option, value]) => known[option as keyof QueueResult] === value);
