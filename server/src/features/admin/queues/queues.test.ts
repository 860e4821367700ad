import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { QUEUES } from "@cardplaza/contract/admin/queue-words";
import { ADMIN_ROLES } from "@cardplaza/contract/admin-roles";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import { createRegistry } from "../../../registry/registry.ts";
import { registrations } from "../../../registrations.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { insertJob } from "../../jobs/job.fixtures.ts";
import { tickets } from "../../support/support.table.ts";
import { signInAs } from "../admin.fixtures.ts";
import { mailOverdueQueuesJob } from "./mail-overdue-queues.ts";
import { queueMails } from "./queue-mails.table.ts";

const app = await sharedTestApp();
beforeEach(async () => {
  await app.db.delete(tickets);
  await app.db.delete(queueMails);
});

const write = (topic: "grievance" | "general") =>
  app.call("POST", "/api/contact", {
    body: {
      topic,
      name: "Divya Pillai",
      email: "divya@example.in",
      subject: "A listing uses my photo",
      message: "The shop at Church Street shows a photo that I took.",
    },
  });
const read = async (as: { token: string }) => (await app.call("GET", "/api/admin/stats", { as })).json.queues;

test.each(ADMIN_ROLES)("as %s: the queues of that role alone", async (role) => {
  const names = (await read(await signInAs(app, "Meera", role))).map(({ queue }) => queue);
  const support = ["grievances", "tickets"];
  const finance = ["refunds"];
  const expected = {
    superadmin: [...QUEUES],
    moderator: QUEUES.filter((each) => ![...support, ...finance].includes(each)),
    support,
    finance,
    analyst: [],
  };
  expect(new Set(names)).toEqual(new Set(expected[role]));
});

test("tickets are due by their own clocks, and the one that is due first leads", async () => {
  const sana = await signInAs(app, "Sana", "support");
  expect((await read(sana)).map(({ count, dueAt }) => [count, dueAt])).toEqual([
    [0, null],
    [0, null],
  ]);
  for (const topic of ["general", "general", "grievance"] as const) await write(topic);
  const before = await read(sana);
  expect(before).toMatchObject([
    { queue: "grievances", count: 1 },
    { queue: "tickets", count: 2 },
  ]);
  const hours = ({ oldest, dueAt }: (typeof before)[number]) =>
    (Date.parse(dueAt!) - Date.parse(oldest!)) / HOUR_MS;
  expect(before.map(hours)).toEqual([24, 48]);

  const { json } = await app.call("GET", "/api/admin/tickets", { as: sana });
  const grievance = json.tickets.find(({ topic }) => topic === "grievance")!;
  await app.call("PATCH", `/api/admin/tickets/${grievance._id}`, {
    as: sana,
    body: { action: "acknowledge" },
  });
  expect((await read(sana)).map(({ queue }) => queue)).toEqual(["tickets", "grievances"]);
});

test("a job that waits is counted since its last edit and due a day later", async () => {
  const kabir = await signInAs(app, "Kabir", "moderator");
  const company = await insertCompany(app, await app.signIn("Asha"));
  const updatedAt = new Date(Date.now() - 2 * DAY_MS);
  await insertJob(app, company, { status: "pending", updatedAt });
  await insertJob(app, company, { status: "pending", deletedAt: new Date() });
  await insertJob(app, company, { status: "open" });
  const [jobs] = await read(kabir);
  expect(jobs).toEqual({
    queue: "jobs",
    count: 1,
    oldest: updatedAt.toISOString(),
    dueAt: new Date(updatedAt.getTime() + DAY_MS).toISOString(),
    isOverdue: true,
    path: "/admin/companies?tab=jobs",
  });
});

describe("an overdue queue", () => {
  const run = (later: number) =>
    mailOverdueQueuesJob.run(
      { ...app.services, now: new Date(Date.now() + later) },
      {},
      new AbortController().signal,
    );

  test("is mailed to superadmins once a day, and not before it is overdue", async () => {
    const { admin } = await signInAs(app, "Meera");
    const support = await signInAs(app, "Sana", "support");
    await write("grievance");
    const mails = () => messagesTo(app, admin.email, /Grievances/);
    await run(0);
    expect(await mails()).toEqual([]);
    await run(25 * HOUR_MS);
    await run(25 * HOUR_MS);
    await run(50 * HOUR_MS);
    const mail = await newestMessage(app, admin.email, 2, /Grievances/);
    expect(mail.text).toMatch(/Grievances: 1 waiting, the first was due on .+/);
    expect(mail.text).toContain("/admin/dashboard");
    expect(await mails()).toHaveLength(2);
    expect(await messagesTo(app, support.admin.email, /Grievances/)).toEqual([]);
  });
});

describe("each queue", () => {
  const sent: { text: string; values: unknown[] }[] = [];
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    // So that a small table too is read as a large one would be.
    await client.query("set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off");
  });
  afterAll(() => client.end());

  test.each(createRegistry(registrations).queues)(
    "follows an index in its order: $name",
    async ({ read: readQueue }) => {
      sent.length = 0;
      const db = drizzle(client, {
        logger: { logQuery: (text, values) => void sent.push({ text, values }) },
      });
      await readQueue(db);
      expect(sent).not.toEqual([]);
      for (const { text, values } of sent) {
        const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        expect(plan).toMatch(/Limit[^]*Index (Only )?Scan/);
        expect(plan).not.toMatch(/Seq Scan|Sort/);
      }
    },
  );
});
