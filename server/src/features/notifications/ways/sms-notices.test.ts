import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MAX_SMS_A_DAY } from "@cardplaza/contract/notifications/notification-words";
import { eventually } from "../../../testing/eventually.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { outgoingMessages } from "../../outgoing/outgoing.table.ts";
import { startPushService } from "../../push/push-service.fixtures.ts";
import { smsNotices } from "../notifications.table.ts";
import { sendNotice } from "../notify.fixtures.ts";
import { deleteOldSmsNotices, sendSmsNoticesJob } from "./send-sms-notices.ts";

const app = await sharedTestApp({ settings: { PUSH_LOOPBACK: "on", SMS_URL: "http://127.0.0.1:9/sms" } });
let asha: Person;
let numbers = 0;

beforeEach(async () => {
  await app.db.delete(outgoingMessages);
  asha = await app.signIn("Asha Rao");
  await prove({ mobile: `+9198123${String(++numbers).padStart(5, "0")}`, mobileProvenAt: new Date() });
});

const prove = async (state: Partial<typeof members.$inferInsert>) => {
  await app.db.update(members).set(state).where(eq(members.id, asha.member.id));
};
const settle = (body: object) => app.send("PUT", "/api/notification-settings", { as: asha, body });
const runJob = () =>
  sendSmsNoticesJob.run(
    { ...app.services, now: new Date() },
    { memberId: asha.member.id },
    new AbortController().signal,
  );
const lead = (more: object = {}) => sendNotice(app, asha.member, { news: "lead.received", ...more });
const own = () => eq(smsNotices.memberId, asha.member.id);
const noticesOf = () => app.db.select().from(smsNotices).where(own());
const allDecided = () =>
  eventually(async () => {
    const rows = await noticesOf();
    expect(rows.filter(({ sentAt }) => sentAt === null)).toEqual([]);
    return rows.length;
  });
const texts = async () =>
  (await app.db.select().from(outgoingMessages)).flatMap(({ message }) =>
    message && !("subject" in message) ? [message.text] : [],
  );

test("a new lead comes by SMS with the product and a link, and no words of others", async () => {
  await lead({ targetUrl: "/business-cards?section=my-leads&lead=1" });
  expect(await allDecided()).toBe(1);
  expect(await texts()).toEqual([
    `Cardplaza: New lead. Answer here: ${app.services.origin}/business-cards?section=my-leads&lead=1`,
  ]);
  const { json } = await app.call("GET", "/api/notification-settings", { as: asha });
  expect(json.reaches).toEqual({ push: false, sms: true });
});

test("so does a new enquiry, and nothing else", async () => {
  await sendNotice(app, asha.member, { news: "enquiry.received" });
  await sendNotice(app, asha.member, { news: "lead.card-sent" });
  expect(await allDecided()).toBe(1);
  expect(await texts()).toEqual([expect.stringContaining("Cardplaza: New enquiry.")]);
});

test.each([
  ["has no proven number", () => prove({ mobileProvenAt: null })],
  ["has switched it off", () => settle({ kinds: [{ kind: "lead.received", sms: false }] })],
  ["is about to delete the account", () => prove({ erasesAt: new Date(Date.now() + 1e9) })],
])("none is sent to a member who %s", async (_who, prepare) => {
  await prepare();
  await lead();
  expect(await noticesOf()).toEqual([]);
});

test("none is sent to a member with a device that gets pushes", async () => {
  const service = await startPushService();
  const { subscription } = service.browser("phone");
  await app.call("POST", "/api/push/subscriptions", { as: asha, body: subscription });
  await lead();
  await eventually(() => expect(service.to("phone")).toHaveLength(1));
  expect(await noticesOf()).toEqual([]);
  await service.stop();
});

test("of twelve leads at once five are sent by SMS, and five more the next day", async () => {
  app.clock.set("2026-11-18T10:00:00Z");
  const leads = () =>
    Promise.all(Array.from({ length: 12 }, (_, at) => lead({ about: `lead:${Date.now()}-${at}` })));
  await leads();
  await Promise.all([runJob(), runJob(), runJob()]);
  expect(await allDecided()).toBe(MAX_SMS_A_DAY);
  // Still 18 November in London, but the 19th in India.
  app.clock.set("2026-11-18T18:31:00Z");
  await leads();
  await Promise.all([runJob(), runJob()]);
  expect(await allDecided()).toBe(2 * MAX_SMS_A_DAY);
  expect(await texts()).toHaveLength(2 * MAX_SMS_A_DAY);
});

test("one subject has one SMS", async () => {
  await lead({ about: "lead:same" });
  expect(await allDecided()).toBe(1);
  app.clock.advance({ minutes: 5 });
  await lead({ about: "lead:same" });
  await runJob();
  expect(await texts()).toHaveLength(1);
});

test("in quiet hours it waits, and what was read meanwhile is not sent", async () => {
  app.clock.set("2026-11-18T17:00:00Z");
  await settle({ quietHours: { from: "22:00", to: "07:00", zone: "Asia/Kolkata" } });
  await lead({ about: "lead:1" });
  await runJob();
  expect(await noticesOf()).toMatchObject([{ sentAt: null }]);
  await app.call("PATCH", "/api/notifications/mark-all-read", { as: asha });
  await lead({ about: "lead:2" });
  app.clock.set("2026-11-19T01:31:00Z");
  await runJob();
  expect(await noticesOf()).toMatchObject([{ about: "lead:2", sentAt: expect.any(Date) }]);
  expect(await texts()).toHaveLength(1);
});

test("the records that count for no day any more are deleted", async () => {
  await lead();
  await allDecided();
  await deleteOldSmsNotices(app.db, new Date());
  expect(await noticesOf()).toHaveLength(1);
  app.clock.advance({ days: 4 });
  await deleteOldSmsNotices(app.db, new Date());
  expect(await noticesOf()).toEqual([]);
});
