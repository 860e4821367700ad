import Papa from "papaparse";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { applications, type ApplicationRow } from "../applications/applications.table.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import type { JobRow } from "../posts/jobs.table.ts";
import { hiringCalls } from "./hiring.fixtures.ts";

const app = await sharedTestApp();
const { board, move } = hiringCalls(app);
let asha: Person;
let company: CompanyRow;
let job: JobRow;

beforeEach(async () => {
  asha = await app.signIn("Asha", { premium: true });
  company = await insertCompany(app, asha);
  job = await insertJob(app, company);
});

/** Nameless ones, straight into the database. */
const insertMany = (count: number, fields: (at: number) => Partial<ApplicationRow>) =>
  app.db.insert(applications).values(
    Array.from({ length: count }, (_, at) => ({
      id: newId(Date.now() - at),
      jobId: job.id,
      companyId: company.id,
      name: `Applicant ${at}`,
      appliedAt: new Date(Date.now() - at),
      ...fields(at),
    })),
  );

describe("the board", () => {
  test("has the best of each stage first, and pages without gaps", async () => {
    await insertMany(120, (at) => ({ matchScore: at % 3 === 0 ? 80 : 40, stage: "applied" }));
    await insertMany(3, (at) => ({ matchScore: at, stage: "offered", reached: "offered" }));
    const all = (await board(asha, job)).json;
    expect(all.counts).toEqual({
      applied: 120,
      viewed: 0,
      shortlisted: 0,
      interview: 0,
      offered: 3,
      hired: 0,
      rejected: 0,
      withdrawn: 0,
    });
    expect(all.applications).toHaveLength(53);
    expect(all.nextCursor).toBeNull();
    const offered = all.applications.filter(({ stage }) => stage === "offered");
    expect(offered.map(({ match }) => match.score)).toEqual([2, 1, 0]);

    const seen: { id: string; score: number }[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = `stage=applied${cursor && `&cursor=${cursor}`}`;
      const { json } = await board(asha, job, query);
      seen.push(...json.applications.map(({ _id, match }) => ({ id: _id, score: match.score })));
      cursor = json.nextCursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
    expect(seen).toHaveLength(120);
    const order = seen.toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1));
    expect(seen).toEqual(order);
    expect(all.applications.filter(({ stage }) => stage === "applied").map(({ _id }) => _id)).toEqual(
      seen.slice(0, 50).map(({ id }) => id),
    );
  });

  test("goes on after a line that has left the stage, and knows no line of another job", async () => {
    await insertMany(60, (at) => ({ matchScore: 60 - at, stage: "viewed" }));
    const first = (await board(asha, job, "stage=viewed")).json;
    await move(asha, first.nextCursor!, { stage: "shortlisted" });
    const rest = (await board(asha, job, `stage=viewed&cursor=${first.nextCursor}`)).json;
    expect(rest.applications.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Applicant ${50 + at}`),
    );
    const other = await insertJob(app, company);
    expect((await board(asha, other, `stage=viewed&cursor=${first.nextCursor}`)).json.applications).toEqual(
      [],
    );
  });

  test("shows who does not fit as well, with the reasons", async () => {
    const ravi = await app.signIn("Ravi");
    await insertApplication(app, job, ravi, { skills: ["Welding"], city: "Chennai" });
    const [line] = (await board(asha, job)).json.applications;
    expect(line).toMatchObject({ name: ravi.member.name, stage: "applied", rating: null, version: 1 });
    expect(line!.match.parts).toContainEqual({ part: "skills", fits: false, text: "None of 2 skills" });
  });

  test("counts in its funnel who ever reached a stage", async () => {
    await insertMany(4, () => ({}));
    await insertMany(3, () => ({ stage: "rejected", reached: "interview" }));
    await insertMany(2, () => ({ stage: "viewed", reached: "shortlisted" }));
    await insertMany(1, () => ({ stage: "withdrawn", reached: "viewed" }));
    await insertMany(1, () => ({ stage: "hired", reached: "hired" }));
    expect((await board(asha, job)).json.funnel).toEqual([
      { stage: "applied", count: 11 },
      { stage: "viewed", count: 7 },
      { stage: "shortlisted", count: 6 },
      { stage: "interview", count: 4 },
      { stage: "offered", count: 1 },
      { stage: "hired", count: 1 },
    ]);
  });
});

describe("the table", () => {
  const csvOf = (as: Person) => app.call("GET", `/api/jobs/${job.id}/applications.csv`, { as });

  test("has everybody with everything, and runs no formulas", async () => {
    const ravi = await app.signIn("Ravi");
    await insertApplication(app, job, ravi, {
      name: '=HYPERLINK("https://elsewhere.example")',
      notes: "Calm, on the phone",
      rating: 4,
      answers: [{ text: "Do you know Tally?", answer: "No", isKnockout: true }],
    });
    await insertMany(502, (at) => ({ stage: "rejected", matchScore: at % 2 }));
    await insertMany(1, () => ({ name: "Meera", stage: "withdrawn" }));
    const { text, headers } = await csvOf(asha);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const { data } = Papa.parse<Record<string, string>>(text.replace("\uFEFF", ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(504);
    expect(new Set(data.map(({ Name }) => Name)).size).toBe(504);
    expect(data[0]).toMatchObject({
      Name: `'=HYPERLINK("https://elsewhere.example")`,
      Email: ravi.member.email,
      Stage: "Applied",
      Rating: "4",
      Notes: "Calm, on the phone",
      "Expected salary a year in ₹": "800000",
      "Differs from what is needed": "Do you know Tally?",
    });
    expect(data.at(-1)).toMatchObject({ Name: "Meera", Stage: "Withdrawn" });
  });

  test("is premium, and for the team only", async () => {
    const free = await app.signIn("Farid");
    await insertCompany(app, free);
    expect((await csvOf(free)).status).toBe(403);
    expect((await csvOf(await app.signIn("Gita", { premium: true }))).status).toBe(404);
  });
});

