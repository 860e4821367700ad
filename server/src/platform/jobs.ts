import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import {
  fromDrizzle,
  type JobResult,
  PgBoss,
  type QueueResult,
  type SendOptions,
  type Job as StartedJob,
} from "pg-boss";
import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";
import type { Bus } from "./bus/bus.ts";
import { UNHURRIED_COMMITS, type Db, type Tx } from "./database.ts";
import type { Log } from "./log.ts";

/** Work done later, by any instance. It runs at least once, so running it twice must do no harm. */
export interface Job<Ctx, Data extends object> {
  name: string;
  run: (ctx: Ctx, data: Data, signal: AbortSignal) => Promise<void>;
  /** How many run at once in one instance. */
  concurrency?: number;
  /** Each of those fetches so many, runs them side by side and records them together. */
  batch?: number;
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
  /** Jobs that failed in all their attempts, the newest first. They are kept for a week. */
  findFailed: (db: Db, which: FailedOf, limit: number) => Promise<FailedJob[]>;
  /** Tries a failed job again once the transaction is committed. False if it is not failed any more. */
  retry: (tx: Tx, name: string, id: string) => Promise<boolean>;
  start: (jobs: Job<Ctx, never>[], context: () => Ctx) => Promise<void>;
  stop: () => Promise<void>;
}

export interface FailedJob {
  id: string;
  name: string;
  problem: string;
  at: Date;
}

/** By their names. */
export type FailedOf = { of: readonly string[] } | { except: readonly string[] };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const SCHEMA = "jobs";
/** The table of pg-boss, which has no call for failed jobs of all queues. */
const JOBS = sql`${sql.identifier(SCHEMA)}.${sql.identifier("job")}`;
const RETRY = { retryLimit: 15, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };
const STOP_TIMEOUT_MS = 5_000;
/**
 * A running job renews its lease; if its process is killed, another one takes the job over once the lease has ended and
 * somebody has looked. So it goes on within a minute, however long the job itself may take.
 */
export const LEASE_SECONDS = 30;
const LOOK_FOR_ENDED_LEASES_SECONDS = 15;
/** Nobody is told of retries, scheduled and delayed jobs, nor of what the bus lost. */
const POLLING_SECONDS = 3;
/** Named on the bus: the queue that has work. */
const TOPIC = "jobs";

export function createJobs<Ctx>(databaseUrl: string, bus: Bus, log: Log): Jobs<Ctx> {
  const boss = new PgBoss({
    // A job runs at least once, so a note of the last second that a crash of the database server takes away does no harm.
    connectionString: withOptions(databaseUrl, UNHURRIED_COMMITS),
    schema: SCHEMA,
    application_name: "cardplaza-jobs",
    max: 4,
    superviseIntervalSeconds: LOOK_FOR_ENDED_LEASES_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_ENDED_LEASES_SECONDS,
  });
  boss.on("error", (error) => log.warn({ error: error.message }, "jobs"));
  const workers = new Map<string, Crew>();
  let started = false;
  bus.subscribe(TOPIC, (queue) => workers.get(queue as string)?.wakeOne());

  return {
    async enqueue(tx, job, data, when = {}) {
      const added = await boss.send(job.name, data, { ...when, db: fromDrizzle(tx, sql) });
      if (added && !when.startAfter) bus.publish(tx, TOPIC, job.name);
    },
    async enqueueAll(tx, job, all) {
      if (all.length === 0) return;
      const wanted = all.map((data) => ({ data }));
      await boss.insert(job.name, wanted, { db: fromDrizzle(tx, sql) });
      bus.publish(tx, TOPIC, job.name);
    },
    async findFailed(db, which, limit) {
      const names = sql`array[${sql.join("of" in which ? [...which.of] : [...which.except], sql`, `)}]::text[]`;
      const isOne = "of" in which ? sql`name = any(${names})` : sql`name <> all(${names})`;
      const { rows } = await db.execute<{ id: string; name: string; problem: string; at: string }>(
        sql`select id, name, coalesce(output ->> 'message', output #>> '{}', '') as problem, completed_on as at
          from ${JOBS} where state = 'failed' and ${isOne} order by completed_on desc limit ${limit}`,
      );
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    },
    async retry(tx, name, id) {
      if (!UUID.test(id)) return false;
      const { rowCount } = await tx.execute(
        sql`update ${JOBS} set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
          where name = ${name} and id = ${id} and state = 'failed'`,
      );
      if (!rowCount) return false;
      bus.publish(tx, TOPIC, name);
      return true;
    },
    async start(jobs, context) {
      await boss.start();
      started = true;
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const begin = async (job: Job<Ctx, never>) => {
        await saveQueue(boss, job, known.get(job.name));
        workers.set(job.name, await startWorkers(boss, job, context, log));
      };
      await Promise.all(jobs.map(begin));
    },
    async stop() {
      if (!started) return;
      // On its own pg-boss looks only every half second whether its workers have ended.
      const ended = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue, { wait: true })));
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

