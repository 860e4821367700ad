import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { DAY_SECONDS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { eventually } from "../../../testing/eventually.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { startSession } from "../../accounts/sessions/start-session.ts";
import { openPushSender } from "../../push/push-sender.ts";
import { startPushService, type PushService } from "../../push/push-service.fixtures.ts";
import { pushMessages, pushSubscriptions } from "../../push/push.table.ts";
import { sendPushesJob } from "../../push/send-pushes.ts";
import { notifyAll } from "../notify-all.ts";
import { listOf, sampleNotice, sendNotice } from "../notify.fixtures.ts";

const app = await sharedTestApp({ settings: { PUSH_LOOPBACK: "on" } });
let service: PushService;
let asha: Person;
let phone: string;
let phones = 0;

beforeAll(async () => {
  service = await startPushService();
});
beforeEach(async () => {
  await app.db.delete(pushSubscriptions);
  service.reset();
  asha = await app.signIn("Asha Rao");
  phone = await addPhone(asha);
});
afterAll(() => service.stop());

async function addPhone(as: Person, at = service): Promise<string> {
  const { name, subscription } = at.browser(`phone-${++phones}`);
  await app.call("POST", "/api/push/subscriptions", { as, body: subscription });
  return name;
}

const secondSession = () =>
  inTransaction(app.db, (tx) => startSession(tx, asha.member.id, { device: "Laptop", now: new Date() }));
const settle = (as: Person, body: object) => app.send("PUT", "/api/notification-settings", { as, body });
/** What the clock does every minute. */
const runJob = () =>
  sendPushesJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
const waiting = () => app.db.$count(pushMessages);
const nothingWaits = () => eventually(async () => expect(await waiting()).toBe(0));
const lead = (more: object = {}) => sendNotice(app, asha.member, { news: "lead.received", ...more });
const arrived = (count: number, at = phone) =>
  eventually(() => {
    expect(service.to(at)).toHaveLength(count);
    return service.to(at);
  });

describe("a push", () => {
  test("arrives decrypted and signed, once, and names nobody on the locked screen", async () => {
    await lead({ about: "lead:1", targetUrl: "/business-cards?section=my-leads&lead=1" });
    const [push] = await arrived(1);
    await nothingWaits();
    const [notice] = (await listOf(app, asha)).notifications;
    expect(push?.message).toEqual({
      tag: expect.stringMatching(/^[\w-]{32}$/),
      title: PRODUCT_NAME,
      body: "New lead",
      path: "/business-cards?section=my-leads&lead=1",
      notificationId: notice?._id,
    });
    expect(push).toMatchObject({ topic: push?.message.tag, urgency: "high" });
    expect(push?.ttl).toBeLessThanOrEqual(DAY_SECONDS);
    expect(push?.key).toBe((await app.call("GET", "/api/push/key", { as: asha })).json.publicKey);
    expect(service.problems).toEqual([]);
  });

  test("has names and words of others if Asha asked for that", async () => {
    await settle(asha, { lockScreenText: true });
    await lead({ with: { name: "Ravi Shah", message: "Please call me." } });
    const [push] = await arrived(1);
    expect(push?.message.title).toBe("New lead");
    expect(push?.message.body).toContain("Ravi Shah wrote to you through your card. “Please call me.”");
  });

  test("is sent for what somebody waits for, and for other kinds only if chosen", async () => {
    await sendNotice(app, asha.member, { news: "review.received" });
    await settle(asha, { kinds: [{ kind: "lead.received", push: false }] });
    await lead();
    await settle(asha, { kinds: [{ kind: "review.received", push: true }] });
    await sendNotice(app, asha.member, { news: "review.received" });
    const [push] = await arrived(1);
    expect(push?.message.body).toBe("News about a review");
    await nothingWaits();
    expect(service.asked()).toBe(1);
  });

  test("goes to all her devices and to nobody else's", async () => {
    const ravi = await app.signIn("Ravi Shah");
    const his = await addPhone(ravi);
    const laptop = await addPhone({ ...asha, token: await secondSession() });
    await lead();
    await arrived(1);
    await arrived(1, laptop);
    await nothingWaits();
    expect(service.to(his)).toEqual([]);
  });

  test("is sent once if its job runs many times, and at the same time", async () => {
    for (let at = 0; at < 5; at++) await lead();
    await Promise.all(Array.from({ length: 10 }, runJob));
    await arrived(5);
    await nothingWaits();
    await runJob();
    expect(service.asked()).toBe(5);
  });

  test("is sent once by two instances that look at the same moment", async () => {
    service.answer(phone, { status: 503, headers: { "retry-after": "600" } });
    for (let at = 0; at < 10; at++) await lead();
    await eventually(async () => {
      const rows = await app.db.select().from(pushMessages);
      expect(rows.filter(({ notBefore }) => notBefore)).toHaveLength(10);
    });
    service.answer(phone, { status: 201 });
    app.clock.advance({ minutes: 11 });
    const other = openPushSender(app.services);
    await Promise.all([app.services.pushes.wake(), other.wake()]);
    await arrived(10);
    await nothingWaits();
    await other.finish();
    expect(service.asked()).toBe(20);
  });

  test("on its way when its process died is sent by another one", async () => {
    service.answer(phone, "hang");
    await lead();
    await eventually(() => expect(service.asked()).toBe(1));
    service.answer(phone, { status: 201 });
    await runJob();
    expect(service.asked()).toBe(1);
    app.clock.advance({ seconds: 31 });
    const other = openPushSender(app.services);
    await other.wake();
    await arrived(1);
    await nothingWaits();
    await other.finish();
  });

  test("that could not be claimed, as the database was away, goes out once it is back", async () => {
    service.answer(phone, { status: 503, headers: { "retry-after": "600" } });
    await lead();
    await eventually(() => expect(service.asked()).toBe(1));
    service.answer(phone, { status: 201 });
    app.clock.advance({ minutes: 11 });
    let tries = 0;
    const db = new Proxy(app.db, {
      get(target, key) {
        if (key === "update" && tries++ === 0) throw new Error("The database is away");
        return Reflect.get(target, key) as unknown;
      },
    });
    const other = openPushSender({ ...app.services, db });
    other.wakeSoon();
    await arrived(1);
    await nothingWaits();
    await other.finish();
  });

  test("is not sent once the notice was read, nor once Asha has switched the kind off", async () => {
    service.answer(phone, { status: 503, headers: { "retry-after": "600" } });
    await lead();
    await eventually(() => expect(service.asked()).toBe(1));
    await app.call("PATCH", "/api/notifications/mark-all-read", { as: asha });
    await sendNotice(app, asha.member, { news: "quote.received" });
    await eventually(() => expect(service.asked()).toBe(2));
    await settle(asha, { kinds: [{ kind: "quote.received", push: false }] });
    service.answer(phone, { status: 201 });
    app.clock.advance({ minutes: 11 });
    await runJob();
    await nothingWaits();
    expect(service.asked()).toBe(2);
  });

  test("about the same subject replaces the earlier one, on the way and on the screen", async () => {
    await lead({ about: "lead:9", at: new Date(Date.now() - 120_000) });
    const [first] = await arrived(1);
    await nothingWaits();
    service.answer(phone, { status: 429, headers: { "retry-after": "600" } });
    await lead({ about: "lead:9" });
    await eventually(() => expect(service.asked()).toBe(2));
    app.clock.advance({ minutes: 5 });
    await lead({ about: "lead:9" });
    expect(await waiting()).toBe(1);
    service.answer(phone, { status: 201 });
    app.clock.advance({ minutes: 6 });
    await runJob();
    const [, last] = await arrived(2);
    expect([last?.message.tag, last?.topic]).toEqual([first?.message.tag, first?.message.tag]);
    expect(last?.message.notificationId).toBe((await listOf(app, asha)).notifications[0]?._id);
    await nothingWaits();
  });

  test("about a new message in a conversation replaces the one about the message before", async () => {
    const thread = { kind: "enquiry", id: "0m3abcdefghijklmnop1" } as const;
    await lead({ about: "enquiry-message:1", thread });
    await arrived(1);
    await nothingWaits();
    await lead({ about: "enquiry-message:2", thread });
    const [first, second] = await arrived(2);
    expect(second?.message.tag).toBe(first?.message.tag);
    expect(second?.message.notificationId).not.toBe(first?.message.notificationId);
    await nothingWaits();
  });

  test("is one if a single call brings two notices about the same conversation", async () => {
    const thread = { kind: "enquiry", id: "0m3abcdefghijklmnop2" } as const;
    const ctx = { ...app.services, now: new Date(), member: null };
    const notices = ["enquiry:1", "enquiry-message:1"].map((about) => ({
      ...sampleNotice(asha.member, { news: "lead.received", about }),
      thread,
    }));
    await inTransaction(app.db, (tx) => notifyAll(ctx, tx, notices));
    const [push] = await arrived(1);
    await nothingWaits();
    expect(push?.message.notificationId).toBe((await listOf(app, asha)).notifications[0]?._id);
  });

  test("that waits is not sent to a device that is signed out", async () => {
    service.answer(phone, { status: 503, headers: { "retry-after": "600" } });
    await lead();
    await eventually(() => expect(service.asked()).toBe(1));
    await app.call("POST", "/api/auth/logout", { as: asha });
    expect(await waiting()).toBe(0);
  });

  test("that waits for Asha does not reach Ravi, who signs in at the same browser", async () => {
    service.answer(phone, { status: 503, headers: { "retry-after": "600" } });
    await lead();
    await eventually(() => expect(service.asked()).toBe(1));
    const ravi = await app.signIn("Ravi Shah");
    await app.call("POST", "/api/push/subscriptions", {
      as: ravi,
      body: service.browser(phone).subscription,
    });
    expect(await waiting()).toBe(0);
  });
});

describe("a push service", () => {
  test("that says the subscription is gone deletes it", async () => {
    service.answer(phone, { status: 410 });
    await lead();
    const own = eq(pushSubscriptions.memberId, asha.member.id);
    await eventually(async () => expect(await app.db.$count(pushSubscriptions, own)).toBe(0));
    expect(await waiting()).toBe(0);
  });

  test("that asks to wait gets the push after that time, not before", async () => {
    service.answer(phone, { status: 429, headers: { "retry-after": "300" } });
    await lead();
    await eventually(() => expect(service.asked()).toBe(1));
    service.answer(phone, { status: 201 });
    await eventually(async () => {
      const [row] = await app.db.select().from(pushMessages);
      expect(row?.notBefore?.getTime()).toBeGreaterThan(Date.now() + 290_000);
    });
    app.clock.advance({ seconds: 280 });
    await runJob();
    expect(service.asked()).toBe(1);
    app.clock.advance({ seconds: 30 });
    await runJob();
    await arrived(1);
    await nothingWaits();
  });

  test("that refuses gets no second try; one that fails gets some, then the push is given up", async () => {
    service.answer(phone, { status: 400 });
    await lead();
    await eventually(() => expect(service.asked()).toBe(1));
    await nothingWaits();
    service.answer(phone, { status: 503, headers: { "retry-after": "60" } });
    await lead();
    for (let tries = 2; tries <= 9; tries++) {
      await eventually(() => expect(service.asked()).toBe(tries));
      await eventually(async () => {
        const [row] = await app.db.select().from(pushMessages);
        // Without a row it was given up.
        expect(row ? Number(row.notBefore ?? 0) : Infinity).toBeGreaterThan(Date.now());
      });
      app.clock.advance({ seconds: 61 });
      await runJob();
    }
    await nothingWaits();
    expect(service.asked()).toBe(9);
  });

  test("that hangs delays no other", async () => {
    const hanging = await startPushService();
    hanging.answer("*", "hang");
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => app.signIn(`Member ${at}`)));
    for (const person of people) await addPhone(person, hanging);
    for (const { member } of people) await sendNotice(app, member, { news: "lead.received" });
    await eventually(() => expect(hanging.asked()).toBeGreaterThan(0));
    await lead();
    await arrived(1);
    expect(hanging.asked()).toBeLessThan(people.length);
    expect(await waiting()).toBeGreaterThan(people.length - 1);
    await app.db.delete(pushSubscriptions);
    await hanging.stop();
  });
});