describe("past applicants", () => {
  const pastOf = (as: Person) => app.call("GET", `/api/jobs/${job.id}/past-applicants`, { as });

  test("are the strong ones of other jobs, matched with this job, each once", async () => {
    const earlier = await insertJob(app, company, { title: "Cashier", skills: ["Cash"] });
    const third = await insertJob(app, company, { title: "Clerk" });
    const foreign = await insertJob(app, await insertCompany(app, await app.signIn("Stranger")));
    const person = (name: string) => app.signIn(name);
    const [rated, listed, hired, gone, weak, old, here, elsewhere] = await Promise.all(
      ["Rated", "Listed", "Hired", "Gone", "Weak", "Old", "Here", "Elsewhere"].map(person),
    );
    await insertApplication(app, earlier, rated!, { rating: 4, stage: "rejected", skills: ["Tally"] });
    await insertApplication(app, earlier, listed!, {
      reached: "shortlisted",
      stage: "rejected",
      skills: ["Cash"],
    });
    const newest = await insertApplication(app, third, listed!, {
      appliedAt: new Date(Date.now() + 10),
      stage: "offered",
      skills: ["Tally", "GST"],
    });
    await insertApplication(app, earlier, hired!, { stage: "hired", rating: 5 });
    await insertApplication(app, earlier, gone!, { stage: "withdrawn", reached: "interview" });
    await insertApplication(app, earlier, weak!, { rating: 3, stage: "viewed" });
    await insertApplication(app, earlier, old!, {
      rating: 5,
      appliedAt: new Date(Date.now() - 370 * DAY_MS),
    });
    await insertApplication(app, earlier, here!, { rating: 5 });
    await insertApplication(app, job, here!);
    await insertApplication(app, foreign, elsewhere!, { rating: 5 });
    const { json } = await pastOf(asha);
    expect(json.applicants.map(({ name, jobTitle }) => [name, jobTitle])).toEqual([
      [listed!.member.name, "Clerk"],
      [rated!.member.name, "Cashier"],
    ]);
    expect(json.applicants[0]).toMatchObject({ _id: newest.id });
    expect(json.applicants[1]!.match.parts[0]).toMatchObject({
      part: "skills",
      text: "1 of 2 skills: Tally",
    });
  });

  test("are premium", async () => {
    const free = await app.signIn("Farid");
    expect((await pastOf(free)).status).toBe(403);
  });
});
