import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { eventually } from "../testing/eventually.ts";
import { createBus, type Bus } from "./bus/bus.ts";
import { createJobs, type Job } from "./jobs.ts";
import { createLog } from "./log.ts";
import { inTransaction } from "./transaction.ts";

const log = createLog("silent");
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let bus: Bus;
beforeAll(async () => {
  database = await createTestDatabase();
  bus = await createBus(database.url, undefined, log);
});
afterAll(async () => {
  await bus.close();
  await database.close();
});

type Numbered = Job<object, { number: number }>;
const numbers = (count: number) => Array.from({ length: count }, (_, number) => ({ number }));

async function start(job: Numbered) {
  const jobs = createJobs<object>(database.url, bus, log);
  await jobs.start([job], () => ({}));
  return {
    enqueueAll: (all: { number: number }[]) =>
      inTransaction(database.db, (tx) => jobs.enqueueAll(tx, job, all)),
    stop: jobs.stop,
  };
}

test("of jobs that run side by side in a batch, only the one that failed runs again", async () => {
  const runs: number[] = [];
  const job: Numbered = {
    name: "batched",
    concurrency: 2,
    batch: 4,
    async run(_ctx, { number }) {
      runs.push(number);
      if (number === 2 && runs.filter((each) => each === 2).length === 1) throw new Error("not yet");
    },
  };
  const { enqueueAll, stop } = await start(job);
  await enqueueAll(numbers(10));
  await eventually(() => expect(runs).toHaveLength(11));
  expect(runs.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9]);
  await stop();
});

test("a job that takes long holds up only its own worker", async () => {
  const done: number[] = [];
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const job: Numbered = {
    name: "one-by-one",
    concurrency: 2,
    async run(_ctx, { number }) {
      if (number === 0) await goOn;
      done.push(number);
    },
  };
  const { enqueueAll, stop } = await start(job);
  await enqueueAll(numbers(5));
  await eventually(() => expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]));
  await enqueueAll([{ number: 5 }]);
  await eventually(() => expect(done).toContain(5));
  resolve();
  await eventually(() => expect(done).toContain(0));
  await stop();
});
