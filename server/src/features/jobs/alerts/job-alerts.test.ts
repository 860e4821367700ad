import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { JOB_TEXT, MAX_JOB_ALERTS } from "@cardplaza/contract/jobs/job-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { emailChoicesOf, saveTypeChoices } from "../../notifications/email-choices.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { jobAlertsPart } from "./account-part.ts";
import { jobAlerts } from "./alerts.table.ts";

const app = await sharedTestApp();
const create = (as: Person, filters: object) =>
  app.call("POST", "/api/job-alerts", { as, body: { filters } });
const list = async (as: Person) => (await app.call("GET", "/api/job-alerts", { as })).json.alerts;

test("Asha sets alerts, sees them with the newest first, and ends one", async () => {
  const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
  const first = await create(asha, { q: "accountant", city: "Pune" });
  expect([first.status, first.json.name]).toEqual([201, "Accountant in Pune"]);
  const second = await create(asha, { skills: ["Tally"], mode: ["remote"], salaryMin: 600_000 });
  expect((await list(asha)).map(({ name }) => name)).toEqual([
    "Tally, remote, from ₹6 L/yr",
    "Accountant in Pune",
  ]);
  expect(await list(ravi)).toEqual([]);
  const end = (as: Person) => app.call("DELETE", `/api/job-alerts/${second.json._id}`, { as });
  expect((await end(ravi)).status).toBe(404);
  expect((await end(asha)).status).toBe(204);
  expect((await end(asha)).status).toBe(404);
  expect(await list(asha)).toHaveLength(1);
});

test("The same filters twice give the alert that is there, also at the same moment", async () => {
  const asha = await app.signIn("Asha");
  const filters = { q: "GST accountant", city: "Poona", skills: ["Tally", "GST"] };
  const made = await Promise.all(Array.from({ length: 4 }, () => create(asha, filters)));
  const again = await create(asha, { q: "gst  Accountant", city: "pune", skills: ["gst", "tally"] });
  expect(new Set([...made, again].map(({ json }) => json._id)).size).toBe(1);
  expect(await list(asha)).toHaveLength(1);
});

test("Ten alerts are the most, also of eleven at once", async () => {
  const asha = await app.signIn("Asha");
  const made = await Promise.all(
    Array.from({ length: MAX_JOB_ALERTS + 1 }, (_, at) => create(asha, { q: `clerk ${at}` })),
  );
  const refused = made.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ status: 403, json: { message: JOB_TEXT.alertsFull } });
  expect(await list(asha)).toHaveLength(MAX_JOB_ALERTS);
});

test("Wrong filters are refused, and visitors have no alerts", async () => {
  const asha = await app.signIn("Asha");
  const send = (body: object) => app.send("POST", "/api/job-alerts", { as: asha, body });
  for (const filters of [
    { mode: ["flying"] },
    { expMin: -1 },
    { salaryMin: 1.5 },
    { skills: Array.from({ length: 16 }, (_, at) => `Skill ${at}`) },
    { q: "x".repeat(101) },
  ])
    expect((await send({ filters })).status).toBe(400);
  expect((await send({})).status).toBe(400);
  expect((await app.send("GET", "/api/job-alerts")).status).toBe(401);
  expect(await list(asha)).toEqual([]);
});

test("An alert switches its mails on, unless they were switched off", async () => {
  const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
  await inTransaction(app.db, (tx) => saveTypeChoices(tx, ravi.member.id, new Map([["job_posted", false]])));
  for (const person of [asha, ravi]) await create(person, { q: "driver" });
  const [wantedByAsha, wantedByRavi] = [
    await emailChoicesOf(app.db, asha.member.id),
    await emailChoicesOf(app.db, ravi.member.id),
  ];
  expect([wantedByAsha.get("job.matched"), wantedByRavi.get("job.matched")]).toEqual([true, false]);
  // She has asked for mails about her alerts, not about the companies that she follows.
  expect(wantedByAsha.get("job.opened-by-followed")).toBe(false);
  expect(wantedByAsha.get("company.set-up")).toBe(false);
});

test("Alerts are in a member's export and erased with the account", async () => {
  const asha = await app.signIn("Asha");
  await create(asha, { q: "driver" });
  expect(await jobAlertsPart.kinds["job-alerts"]!(app.db, asha.member.id)).toMatchObject([
    { name: "Driver", filters: { q: "driver" } },
  ]);
  const context = { ...app.services, now: new Date() };
  for (let twice = 0; twice < 2; twice++)
    await inTransaction(app.db, (tx) => jobAlertsPart.erase(context, tx, asha.member.id));
  expect(await app.db.$count(jobAlerts, eq(jobAlerts.memberId, asha.member.id))).toBe(0);
});
