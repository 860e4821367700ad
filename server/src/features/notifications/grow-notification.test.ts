import { beforeEach, expect, test } from "vitest";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import type { Growth } from "./grow-notification.ts";
import { listOf, sendNotice } from "./notify.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha");
});

const START = Date.now();
const minutes = (count: number) => new Date(START + count * 60_000);
const grows: Growth = { message: (count) => `${count} comments on your post` };
const comment = (at: Date, growth: Growth = grows) =>
  sendNotice(app, asha.member, { message: "Ravi commented", about: "post:1", at, grows: growth });

test("a second one changes the first, which is unread again and comes first, without another mail", async () => {
  await comment(minutes(0));
  await sendNotice(app, asha.member, { message: "A lead", at: minutes(1) });
  await newestMessage(app, asha.member.email!, 2);
  await app.call("PATCH", "/api/notifications/mark-all-read", { as: asha });
  expect((await listOf(app, asha)).unreadCount).toBe(0);
  expect(await comment(minutes(2), { ...grows, targetUrl: "/feed?post=1" })).toBe(true);
  const list = await listOf(app, asha);
  expect(list.notifications).toMatchObject([
    { message: "2 comments on your post", isRead: false, targetUrl: "/feed?post=1" },
    { message: "A lead" },
  ]);
  expect(list.unreadCount).toBe(1);
  expect(list.notifications[0].createdAt).toBe(minutes(2).toISOString());
  await comment(minutes(3));
  expect((await listOf(app, asha)).notifications[0].message).toBe("3 comments on your post");
  await sendNotice(app, asha.member, { message: "The last", at: minutes(4) });
  await newestMessage(app, asha.member.email!, 1, /The last/);
  expect(await messagesTo(app, asha.member.email!, /comment/)).toHaveLength(1);
});

test("twenty at once are one notification that counts them all", async () => {
  await Promise.all(Array.from({ length: 20 }, () => comment(minutes(0))));
  expect((await listOf(app, asha)).notifications).toMatchObject([{ message: "20 comments on your post" }]);
});

test("where the number is known, telling it again changes nothing", async () => {
  expect(await comment(minutes(0), { ...grows, count: 3 })).toBe(true);
  expect((await listOf(app, asha)).notifications[0].message).toBe("3 comments on your post");
  expect(await comment(minutes(5), { ...grows, count: 3 })).toBe(false);
  expect(await comment(minutes(5), { ...grows, count: 2 })).toBe(false);
  expect((await listOf(app, asha)).notifications[0].createdAt).toBe(minutes(0).toISOString());
});

test("after two days a new one begins", async () => {
  await comment(minutes(0));
  await comment(minutes(2 * 24 * 60 + 1));
  expect((await listOf(app, asha)).notifications).toMatchObject([
    { message: "Ravi commented" },
    { message: "Ravi commented" },
  ]);
});
