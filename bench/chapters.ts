// Leaderboards in the database: by default 100,000 members in 5,000 chapters with 5,000,000 entries of two years.
import pg from "pg";
import type { Period } from "@cardplaza/contract/chapters/points-words";
import type { MemberContext } from "../server/src/context.ts";
import { rankChapters } from "../server/src/features/chapters/points/rank-chapters.ts";
import { recordPoints } from "../server/src/features/chapters/points/record-points.ts";
import { showLeaderboard } from "../server/src/features/chapters/points/show-leaderboard.ts";
import {
  CONNECTION_SETTINGS,
  migrateDatabase,
  openDatabase,
  type Db,
} from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { newId } from "../server/src/platform/ids.ts";
import { inTransaction } from "../server/src/platform/transaction.ts";
import { fillChapters, LARGEST, type Sizes } from "./chapter-data.ts";
import { backendsOf, workedMs } from "./database-work.ts";
import { idOf } from "./job-data.ts";
import { median, withDataDir } from "./product.ts";

const BAR_MS = 50;
const ROUNDS = 100;
// The argument is another number of members: 5000 for a twentieth.
const members = Number(process.argv[2] ?? "100000");
const sizes: Sizes = { members, chapters: members / 20, entries: members * 50 };
const now = new Date();
const said = (count: number) => count.toLocaleString("en-IN");

if (process.env["CHAPTERS_DATABASE"]) await measure(process.env["CHAPTERS_DATABASE"]);
else
  await withDataDir(async (dataDir) => {
    const database = await openEmbeddedDatabase(dataDir);
    await migrateDatabase(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const began = performance.now();
    await fillChapters(client, sizes);
    console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s`);
    await client.end();
    await measure(database.url);
    await database.stop();
  });

async function measure(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, options: CONNECTION_SETTINGS, max: 1 });
  const database = openDatabase(url, { warn: () => {} });
  const { db } = database;
  console.log(
    `Leaderboards, ${said(members)} members in ${said(sizes.chapters)} chapters, ${said(sizes.entries)} entries: CPU time of the database`,
  );
  const contextOf = (member: number) =>
    ({ db, now, member: { id: idOf("m", member) } }) as unknown as MemberContext;
  // Another chapter each time, whose first member asks.
  const average = (round: number) => LARGEST.members + 1 + (round % (sizes.chapters - 1));
  const leaderboard = (member: number, period: Period) =>
    showLeaderboard(contextOf(member), idOf("c", chapterOf(member)), period);
  const chapterOf = (member: number) =>
    member <= LARGEST.members ? 1 : 2 + ((member - LARGEST.members - 1) % (sizes.chapters - 1));
  for (const period of ["month", "all"] as const) {
    await report(pool, `a chapter's leaderboard (${period})`, (round) => leaderboard(average(round), period));
    await report(pool, `the largest chapter's (${period})`, () => leaderboard(1, period));
    await report(pool, `the ranking of all chapters (${period})`, () =>
      rankChapters(contextOf(1), { period }),
    );
  }
  const pointsOf = async (member: number) =>
    (await leaderboard(member, "all")).rows.find(({ userId }) => userId === idOf("m", member))?.points ?? 0;
  const before = await pointsOf(2);
  await refer(db, 2, 3);
  const after = await pointsOf(2);
  if (after !== before + 10) throw new Error(`A new entry does not show: ${before} and then ${after}`);
  await report(pool, "entering an accepted referral", (round) =>
    refer(db, 1 + (round % 50), 51 + (round % 37)),
  );
  await database.close();
  await pool.end();
}

function refer(db: Db, from: number, to: number): Promise<void> {
  const entry = {
    chapterId: idOf("c", 1),
    memberId: idOf("m", from),
    withId: idOf("m", to),
    sourceId: newId(),
  };
  return inTransaction(db, (tx) =>
    recordPoints(tx, [{ ...entry, kind: "referral_accepted", points: 10, at: now }]),
  );
}

/** At work in the database, and elapsed with the product's own work, after a first round. */
async function report(pool: pg.Pool, what: string, work: (round: number) => Promise<unknown>): Promise<void> {
  await work(0);
  const pids = await backendsOf(pool);
  const [worked, taken]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await workedMs(pids);
    const began = performance.now();
    await work(round);
    taken.push(performance.now() - began);
    worked.push((await workedMs(pids)) - before);
  }
  const most = worked.toSorted((one, other) => one - other)[Math.ceil(ROUNDS * 0.95) - 1]!;
  const missed = most <= BAR_MS ? "" : ` (not met: ≤ ${BAR_MS} ms)`;
  console.log(
    `  ${what}: median ${median(worked).toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)} ms, elapsed ${median(taken).toFixed(1)} ms${missed}`,
  );
}
