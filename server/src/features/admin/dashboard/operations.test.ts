import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { OPERATION_TEXT, SET_UP_STEPS } from "@cardplaza/contract/admin/operation-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { eventually } from "../../../testing/eventually.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertLead } from "../../leads/lead.fixtures.ts";
import { appWithOutside } from "../../leads/webhooks/outside.fixtures.ts";
import { webhookDeliveries } from "../../leads/webhooks/webhooks.table.ts";
import { outgoingMessages } from "../../outgoing/outgoing.table.ts";
import { beginFillingSearch } from "../../search/fill-search.ts";
import { signInAs } from "../admin.fixtures.ts";

const { app, outside } = await appWithOutside();
type Admin = Awaited<ReturnType<typeof signInAs>>;
let meera: Admin;
let sana: Admin;
beforeEach(async () => {
  [meera, sana] = [await signInAs(app, "Meera"), await signInAs(app, "Sana", "support")];
});

const failures = async (as: Admin) => (await app.call("GET", "/api/admin/failures", { as })).json.items;
const retry = async (kind: string, id: string, as: Admin) =>
  app.send("POST", "/api/admin/failures/retry", { as, body: { kind, _id: id } });
const recorded = (id: string) => app.db.$count(auditLog, eq(auditLog.targetId, id));

async function failedJob(name: string, data: object) {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`insert into jobs.job (name, data, state, output, completed_on)
      values (${name}, ${JSON.stringify(data)}::jsonb, 'failed', '{"message": "It did not answer"}', now())
      returning id`,
  );
  return `${name}/${rows[0]!.id}`;
}

describe("the first-day list", () => {
  test("says honestly what is not set up", async () => {
    const { json } = await app.call("GET", "/api/admin/set-up", { as: meera });
    expect(json.steps).toEqual(SET_UP_STEPS.map((step) => ({ step, isDone: false })));
  });

  test("takes what is set, and never a backup", async () => {
    const other = await startTestApp({
      settings: {
        SELLER_NAME: "Deshmukh Cards Pvt Ltd",
        GRIEVANCE_OFFICER_NAME: "Farah Khan",
        SMS_URL: "https://sms.example.in/send",
      },
    });
    try {
      const { json } = await other.call("GET", "/api/admin/set-up", { as: await signInAs(other, "Meera") });
      expect(json.steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual([
        "legal_name",
        "grievance_officer",
        "sms",
      ]);
    } finally {
      await other.stop();
    }
  });
});

test("each part of the product says how it is, and a mail that waits too long is told", async () => {
  await beginFillingSearch(app.services, new Date());
  const read = async () => (await app.call("GET", "/api/admin/health", { as: meera })).json;
  const { parts, checkedAt } = await read();
  expect(Date.parse(checkedAt)).toBeGreaterThan(Date.now() - HOUR_MS);
  expect(parts.map(({ part, isWell }) => [part, isWell])).toEqual([
    ["database", true],
    ["live", true],
    ["storage", true],
    // There is no mail server here.
    ["mail", false],
    ["search", true],
  ]);
  const createdAt = new Date(Date.now() - HOUR_MS / 2);
  await app.db.insert(outgoingMessages).values({
    id: newId(),
    createdAt,
    message: { id: "", to: "x@example.in", subject: "", text: "", html: "" },
  });
  expect((await read()).parts.find(({ part }) => part === "mail")?.found).toMatch(
    /^1 mail or SMS of the last hour has waited/,
  );
});

describe("work that failed for good", () => {
  test("is seen by those whom it concerns, and by superadmins", async () => {
    const mail = await failedJob("send-mail", { id: newId() });
    const job = await failedJob("tidy-up", {});
    const idsFor = async (as: Admin) => (await failures(as)).map(({ _id }) => _id);
    expect(await idsFor(sana)).toContain(mail);
    expect(await idsFor(sana)).not.toContain(job);
    expect(await idsFor(meera)).toEqual(expect.arrayContaining([mail, job]));
    expect((await failures(meera)).find(({ _id }) => _id === job)).toMatchObject({
      kind: "job",
      name: "tidy-up",
      problem: "It did not answer",
    });
    expect((await retry("job", job, sana)).json.message).toBe(OPERATION_TEXT.notYours);
    // Under another kind neither.
    expect((await retry("mail", job, sana)).json).toEqual({ isRetried: false });
  });

  test("a mail is sent again, once, however often one presses", async () => {
    const id = newId();
    const message = {
      id,
      to: "ravi@example.in",
      subject: "Your card",
      text: "Ready.",
      html: "<p>Ready.</p>",
    };
    await app.db.insert(outgoingMessages).values({ id, createdAt: new Date(), message });
    const failed = await failedJob("send-mail", { id });
    const [first, second] = [await retry("mail", failed, sana), await retry("mail", failed, sana)];
    expect([first.json, second.json]).toEqual([{ isRetried: true }, { isRetried: false }]);
    await newestMessage(app, "ravi@example.in", 1, /Your card/);
    expect(await recorded(failed)).toBe(1);
    expect((await failures(sana)).map(({ _id }) => _id)).not.toContain(failed);
  });

  test("a webhook is called again; one that its owner switched off is not listed", async () => {
    const asha = await app.signIn("Asha Menon", { premium: true });
    const card = await makeCard(app, asha);
    const { json } = await app.call("POST", "/api/webhooks", {
      as: asha,
      body: { url: "https://crm.example.com/leads?key=secret" },
    });
    const lead = await insertLead(app, { ownerId: asha.member.id, cardId: card._id });
    const id = newId();
    const webhookId = json.webhook._id;
    const problem = "The receiver answered 500.";
    await app.db.insert(webhookDeliveries).values({
      id,
      webhookId,
      leadId: lead.id,
      event: "lead.created",
      state: "failed",
      problem,
      createdAt: new Date(),
    });
    expect((await failures(sana)).find(({ _id }) => _id === id)).toMatchObject({
      kind: "webhook",
      name: "crm.example.com",
      problem,
    });
    await app.call("PATCH", `/api/webhooks/${webhookId}`, { as: asha, body: { enabled: false } });
    expect((await failures(sana)).map(({ _id }) => _id)).not.toContain(id);
    await app.call("PATCH", `/api/webhooks/${webhookId}`, { as: asha, body: { enabled: true } });
    expect((await retry("webhook", id, sana)).json).toEqual({ isRetried: true });
    await eventually(() => expect(outside.received).toHaveLength(1));
    expect((await retry("webhook", id, sana)).json).toEqual({ isRetried: false });
    expect(await recorded(id)).toBe(1);
  });
});
