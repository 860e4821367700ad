import { beforeEach, describe, expect, test } from "vitest";
import { UNREAD_COUNTED_MAX } from "@cardplaza/contract/notifications/notification-words";
import { newId } from "../../platform/ids.ts";
import { readEvents } from "../../testing/read-events.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { notifications } from "./notifications.table.ts";
import { listOf, sendNotice } from "./notify.fixtures.ts";
import { eventually } from "../../testing/eventually.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Rao"), await app.signIn("Ravi Shah")];
});

const NINE = Date.UTC(2026, 10, 3, 9);
const notifySeveral = async (count: number, from = 0) => {
  for (let i = from; i < from + count; i++) {
    await sendNotice(app, asha.member, { with: { name: `News ${i}` }, at: new Date(NINE + i * 1000) });
  }
};
const messages = (page: { notifications: { message: string }[] }) =>
  page.notifications.map(({ message }) => message);
const news = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => `News ${from - i} sent you a card.`);
const patch = (path: string, as?: Person) => app.call("PATCH", `/api/notifications/${path}`, { as });
const unread = async (as: Person) =>
  (await app.call("GET", "/api/notifications/unread-count", { as })).json.count;

describe("the list", () => {
  test("is newest first, twenty at a time, and stable when new ones arrive", async () => {
    await notifySeveral(45);
    const first = await listOf(app, asha);
    expect(messages(first)).toEqual(news(44, 25));
    await notifySeveral(3, 45);
    const second = await listOf(app, asha, `?cursor=${first.nextCursor}`);
    expect(messages(second)).toEqual(news(24, 5));
    await patch(`${second.notifications.at(-1)._id}/read`, asha);
    const third = await listOf(app, asha, `?cursor=${second.nextCursor}`);
    expect(messages(third)).toEqual(news(4, 0));
    expect(third.nextCursor).toBeNull();
    expect(messages(await listOf(app, asha)).slice(0, 4)).toEqual(news(47, 44));
  });

  test("has no next page when the last page is full", async () => {
    await notifySeveral(20);
    expect((await listOf(app, asha)).nextCursor).toBeNull();
  });

  test("can leave out what was read", async () => {
    await notifySeveral(3);
    const { notifications: all } = await listOf(app, asha);
    await patch(`${all[1]._id}/read`, asha);
    const page = await listOf(app, asha, "?unread=true");
    expect(messages(page)).toEqual(["News 2 sent you a card.", "News 0 sent you a card."]);
    expect(page.unreadCount).toBe(2);
    expect(messages(await listOf(app, asha, "?unread=false"))).toHaveLength(3);
  });

  test.each(["?cursor=x", "?cursor=a&cursor=b", "?unread=perhaps", "?cursor=%00"])(
    "refuses %s",
    async (query) => {
      expect((await app.call("GET", `/api/notifications${query}`, { as: asha })).status).toBe(400);
    },
  );

  test("counts unread ones up to the shown maximum", async () => {
    await notifySeveral(2);
    expect(await unread(asha)).toBe(2);
    expect(await unread(ravi)).toBe(0);
    const row = { recipientId: ravi.member.id, type: "job_posted", message: "x", targetUrl: "/" } as const;
    const rows = Array.from({ length: UNREAD_COUNTED_MAX + 5 }, (_, i) => ({
      ...row,
      id: newId(),
      about: `${i}`,
      createdAt: new Date(),
    }));
    await app.db.insert(notifications).values(rows);
    expect(await unread(ravi)).toBe(UNREAD_COUNTED_MAX);
  });

  test.each([
    ["GET", "/api/notifications"],
    ["GET", "/api/notifications/unread-count"],
    ["PATCH", "/api/notifications/mark-all-read"],
    ["PATCH", "/api/notifications/0000000000000000000a/read"],
    ["GET", "/api/notification-settings"],
    ["PUT", "/api/notification-settings"],
  ])("%s %s is for members only", async (method, path) => {
    expect((await app.call(method, path)).status).toBe(401);
  });
});

describe("reading", () => {
  test("Asha marks one as read, and again without harm", async () => {
    await notifySeveral(2);
    const [newest] = (await listOf(app, asha)).notifications;
    for (const _twice of [1, 2]) {
      const { status, json } = await patch(`${newest._id}/read`, asha);
      expect({ status, json }).toEqual({ status: 200, json: { ...newest, isRead: true } });
    }
    expect(await unread(asha)).toBe(1);
  });

  test("Ravi cannot mark Asha's as read, nor one that is not there", async () => {
    await notifySeveral(1);
    const [hers] = (await listOf(app, asha)).notifications;
    const [notHis, none] = [await patch(`${hers._id}/read`, ravi), await patch(`${newId()}/read`, ravi)];
    expect(notHis.status).toBe(404);
    expect(notHis.json).toEqual({ ...none.json, requestId: notHis.json.requestId });
    expect(await unread(asha)).toBe(1);
  });

  test("Asha marks all of hers as read, and only hers", async () => {
    await notifySeveral(25);
    await sendNotice(app, ravi.member);
    expect((await patch("mark-all-read", asha)).json).toEqual({ unreadCount: 0 });
    expect(await unread(asha)).toBe(0);
    expect((await listOf(app, asha, "?unread=true")).notifications).toEqual([]);
    expect(await unread(ravi)).toBe(1);
  });
});

test("every open page gets the unread count at once, the pages of others do not", async () => {
  const listen = async ({ token }: Person) => {
    const response = await fetch(`${app.url}/api/stream`, { headers: { authorization: `Bearer ${token}` } });
    return readEvents(response.body as ReadableStream<Uint8Array>);
  };
  const [forAsha, forRavi] = [await listen(asha), await listen(ravi)];
  const hears = (unreadCount: number) => {
    const data = JSON.stringify({ unreadCount });
    return eventually(() => expect(forAsha.events.at(-1)).toEqual({ event: "notification", data }));
  };
  await notifySeveral(1);
  await hears(1);
  await notifySeveral(1, 1);
  await hears(2);
  const [newest] = (await listOf(app, asha)).notifications;
  await patch(`${newest._id}/read`, asha);
  await hears(1);
  await patch("mark-all-read", asha);
  await hears(0);
  expect(forRavi.events.map(({ event }) => event)).toEqual(["open"]);
  await Promise.all([forAsha.cancel(), forRavi.cancel()]);
});
