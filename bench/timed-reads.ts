import type pg from "pg";
import { backendsOf, workedMs } from "./database-work.ts";
import { median } from "./product.ts";

const ROUNDS = 5;

/** In ms: at work in the database, and elapsed with the product's own work. */
export type Times = { worked: number; taken: number }[];

/** Several rounds of a read, after a first one. */
export async function timed(pool: pg.Pool, work: () => Promise<unknown>): Promise<Times> {
  await work();
  const pids = await backendsOf(pool);
  const times: Times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await workedMs(pids);
    const began = performance.now();
    await work();
    const taken = performance.now() - began;
    times.push({ worked: (await workedMs(pids)) - before, taken });
  }
  return times;
}

export function workedOf(times: Times): number[] {
  return times.map(({ worked }) => worked);
}

export function report(what: string, times: Times, bar = Number.POSITIVE_INFINITY): void {
  const worked = workedOf(times);
  const sorted = worked.toSorted((one, other) => one - other);
  const most = sorted[Math.ceil(sorted.length * 0.95) - 1] as number;
  const missed = most <= bar ? "" : ` (not met: ≤ ${bar} ms)`;
  const elapsed = median(times.map(({ taken }) => taken)).toFixed(1);
  console.log(
    `  ${what}: median ${median(worked).toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)} ms, elapsed ${elapsed} ms${missed}`,
  );
}
