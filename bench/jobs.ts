// Lists of jobs, a job's page and the board of its applicants in the database: 1,000,000 jobs, of which 100,000 are
// open, and 5,000,000 applications.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { JobFilters } from "@cardplaza/contract/jobs/job-search";
import { EMPLOYMENT_TYPES, JOB_SORTS, POSTED_DAYS, WORK_MODES } from "@cardplaza/contract/jobs/job-words";
import type { Context, MemberContext } from "../server/src/context.ts";
import { listJobs } from "../server/src/features/jobs/finding/list-jobs.ts";
import { similarJobs } from "../server/src/features/jobs/finding/similar-jobs.ts";
import { suggestJobs } from "../server/src/features/jobs/finding/suggest-jobs.ts";
import { showBoard } from "../server/src/features/jobs/hiring/show-board.ts";
import { showJob } from "../server/src/features/jobs/posts/show-job.ts";
import {
  CONNECTION_SETTINGS,
  migrateDatabase,
  openDatabase,
  type Db,
} from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { type Statement, timeWithPlans } from "./database-reads.ts";
import { backendsOf, workedMs } from "./database-work.ts";
import { fillJobs, idOf, LARGEST, ROLES, SKILLS, type Sizes } from "./job-data.ts";
import { savePlans } from "./plans.ts";
import { median, withDataDir } from "./product.ts";
import { CITIES, randomFrom } from "./search-data.ts";

const BARS_MS = { list: 15, page: 5, board: 20, suggestions: 10 };
const ROUNDS = 5;
const COMBINATIONS = 100;
// The argument is another number of jobs.
const [stored = "1000000"] = process.argv.slice(2);
const jobs = Number(stored);
const sizes: Sizes = {
  jobs,
  companies: Math.ceil(jobs / 50),
  members: Math.ceil(jobs / 5),
  applications: jobs * 5,
  largest: 2_000,
};
const said = (count: number) => count.toLocaleString("en-IN");

type Query = Record<string, string>;

/** Queries that are measured alone, for their plans. */
const ALONE: Record<string, Query> = {
  "all of them": {},
  "a word": { q: "accountant" },
  "a word that is everywhere": { q: "work" },
  "a misspelt word": { q: "acountamt" },
  "a city": { city: "mumbai" },
  "a city, the newest": { city: "mumbai", sort: "date" },
  "a word in a city": { q: "accountant", city: "mumbai" },
  "on site, the best paid": { mode: "onsite", sort: "salary" },
  "three years, five lakh": { expMin: "3", salaryMin: "500000" },
  "two skills": { skills: "tally,gst" },
  "the nearest": { near: "pune" },
  "a word, the nearest": { q: "accountant", near: "pune" },
  "of one company": { companyId: idOf("c", 11) },
  "the last page": { page: "50" },
};

