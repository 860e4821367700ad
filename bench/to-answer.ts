// What waits for a member's answer, in the database: by default 50,000 of every kind for one member.
import pg from "pg";
import type { ToAnswerContext } from "../server/src/registry/to-answer-part.ts";
import { BUSY, fillBusyMember } from "../server/src/features/to-answer/busy-member.fixtures.ts";
import { listToAnswer } from "../server/src/features/to-answer/list-to-answer.ts";
import { CONNECTION_SETTINGS, migrateDatabase, openDatabase } from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { createRegistry } from "../server/src/registry/registry.ts";
import { registrations } from "../server/src/registrations.ts";
import { backendsOf, workedMs } from "./database-work.ts";
import { median, withDataDir } from "./product.ts";

const BAR_MS = 10;
const ROUNDS = 100;
// The argument is another number of each kind.
const open = Number(process.argv[2] ?? "50000");

await withDataDir(async (dataDir) => {
  const embedded = await openEmbeddedDatabase(dataDir);
  await migrateDatabase(embedded.url);
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  const began = performance.now();
  await fillBusyMember(client, open);
  console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s`);
  await client.end();
  await measure(embedded.url);
  await embedded.stop();
});

async function measure(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, options: CONNECTION_SETTINGS, max: 1 });
  const { db, close } = openDatabase(url, { warn: () => {} });
  const ctx = {
    db,
    now: new Date(),
    member: { id: BUSY, name: "Asha Menon" },
    registry: createRegistry(registrations),
  } as unknown as ToAnswerContext;
  console.log(`To answer, ${open.toLocaleString("en-IN")} of every kind: CPU time of the database`);
  let tenth: string | undefined;
  for (let page = 1; page < 10; page++) tenth = (await listToAnswer(ctx, tenth)).nextCursor!;
  const pages = {
    "the first page": undefined,
    "the tenth page": tenth,
    "the first page without a clock": `none-${"0".repeat(20)}`,
  };
  for (const [what, cursor] of Object.entries(pages))
    await report(pool, what, () => listToAnswer(ctx, cursor));
  for (const { kind, list, count } of ctx.registry.toAnswer) {
    await report(pool, `of these, ${kind}: the list`, () => list(ctx, { after: null, limit: 21 }));
    await report(pool, `of these, ${kind}: the count`, () => count(ctx, 100));
  }
  await close();
  await pool.end();
}

/** At work in the database, and elapsed with the product's own work, after a first round. */
async function report(pool: pg.Pool, what: string, work: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 5; round++) await work();
  const pids = await backendsOf(pool);
  const [worked, taken]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await workedMs(pids);
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
    worked.push((await workedMs(pids)) - before);
  }
  const most = worked.toSorted((one, other) => one - other)[Math.ceil(ROUNDS * 0.95) - 1]!;
  const missed = most <= BAR_MS ? "" : ` (not met: ≤ ${BAR_MS} ms)`;
  console.log(
    `  ${what}: median ${median(worked).toFixed(2)} ms, 95 of 100 within ${most.toFixed(2)} ms, elapsed ${median(taken).toFixed(1)} ms${missed}`,
  );
}
