import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_TYPES } from "@cardplaza/contract/notifications/notification-words";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { notifyAll } from "./notify-all.ts";
import { notify } from "./notify.ts";
import { notifications } from "./notifications.table.ts";
import { listOf, sampleNotice, sendNotice, someNewsOf } from "./notify.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Rao"), await app.signIn("Ravi Shah")];
});

const noticesOf = async (person: Person): Promise<{ message: string; targetUrl: string; type: string }[]> =>
  (await listOf(app, person)).notifications;

describe("a notification", () => {
  test("reaches its member and nobody else", async () => {
    expect(await sendNotice(app, asha.member, { sender: ravi.member })).toBe(true);
    const list = await listOf(app, asha);
    expect(list).toEqual({
      notifications: [
        {
          _id: expect.stringMatching(/^[0-9a-z]{20}$/),
          type: "request_sent",
          message: "Ravi Shah sent you a card.",
          isRead: false,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          targetUrl: "/business-cards?section=my-leads",
          senderId: { _id: ravi.member.id, name: "Ravi Shah" },
        },
      ],
      unreadCount: 1,
      nextCursor: null,
    });
    expect(await noticesOf(ravi)).toEqual([]);
  });

  test("is not sent when the transaction is rolled back", async () => {
    const failing = inTransaction(app.db, async (tx) => {
      await notify({ ...app.services, now: new Date() }, tx, sampleNotice(asha.member));
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await noticesOf(asha)).toEqual([]);
  });

  test("for many members reaches each with their own words and count", async () => {
    await sendNotice(app, ravi.member);
    const published: [string, unknown][] = [];
    const { live } = app.services;
    const watched: typeof live = {
      ...live,
      publish: async (_tx, memberId, _event, data) => void published.push([memberId, data]),
    };
    const notice = { about: "cards:1", targetUrl: "//evil.example" };
    const notified = await inTransaction(app.db, (tx) =>
      notifyAll({ ...app.services, live: watched, now: new Date() }, tx, [
        sampleNotice(asha.member, { ...notice, with: { name: "Meera\r\nNair" } }),
        sampleNotice(asha.member, { ...notice, with: { name: "Twice" } }),
        sampleNotice(ravi.member, { ...notice, with: { name: "Kiran Das" } }),
        sampleNotice({ ...ravi.member, id: "0000000000000000none" }, notice),
      ]),
    );
    expect(notified).toEqual(new Set([asha.member.id, ravi.member.id]));
    expect(await noticesOf(asha)).toMatchObject([
      { message: "Meera Nair sent you a card.", type: "request_sent", targetUrl: "/notifications" },
    ]);
    expect((await noticesOf(ravi))[0]).toMatchObject({ message: "Kiran Das sent you a card." });
    expect(new Map(published)).toEqual(
      new Map([
        [asha.member.id, { unreadCount: 1 }],
        [ravi.member.id, { unreadCount: 2 }],
      ]),
    );
  });

  test("never goes to the member who caused it, except about their own card and company", async () => {
    for (const type of NOTIFICATION_TYPES) {
      await sendNotice(app, asha.member, { news: someNewsOf(type), by: asha.member });
      await sendNotice(app, asha.member, { news: someNewsOf(type), sender: asha.member });
    }
    const types = (await noticesOf(asha)).map(({ type }) => type).toSorted();
    expect(types).toEqual(["card_created", "card_created", "company_onboarded", "company_onboarded"]);
  });

  test("is sent once a minute about the same subject, and again after that", async () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 3, 9, 0, seconds));
    const same = { about: "lead:7" };
    expect(await sendNotice(app, asha.member, { ...same, at: at(0) })).toBe(true);
    expect(await sendNotice(app, asha.member, { ...same, at: at(59) })).toBe(false);
    expect(await sendNotice(app, asha.member, { ...same, at: at(59), news: "enquiry.received" })).toBe(true);
    expect(await sendNotice(app, asha.member, { about: "lead:8", at: at(59) })).toBe(true);
    expect(await sendNotice(app, ravi.member, { ...same, at: at(59) })).toBe(true);
    expect(await sendNotice(app, asha.member, { ...same, at: at(61) })).toBe(true);
    expect(await noticesOf(asha)).toHaveLength(4);
  });

  test("is sent once when twenty parallel calls send the same", async () => {
    const tries = Array.from({ length: 20 }, () => sendNotice(app, asha.member, { about: "lead:9" }));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await noticesOf(asha)).toHaveLength(1);
  });

  test.each([
    ["https://evil.example/x"],
    ["//evil.example"],
    ["/\\evil.example"],
    ["/.//evil.example"],
    ["javascript:alert(1)"],
    [""],
  ])("leads to a path of this site, not to %j", async (targetUrl) => {
    await sendNotice(app, asha.member, { targetUrl });
    expect((await noticesOf(asha))[0]?.targetUrl).toBe("/notifications");
  });

  test("does not lead to a path that is endlessly long", async () => {
    await sendNotice(app, asha.member, { targetUrl: `/${"x".repeat(2000)}` });
    expect((await noticesOf(asha))[0]?.targetUrl).toBe("/notifications");
  });

  test("is one clean, bounded line", async () => {
    const named = (name: string) => sendNotice(app, asha.member, { with: { name } });
    await named(" Ravi\u0000\u202E \r\n <b>Shah</b>\u200B, \uD800");
    await named("👩‍👩‍👧 ".repeat(400));
    const [long, dirty] = await noticesOf(asha);
    expect(dirty?.message).toBe("Ravi <b>Shah</b>, \uFFFD sent you a card.");
    expect(long?.message.length).toBeLessThanOrEqual(300);
    expect(long?.message).toMatch(/^(👩‍👩‍👧 ){30,40}👩‍👩‍👧…/u);
  });

  test("from a member who has left names nobody", async () => {
    const { name } = ravi.member;
    await sendNotice(app, asha.member, { sender: ravi.member, with: { name } });
    expect(await noticesOf(asha)).toMatchObject([
      { message: `${name} sent you a card.`, senderId: { name } },
    ]);
    const leaving = { erasesAt: new Date(Date.now() + 1e9) };
    await app.db.update(members).set(leaving).where(eq(members.id, ravi.member.id));
    expect(await noticesOf(asha)).toMatchObject([
      { message: `${FORMER_MEMBER_NAME} sent you a card.`, senderId: null },
    ]);
  });

  test("to an erased or unknown member is not saved", async () => {
    await app.db.update(members).set({ erasedAt: new Date() }).where(eq(members.id, ravi.member.id));
    expect(await sendNotice(app, ravi.member)).toBe(false);
    expect(await sendNotice(app, { ...ravi.member, id: "0000000000000000none" })).toBe(false);
    expect(await app.db.$count(notifications, eq(notifications.recipientId, ravi.member.id))).toBe(0);
  });

  test("from before there were kinds reads as it did, and one of a kind that is gone has the name of its type", async () => {
    const row = { recipientId: asha.member.id, targetUrl: "/", about: "x:1", createdAt: new Date() };
    await app.db.insert(notifications).values([
      { ...row, id: newId(2), type: "enquiry_sent", message: "Ravi sent an enquiry to Menon Interiors." },
      { ...row, id: newId(1), type: "enquiry_sent", kind: "enquiry.forgotten", values: {} },
    ]);
    expect((await noticesOf(asha)).map(({ message }) => message)).toEqual([
      "Ravi sent an enquiry to Menon Interiors.",
      "Enquiries",
    ]);
  });

  test("quotes the sender, and says that the whole of it was mailed", async () => {
    await sendNotice(app, asha.member, {
      news: "lead.received",
      with: { message: "Please call. ".repeat(100) },
    });
    const message = (await noticesOf(asha))[0]!.message;
    expect(message).toMatch(
      /^Ravi Shah wrote to you through your card\. “Please call\. .*…” We also sent it to your e-mail\.$/u,
    );
    expect(message.length).toBeLessThanOrEqual(300);
    const [row] = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, asha.member.id));
    expect(row).toMatchObject({ kind: "lead.received", message: null, mailed: true });
    expect(String(row?.values?.message).length).toBeLessThanOrEqual(300);
  });
});