if (process.env["JOBS_DATABASE"]) await measure(process.env["JOBS_DATABASE"]);
else
  await withDataDir(async (dataDir) => {
    const database = await openEmbeddedDatabase(dataDir);
    await migrateDatabase(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillJobs(client, sizes);
    await client.end();
    await measure(database.url);
    await database.stop();
  });

/** Two to four filters each, the same ones each time: what people look for, often where, seldom more. */
function combinations(): Query[] {
  const random = randomFrom(3);
  const one = <Each>(all: readonly Each[]) => all[Math.floor(random() ** 2 * all.length)] as Each;
  const filters: (() => Query)[] = [
    () => ({ q: one(ROLES) }),
    () => ({ q: one(ROLES) }),
    () => ({ city: one(CITIES) }),
    () => ({ city: one(CITIES) }),
    () => ({ skills: `${one(SKILLS)},${one(SKILLS)}` }),
    () => ({ expMin: String(Math.floor(random() * 8)) }),
    () => ({ salaryMin: String(300_000 * Math.ceil(random() * 5)) }),
    () => ({ mode: one(WORK_MODES) }),
    () => ({ type: one(EMPLOYMENT_TYPES.slice(0, 5)) }),
    () => ({ postedDays: String(one(POSTED_DAYS)) }),
    () => ({ near: one(CITIES) }),
    () => ({ sort: one(JOB_SORTS) }),
  ];
  return Array.from({ length: COMBINATIONS }, () =>
    Object.assign({}, ...Array.from({ length: 2 + Math.floor(random() * 3) }, () => one(filters)())),
  );
}

async function measure(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, options: CONNECTION_SETTINGS, max: 1 });
  const database = openDatabase(url, { warn: () => {} });
  const { db } = database;
  const visitor = { db, member: null, now: new Date() } as unknown as Context;
  const member = { ...visitor, member: { id: idOf("m", 1) } } as unknown as Context;
  const owner = { ...visitor, member: { id: idOf("m", 1 + LARGEST / 10) } } as unknown as MemberContext;
  console.log(
    `Jobs, ${said(jobs)} of which ${said(jobs / 10)} are open, ${said(sizes.applications)} applications: CPU time of the database`,
  );
  const list = (query: Query, ctx = visitor) =>
    listJobs(ctx, { ...JobFilters.parse(query), page: Number(query["page"] ?? 1) });
  const mix = combinations();
  const all: number[] = [];
  const elapsed: number[] = [];
  for (const query of mix) {
    const figures = await timed(pool, () => list(query));
    all.push(figures.worked);
    elapsed.push(figures.taken);
  }
  report(`lists with ${mix.length} combinations of filters`, all, BARS_MS.list);
  console.log(
    `    elapsed: median ${median(elapsed).toFixed(1)} ms; slowest ${JSON.stringify(mix[all.indexOf(Math.max(...all))])}`,
  );
  const signedIn: number[] = [];
  for (const query of mix) signedIn.push((await timed(pool, () => list(query, member))).worked);
  report("the same for a member who hid 50", signedIn, BARS_MS.list);
  for (const [name, query] of Object.entries(ALONE))
    report(`list: ${name}`, [(await timed(pool, () => list(query))).worked], BARS_MS.list);
  const some = Array.from({ length: 40 }, (_, at) => idOf("j", 10 * (1 + at * Math.floor(jobs / 500))));
  const pages: number[] = [];
  const similar: number[] = [];
  for (const id of some) {
    // Every twentieth company is hidden, and its jobs are not found.
    const figures = await timed(pool, () => showJob(visitor, id).catch(() => undefined));
    pages.push(figures.worked);
    similar.push((await timed(pool, () => similarJobs(visitor, id).catch(() => undefined))).worked);
  }
  report("a job's page", pages, BARS_MS.page);
  report("similar jobs", similar, BARS_MS.list);
  const typed = [...ROLES, ...SKILLS].map((text, at) => text.slice(0, 2 + (at % 4)));
  const suggested: number[] = [];
  for (const text of typed) suggested.push((await timed(pool, () => suggestJobs(visitor, text))).worked);
  report("suggestions", suggested, BARS_MS.suggestions);
  const board = await timed(pool, () => showBoard(owner, idOf("j", LARGEST), {}));
  report(`the board of ${said(sizes.largest)} applicants`, [board.worked], BARS_MS.board);
  await database.close();
  await pool.end();
  await explainReads(url, {
    ...Object.fromEntries(
      Object.entries(ALONE).map(([name, query]) => [
        `list ${name}`,
        (kept: Db) => list(query, { ...visitor, db: kept }),
      ]),
    ),
    "a page": (kept: Db) => showJob({ ...visitor, db: kept }, idOf("j", 110)),
    "the board": (kept: Db) => showBoard({ ...owner, db: kept }, idOf("j", LARGEST), {}),
  });
}

/** The median of some rounds after a first one: elapsed, and at work in the database. */
async function timed(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<{ worked: number; taken: number }> {
  const worked: number[] = [];
  const taken: number[] = [];
  await work();
  const pids = await backendsOf(pool);
  for (let round = 0; round < ROUNDS; round++) {
    const before = await workedMs(pids);
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
    worked.push((await workedMs(pids)) - before);
  }
  return { worked: median(worked), taken: median(taken) };
}

function report(what: string, times: number[], bar: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = median(times);
  const ninth = sorted[Math.floor(sorted.length * 0.9)] as number;
  const range =
    times.length > 1
      ? `, nine of ten within ${ninth.toFixed(1)} ms, all within ${sorted.at(-1)?.toFixed(1)} ms`
      : "";
  console.log(`  ${what}: ${middle.toFixed(1)} ms${range}${middle <= bar ? "" : ` (not met: ≤ ${bar} ms)`}`);
}

async function explainReads(url: string, reads: Record<string, (db: Db) => Promise<unknown>>): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: CONNECTION_SETTINGS });
  await client.connect();
  const statements: Statement[] = [];
  const db = drizzle(client, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  });
  for (const [name, read] of Object.entries(reads)) {
    statements.length = 0;
    await read(db);
    const { plans } = await timeWithPlans(client, [...statements], 1);
    await savePlans("jobs", `${name} ${jobs}`, plans);
  }
  await client.end();
}
