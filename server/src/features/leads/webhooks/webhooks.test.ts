import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { WEBHOOK_TEXT } from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { Person } from "../../../testing/test-app.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { newId } from "../../../platform/ids.ts";
import { insertLead } from "../lead.fixtures.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { deliverWebhookJob } from "./deliver-webhook.ts";
import { appWithOutside } from "./outside.fixtures.ts";
import { webhookDeliveries, webhooks, type WebhookDeliveryRow } from "./webhooks.table.ts";
import { eventually } from "../../../testing/eventually.ts";

const { app, outside } = await appWithOutside();
let asha: Person;
let ravi: Person;
let cardId: string;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  cardId = (await makeCard(app, asha))._id;
});

const call = (method: string, path = "", body?: unknown, as: Person = asha) =>
  app.call(method, `/api/webhooks${path}`, { as, body });
const make = async (url = "https://crm.example.com/leads?from=card", more: object = {}) => {
  const { status, json } = await call("POST", "", { url, ...more });
  expect(status).toBe(201);
  return { id: json.webhook._id as string, secret: json.secret as string };
};
const writeLead = async (message = "A kitchen, please.") => {
  const body = { cardId, name: "Ravi", email: "ravi@kulkarni.example", message };
  return (await app.call("POST", "/api/leads", { as: ravi, body })).json.lead._id;
};
const attempt = (deliveryId: string) =>
  deliverWebhookJob.run({ ...app.services, now: new Date() }, { deliveryId }, new AbortController().signal);
const insertLeadOf = async () => (await insertLead(app, { ownerId: asha.member.id, cardId })).id;
const insertDelivery = async (
  webhookId: string,
  leadId: string | null,
  more: Partial<WebhookDeliveryRow> = {},
) => {
  const delivery = { id: newId(), webhookId, leadId, event: "lead.created" as const, createdAt: new Date() };
  await app.db.insert(webhookDeliveries).values({ ...delivery, ...more });
  return delivery.id;
};
const bellOf = async () =>
  (await listOf(app, asha)).notifications
    .filter(({ type }: { type: string }) => type === "message_received")
    .map(({ message }: { message: string }) => message);
const deliveriesOf = async (id: string) => (await call("GET", `/${id}/deliveries`)).json.deliveries;

