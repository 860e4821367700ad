import { beforeEach, expect, test } from "vitest";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import type { Growth } from "./notice.ts";
import { listOf, sendNotice } from "./notify.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha");
});

const START = Date.now();
const minutes = (count: number) => new Date(START + count * 60_000);
const comment = (at: Date, others: number, grows: Growth = {}) =>
  sendNotice(app, asha.member, {
    news: "post.comment",
    with: { name: "Ravi", others },
    about: "post:1",
    at,
    grows,
  });
const openJob = (at: Date, grows: Growth = {}) =>
  sendNotice(app, asha.member, {
    news: "job.opened-by-followed",
    with: { company: "Deshmukh Fasteners", job: "Driver" },
    about: "company:1:jobs",
    at,
    grows,
  });

test("a second one changes the first, which is unread again and comes first, without another mail", async () => {
  await comment(minutes(0), 0);
  await sendNotice(app, asha.member, { with: { name: "A lead" }, at: minutes(1) });
  await newestMessage(app, asha.member.email!, 2);
  await app.call("PATCH", "/api/notifications/mark-all-read", { as: asha });
  expect((await listOf(app, asha)).unreadCount).toBe(0);
  expect(await comment(minutes(2), 1, { targetUrl: "/feed?post=1" })).toBe(true);
  const list = await listOf(app, asha);
  expect(list.notifications).toMatchObject([
    { message: "Ravi and 1 other commented on your post", isRead: false, targetUrl: "/feed?post=1" },
    { message: "A lead sent you a card." },
  ]);
  expect(list.unreadCount).toBe(1);
  expect(list.notifications[0].createdAt).toBe(minutes(2).toISOString());
  await comment(minutes(3), 2);
  expect((await listOf(app, asha)).notifications[0].message).toBe("Ravi and 2 others commented on your post");
  await sendNotice(app, asha.member, { with: { name: "The last" }, at: minutes(4) });
  await newestMessage(app, asha.member.email!, 1, /The last/);
  expect(await messagesTo(app, asha.member.email!, /comment/)).toHaveLength(1);
});

test("twenty at once are one notification that counts them all", async () => {
  await Promise.all(Array.from({ length: 20 }, () => openJob(minutes(0))));
  expect((await listOf(app, asha)).notifications).toMatchObject([
    { message: "Deshmukh Fasteners has 20 new jobs." },
  ]);
});

test("where the number is known, telling it again changes nothing", async () => {
  expect(await openJob(minutes(0), { count: 3 })).toBe(true);
  expect((await listOf(app, asha)).notifications[0].message).toBe("Deshmukh Fasteners has 3 new jobs.");
  expect(await openJob(minutes(5), { count: 3 })).toBe(false);
  expect(await openJob(minutes(5), { count: 2 })).toBe(false);
  expect((await listOf(app, asha)).notifications[0].createdAt).toBe(minutes(0).toISOString());
});

test("after two days a new one begins", async () => {
  await openJob(minutes(0));
  await openJob(minutes(2 * 24 * 60 + 1));
  expect((await listOf(app, asha)).notifications).toMatchObject([
    { message: "Deshmukh Fasteners is hiring: Driver." },
    { message: "Deshmukh Fasteners is hiring: Driver." },
  ]);
});