function withOptions(databaseUrl: string, options: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set("options", [url.searchParams.get("options"), options].filter(Boolean).join(" "));
  return url.href;
}

async function saveQueue(boss: PgBoss, job: Job<never, never>, known: QueueResult | undefined) {
  const queue = {
    ...RETRY,
    expireInSeconds: job.expireInSeconds ?? 300,
    heartbeatSeconds: LEASE_SECONDS,
    // It would run NOTIFY in the transaction that adds the job, and only one such transaction commits at a time.
    notify: false,
  };
  if (!known) await boss.createQueue(job.name, queue);
  else if (!isAlike(queue, known)) await boss.updateQueue(job.name, queue);
  if (job.schedule) await boss.schedule(job.name, job.schedule, null, { tz: INDIA_TIME_ZONE });
}

/** The workers of one queue. */
interface Crew {
  /** Wakes a worker that has nothing to do. If all are busy, each looks again when it is done. */
  wakeOne: () => void;
}

interface Worker {
  id: string;
  isBusy: boolean;
}

/** As many workers as may run at once. One that finds work wakes the next: each that looks in vain costs a query. */
async function startWorkers<Ctx>(
  boss: PgBoss,
  job: Job<Ctx, never>,
  context: () => Ctx,
  log: Log,
): Promise<Crew> {
  const workers: Worker[] = [];
  const wakeOne = () => {
    const idle = workers.find(({ isBusy }) => !isBusy);
    if (idle) boss.notifyWorker(idle.id);
  };
  const run = async ({ id, data, signal }: StartedJob): Promise<JobResult> => {
    try {
      await job.run(context(), (data ?? {}) as never, signal);
      return { id, status: "completed" };
    } catch (error) {
      log.warn({ error, job: job.name, jobId: id }, "job failed and will be tried again");
      return { id, status: "failed", output: error };
    }
  };
  const start = async () => {
    const worker: Worker = { id: "", isBusy: false };
    const options = {
      pollingIntervalSeconds: POLLING_SECONDS,
      batchSize: job.batch ?? 1,
      perJobResults: true,
    } as const;
    worker.id = await boss.work<object, unknown, typeof options>(job.name, options, async (jobs) => {
      worker.isBusy = true;
      wakeOne();
      try {
        return await Promise.all(jobs.map(run));
      } finally {
        worker.isBusy = false;
        // Look for the next job at once. Otherwise each poll would send only one of a hundred messages.
        setImmediate(() => boss.notifyWorker(worker.id));
      }
    });
    workers.push(worker);
  };
  await Promise.all(Array.from({ length: job.concurrency ?? 1 }, start));
  return { wakeOne };
}

const isAlike = (wanted: Partial<QueueResult>, known: QueueResult) =>
  Object.entries(wanted).every(([option, value]) => known[option as keyof QueueResult] === value);