describe("a webhook", () => {
  test("gets each new lead, signed so that an independent receiver can check it", async () => {
    const { id, secret } = await make();
    const leadId = await writeLead();
    await eventually(() => expect(outside.received).toHaveLength(1));
    const { path, headers, body } = outside.received[0] as (typeof outside.received)[0];
    expect([path, headers.host, headers["content-type"]]).toEqual([
      "/leads?from=card",
      "crm.example.com",
      "application/json",
    ]);
    expect(outside.connected).toMatchObject([
      { address: "93.184.216.34", port: 443, secureFor: "crm.example.com" },
    ]);
    const [, seconds = "", signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["x-cardplaza-signature"])) ?? [];
    expect(signature).toBe(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"));
    expect(Math.abs(Number(seconds) * 1000 - Date.now())).toBeLessThan(60_000);
    expect(JSON.parse(body)).toMatchObject({
      id: headers["x-cardplaza-delivery"],
      event: "lead.created",
      data: { lead: { _id: leadId, email: "ravi@kulkarni.example", cardId: { name: "Asha Menon" } } },
    });
    expect(body).not.toContain("ownerId");
    await eventually(async () => {
      expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered", status: 200, attempts: 1 }]);
    });
  });

  test("gets a change of status if its owner wants that", async () => {
    await make("https://all.example.com/");
    await make("https://new.example.com/", { events: ["lead.created"] });
    const leadId = await writeLead();
    await app.call("PATCH", `/api/leads/${leadId}/follow-up`, {
      as: asha,
      body: { followUpStatus: "contacted" },
    });
    await eventually(() => expect(outside.received).toHaveLength(3));
    const events = outside.received.map(
      ({ headers }) => `${headers.host} ${headers["x-cardplaza-event"] as string}`,
    );
    expect(events.sort()).toEqual([
      "all.example.com lead.created",
      "all.example.com lead.status_changed",
      "new.example.com lead.created",
    ]);
  });

  test("shows its secret once and stores it encrypted; a new one replaces it", async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect((await call("GET")).text).not.toContain(secret);
    const [row] = await app.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(JSON.stringify(row)).not.toContain(secret);
    const renewed = (await call("POST", `/${id}/secret`)).json.secret;
    expect(renewed).not.toBe(secret);
    await call("POST", `/${id}/test`);
    const { headers, body } = outside.received[0] as (typeof outside.received)[0];
    const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers["x-cardplaza-signature"])) ?? [];
    expect(signature).toBe(createHmac("sha256", renewed).update(`${seconds}.${body}`).digest("hex"));
  });

  test("can be tried, changed, switched off and deleted", async () => {
    const { id } = await make();
    expect((await call("POST", `/${id}/test`)).json.delivery).toMatchObject({
      event: "test",
      state: "delivered",
      status: 200,
    });
    outside.answer(500);
    expect((await call("POST", `/${id}/test`)).json.delivery).toMatchObject({
      state: "failed",
      status: 500,
      problem: "It answered 500.",
    });
    const changed = await call("PATCH", `/${id}`, { url: "https://other.example.com", enabled: false });
    expect(changed.json.webhook).toMatchObject({
      url: "https://other.example.com/",
      enabled: false,
      failures: 0,
    });
    outside.reset();
    await writeLead();
    expect(await deliveriesOf(id)).toHaveLength(2);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("GET")).json).toEqual({ webhooks: [] });
  });

  test("is not found by other members, five are the limit, and the free plan has none", async () => {
    const { id } = await make();
    for (const [method, path, body] of [
      ["PATCH", `/${id}`, { enabled: false }],
      ["DELETE", `/${id}`, undefined],
      ["POST", `/${id}/secret`, undefined],
      ["POST", `/${id}/test`, undefined],
      ["POST", `/${id}/resend`, undefined],
      ["GET", `/${id}/deliveries`, undefined],
    ] as const)
      expect([path, (await call(method, path, body, ravi)).status]).toEqual([path, 404]);
    const more = await Promise.all(
      Array.from({ length: 6 }, () => call("POST", "", { url: "https://crm.example.com/" })),
    );
    expect(more.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(more.find(({ status }) => status === 403)?.json.message).toBe(WEBHOOK_TEXT.tooMany);
    const farah = await app.signIn("Farah Siddiqui");
    for (const [method, body] of [["GET"], ["POST", { url: "https://crm.example.com/" }]] as const)
      expect(await call(method, "", body, farah)).toMatchObject({
        status: 403,
        json: { code: "PREMIUM_REQUIRED", feature: "My Leads" },
      });
  });
});