describe("quiet hours", () => {
  // 22:30 in Kolkata.
  const NIGHT = "2026-11-18T17:00:00Z";

  test("over midnight in another zone: pushes wait for the end, one per subject, none if read meanwhile", async () => {
    app.clock.set("2026-11-18T20:00:00Z");
    // The middle of the night in India, but 20:00 in London.
    await settle(asha, { quietHours: { from: "20:00", to: "06:30", zone: "Europe/London" } });
    await lead({ about: "lead:1" });
    app.clock.advance({ minutes: 2 });
    await lead({ about: "lead:2" });
    app.clock.advance({ minutes: 2 });
    await lead({ about: "lead:1" });
    await eventually(async () => {
      const rows = await app.db.select().from(pushMessages);
      expect(rows.map(({ dueAt }) => dueAt.toISOString())).toEqual(Array(2).fill("2026-11-19T06:30:00.000Z"));
    });
    const { notifications } = await listOf(app, asha);
    await app.call("PATCH", `/api/notifications/${notifications[1]!._id}/read`, { as: asha });
    app.clock.set("2026-11-19T06:29:00Z");
    await runJob();
    expect(service.asked()).toBe(0);
    app.clock.set("2026-11-19T06:30:10Z");
    await runJob();
    const [push] = await arrived(1);
    expect(push?.message.notificationId).toBe(notifications[0]?._id);
    await nothingWaits();
  });

  test("that Asha ends let go what waits", async () => {
    app.clock.set(NIGHT);
    await settle(asha, { quietHours: { from: "22:00", to: "07:00", zone: "Asia/Kolkata" } });
    await lead();
    await eventually(async () => {
      const [row] = await app.db.select().from(pushMessages);
      expect(row?.dueAt.toISOString()).toBe("2026-11-19T01:30:00.000Z");
    });
    await settle(asha, { quietHours: null });
    await arrived(1);
  });
});
