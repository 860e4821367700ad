import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { insertJob, insertJobs } from "../job.fixtures.ts";
import { jobs } from "../posts/jobs.table.ts";

const app = await sharedTestApp();
let company: CompanyRow;

beforeEach(async () => {
  await app.db.delete(jobs);
  company = await insertCompany(app, await app.signIn("Asha"));
});

const fetchFeed = (page = 1, headers = {}) => app.send("GET", `/api/jobs/feed.xml?page=${page}`, { headers });

/** Read by the database's own XML parser, which refuses what is not well-formed. */
async function readFeed(page = 1): Promise<Record<string, string | null>[]> {
  const { text } = await fetchFeed(page);
  const { rows } = await app.db.execute<Record<string, string | null>>(sql`
    select * from xmltable('/source/job' passing xmlparse(document ${text}) columns
      title text, date text, referencenumber text, url text, company text, city text, state text, country text,
      description text, salary text, education text, jobtype text, experience text, expirationdate text)`);
  return rows;
}

test("other job sites read all of a job that they need", async () => {
  const job = await insertJob(app, company, { education: "Graduate" });
  const { status, headers } = await fetchFeed();
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "application/xml; charset=utf-8",
    "public, max-age=900",
  ]);
  expect(await readFeed()).toEqual([
    {
      title: "Accountant",
      date: job.openedAt?.toUTCString(),
      referencenumber: job.id,
      url: `${app.services.origin}/jobs/accountant-${job.id}`,
      company: "Deshmukh Fasteners",
      city: "Pune",
      state: "Maharashtra",
      country: "IN",
      description: job.description,
      salary: "₹6–9 L/yr",
      education: "Graduate",
      jobtype: "Full time",
      experience: "2–4 yrs",
      expirationdate: job.validThrough,
    },
  ]);
});

test("a hidden salary is not in it, nor a job that is not offered", async () => {
  await insertJob(app, company, { salaryHidden: true });
  await insertJob(app, company, { title: "Closed", status: "closed" });
  await insertJob(app, company, { title: "Ended", validThrough: "2020-01-01" });
  const hidden = await insertCompany(app, null, { status: "hidden" });
  await insertJob(app, hidden, { title: "Of a hidden company" });
  expect(await readFeed()).toMatchObject([{ title: "Accountant", salary: null }]);
  const { text } = await fetchFeed();
  for (const figure of ["600000", "60000000", "₹"]) expect(text).not.toContain(figure);
});

test("it is well-formed whatever a job says", async () => {
  const hostile = `a]]>b<script>&amp;</job></source>\u0001\u000B\uFFFE\uD800 "quoted" 'so' ]]]]>> <![CDATA[ 🙂 हिन्दी`;
  await insertJob(app, company, { title: hostile.slice(0, 40), description: hostile.repeat(5) });
  const [read] = await readFeed();
  expect(read?.description).toContain(`a]]>b<script>&amp;</job></source>`);
  expect(read?.description).toContain(`]]]]>> <![CDATA[ 🙂 हिन्दी`);
  expect(read?.description).not.toMatch(/[\u0001\u000B\uFFFE]/);
});

test("a caller who has this version gets nothing again until something changes", async () => {
  await insertJob(app, company);
  const etag = (await fetchFeed()).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  expect((await fetchFeed(1, { "if-none-match": etag })).status).toBe(304);
  await insertJob(app, company);
  expect((await fetchFeed(1, { "if-none-match": etag })).status).toBe(200);
});

test("a page has a thousand jobs and names the next one", async () => {
  expect(await readFeed()).toEqual([]);
  for (let each = 0; each < 3; each += 1) await insertJobs(app, company, 400);
  const [first, second] = [await readFeed(1), await readFeed(2)];
  expect([first.length, second.length]).toEqual([1_000, 200]);
  expect(new Set([...first, ...second].map(({ referencenumber }) => referencenumber)).size).toBe(1_200);
  expect((await fetchFeed(1)).headers.get("link")).toBe(
    `<${app.services.origin}/api/jobs/feed.xml?page=2>; rel="next"`,
  );
  expect((await fetchFeed(2)).headers.get("link")).toBeNull();
});