describe("a webhook that fails", () => {
  test("is retried until it succeeds", async () => {
    outside.answer(503);
    const { id } = await make();
    await writeLead();
    await eventually(async () => {
      expect(await deliveriesOf(id)).toMatchObject([{ state: "waiting", status: 503, attempts: 1 }]);
    });
    outside.answer(204);
    await eventually(async () => {
      expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered", status: 204 }]);
    });
    expect((await call("GET")).json.webhooks).toMatchObject([{ failures: 0, enabled: true }]);
    const keys = outside.received.map(({ headers }) => headers["x-cardplaza-delivery"]);
    expect(new Set(keys).size).toBe(1);
  });

  test("counts a delivery once, when its attempts are used up, and not each attempt", async () => {
    const { id } = await make();
    outside.answer(500);
    const leadId = await insertLeadOf();
    const delivery = await insertDelivery(id, leadId);
    for (let attempts = 1; attempts <= 15; attempts++)
      await expect(attempt(delivery)).rejects.toThrow("not delivered");
    expect((await call("GET")).json.webhooks).toMatchObject([{ enabled: true, failures: 0 }]);
    // The last attempt of a delivery is not postponed any more.
    await attempt(delivery);
    expect(await deliveriesOf(id)).toMatchObject([
      { state: "failed", attempts: 16, problem: "It answered 500." },
    ]);
    expect((await call("GET")).json.webhooks).toMatchObject([{ enabled: true, failures: 1, undelivered: 1 }]);
  });

  test("is switched off after 20 failed in a row; its owner is warned at 10, and notified at 20 by bell and mail", async () => {
    const { id } = await make();
    outside.answer(500);
    const leadId = await insertLeadOf();
    const giveUpOne = async () => attempt(await insertDelivery(id, leadId, { attempts: 15 }));
    for (let failures = 1; failures <= 9; failures++) await giveUpOne();
    outside.answer(200);
    await attempt(await insertDelivery(id, leadId));
    expect((await call("GET")).json.webhooks).toMatchObject([{ enabled: true, failures: 0 }]);
    outside.answer(500);
    for (let failures = 1; failures <= 9; failures++) await giveUpOne();
    expect(await bellOf()).toEqual([]);
    await giveUpOne();
    expect(await bellOf()).toEqual([WEBHOOK_TEXT.failing("crm.example.com")]);
    await newestMessage(app, asha.member.email ?? "", 1, /switched off after 20/);
    for (let failures = 11; failures <= 19; failures++) await giveUpOne();
    expect((await call("GET")).json.webhooks).toMatchObject([{ enabled: true, failures: 19 }]);
    await Promise.all([giveUpOne(), giveUpOne(), giveUpOne()]);
    const [off] = (await call("GET")).json.webhooks;
    expect(off).toMatchObject({ enabled: false, failures: 20 });
    expect(off.switchedOffAt).not.toBeNull();
    expect(await bellOf()).toEqual([
      WEBHOOK_TEXT.switchedOff("crm.example.com"),
      WEBHOOK_TEXT.failing("crm.example.com"),
    ]);
    await newestMessage(app, asha.member.email ?? "", 1, /was switched off/);
  });

  test("collects deliveries while it is off, and sends them all when its owner asks", async () => {
    const { id } = await make();
    const leadId = await insertLeadOf();
    const waiting = await insertDelivery(id, leadId, { attempts: 3 });
    const failed = await insertDelivery(id, leadId, { attempts: 16, state: "failed" });
    await insertDelivery(id, null, { state: "failed" });
    await app.db
      .update(webhooks)
      .set({ enabled: false, failures: 20, switchedOffAt: new Date() })
      .where(eq(webhooks.id, id));
    await attempt(waiting);
    await writeLead("While it was off");
    expect(outside.received).toEqual([]);
    expect((await call("GET")).json.webhooks).toMatchObject([{ enabled: false, undelivered: 3 }]);
    expect((await call("POST", `/${id}/resend`, undefined, ravi)).status).toBe(404);
    const { status, json } = await call("POST", `/${id}/resend`);
    expect([status, json]).toEqual([200, { queued: 3 }]);
    await eventually(() => expect(outside.received).toHaveLength(3));
    const sent = outside.received.map(({ headers }) => headers["x-cardplaza-delivery"]);
    expect(sent).toEqual(expect.arrayContaining([waiting, failed]));
    await eventually(async () => {
      expect((await call("GET")).json.webhooks).toMatchObject([
        { enabled: true, failures: 0, switchedOffAt: null, undelivered: 0 },
      ]);
    });
  });

  test("that its owner switched off collects nothing", async () => {
    const { id } = await make();
    await call("PATCH", `/${id}`, { enabled: false });
    await writeLead();
    expect(await deliveriesOf(id)).toEqual([]);
    expect((await call("PATCH", `/${id}`, { enabled: true })).json.webhook).toMatchObject({ enabled: true });
  });

  test("is not called once the plan has ended", async () => {
    const { id } = await make();
    await endPlan(app, asha);
    await writeLead();
    expect(await app.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))).toBe(0);
  });

  test("sends nothing about a lead that was erased meanwhile", async () => {
    const { id } = await make();
    const gone = {
      id: "deliverybbbbbbbbbbbb",
      webhookId: id,
      event: "lead.created" as const,
      leadId: null,
    };
    await app.db.insert(webhookDeliveries).values({ ...gone, createdAt: new Date() });
    await attempt(gone.id);
    expect(outside.received).toEqual([]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "failed" }]);
  });
});
