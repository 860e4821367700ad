import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NEWS_WITH_SETTING, newsOfType } from "@cardplaza/contract/news";
import {
  NOTIFICATION_TYPE_WORDS,
  NOTIFICATION_TYPES,
} from "@cardplaza/contract/notifications/notification-words";
import { startSmtpServer } from "../../providers/smtp-server.fixtures.ts";
import { startTestApp, type Person, type TestApp } from "../../testing/test-app.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { outgoingMessages } from "../outgoing/outgoing.table.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { mailNewsToAll } from "./mail-notification.ts";
import { sendNotice, someNewsOf } from "./notify.fixtures.ts";
import { unsubscribeAddressUrl, unsubscribeUrl } from "./unsubscribe-codes.ts";
import { isUnsubscribed } from "./unsubscribed-addresses.ts";
import { eventually } from "../../testing/eventually.ts";

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let asha: Person;

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({ settings: { SMTP_URL: smtp.url, PUBLIC_ORIGIN: "https://cards.example.in" } });
});
beforeEach(async () => {
  asha = await app.signIn("Asha Rao");
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

/** How many mails were queued for her: each row stays, sent or not. */
const queued = () => app.db.$count(outgoingMessages);
const mailsAfter = async (act: () => Promise<unknown>) => {
  const before = await queued();
  await act();
  return (await queued()) - before;
};
const mailOf = (member: Member) =>
  eventually(() => {
    const found = smtp.received.findLast(({ recipients }) => recipients[0] === member.email);
    expect(found).toBeDefined();
    return found as NonNullable<typeof found>;
  });
const header = (mail: Awaited<ReturnType<typeof mailOf>>["mail"], name: string) =>
  mail.headers.find(({ key }) => key === name)?.value ?? "";
const linkOf = async (member: Member) =>
  new URL(header((await mailOf(member)).mail, "list-unsubscribe").slice(1, -1));
const follow = (method: string, link: URL) => app.call(method, link.pathname + link.search);
const change = (as: Person, types: unknown) =>
  app.send("PUT", "/api/notification-settings", { as, body: { types } });
const settings = async (as: Person): Promise<{ type: string; inApp: boolean; email: boolean }[]> =>
  (await app.call("GET", "/api/notification-settings", { as })).json.types;
const on = async (as: Person) => (await settings(as)).filter(({ email }) => email).map(({ type }) => type);

describe("the e-mail of a notification", () => {
  test("says what happened, links to it, and replies go to the sender", async () => {
    const replyTo = { email: "ravi@example.in", name: "Ravi\r\nBcc: x@evil.example" };
    await sendNotice(app, asha.member, {
      replyTo,
      with: { name: "Ravi </script><b>Shah</b>\r\nBcc: x@evil.example," },
    });
    const { mail, recipients } = await mailOf(asha.member);
    expect(recipients).toEqual([asha.member.email]);
    expect(mail.subject).toBe("Ravi </script><b>Shah</b> Bcc: x@evil.example, sent you a card.");
    expect(mail.replyTo).toMatchObject([{ address: "ravi@example.in" }]);
    expect(mail.text).toContain("https://cards.example.in/business-cards?section=my-leads");
    expect(mail.html).not.toContain("<b>Shah");
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const link = await linkOf(asha.member);
    expect(link.href).toMatch(/^https:\/\/cards\.example\.in\/api\/unsubscribe\?code=/);
    expect(mail.text).toContain(link.href);
  });

  test("contains the message, and no mail program makes links of it", async () => {
    const message =
      "See https://evil.example/a.b and WWW.evil.example/@me, evil.example\n<a href='//evil.example'>x</a>";
    await sendNotice(app, asha.member, {
      with: { name: "Ravi Shah of evil.example", message, email: "" },
      replyTo: { email: "ravi@example.in", name: "evil.example" },
    });
    const { mail } = await mailOf(asha.member);
    expect(mail.text).toContain("See https:");
    // Mail programs make a link of every word with a scheme or with a dot inside it.
    const links = mail.text?.match(/\S+:\/\/\S+|\S+\.\w\S*/g) ?? [];
    const hrefs = [...(mail.html?.matchAll(/href="([^"]*)"/g) ?? [])].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(1);
    for (const link of [...links, ...hrefs]) expect(link).toMatch(/^https:\/\/cards\.example\.in\//);
  });

  test.each(NOTIFICATION_TYPES)("of type %s goes out only where that is the default", async (type) => {
    const expected = NOTIFICATION_TYPE_WORDS[type].emailByDefault ? 1 : 0;
    expect(await mailsAfter(() => sendNotice(app, asha.member, { news: someNewsOf(type) }))).toBe(expected);
  });

  test.each([
    ["not proven", { emailProvenAt: null }],
    ["of an account about to be deleted", { erasesAt: new Date(Date.now() + 1e9) }],
    ["missing", { email: null }],
  ])("does not go to an address that is %s", async (_which, state) => {
    await app.db.update(members).set(state).where(eq(members.id, asha.member.id));
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);
  });
});

describe("the settings", () => {
  test("list every type; notifications in the product are always on", async () => {
    const types = await settings(asha);
    expect(types.map(({ type }) => type)).toEqual([...NOTIFICATION_TYPES]);
    expect(types.every(({ inApp }) => inApp)).toBe(true);
    expect(await on(asha)).not.toContain("card_created");
  });

  test("change what is given and nothing else, for Asha alone", async () => {
    const ravi = await app.signIn("Ravi Shah");
    const before = await on(asha);
    const { status, json } = await change(asha, [
      { type: "request_sent", email: true, inApp: false },
      { type: "request_sent", email: false },
      { type: "card_created", email: true },
    ]);
    expect(status).toBe(200);
    expect(json.types).toEqual(await settings(asha));
    expect((await settings(asha)).every(({ inApp }) => inApp)).toBe(true);
    expect(new Set(await on(asha))).toEqual(
      new Set([...before.filter((type) => type !== "request_sent"), "card_created"]),
    );
    expect(await on(ravi)).toEqual(before);
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);
    expect(await mailsAfter(() => sendNotice(app, asha.member, { news: "card.created" }))).toBe(1);
    expect((await change(asha, [])).status).toBe(200);
  });

  test.each([[[{ type: "spam", email: true }]], [[{ type: "job_posted" }]], ["all"], [undefined]])(
    "refuse %j",
    async (types) => {
      expect((await change(asha, types)).status).toBe(400);
    },
  );

  test("of one kind switch that kind alone; its type is on while one of its kinds is", async () => {
    const choose = (body: object) => app.send("PUT", "/api/notification-settings", { as: asha, body });
    const { json } = await choose({ kinds: [{ kind: "lead.card-sent", email: false }] });
    expect(json.kinds).toContainEqual(
      expect.objectContaining({ kind: "lead.card-sent", type: "request_sent", email: false }),
    );
    expect(await on(asha)).toContain("request_sent");
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);
    expect(await mailsAfter(() => sendNotice(app, asha.member, { news: "lead.received" }))).toBe(1);
    await choose({ kinds: newsOfType("request_sent").map((kind) => ({ kind, email: false })) });
    expect(await on(asha)).not.toContain("request_sent");
  });

  test("of a type switch all its kinds, whatever was chosen for one of them", async () => {
    const choose = (body: object) => app.send("PUT", "/api/notification-settings", { as: asha, body });
    await choose({ kinds: [{ kind: "lead.card-sent", email: true }] });
    const { json } = await choose({ types: [{ type: "request_sent", email: false }] });
    const kinds: { type: string; email: boolean }[] = json.kinds;
    expect(kinds.filter(({ type }) => type === "request_sent").some(({ email }) => email)).toBe(false);
    await choose({
      types: [{ type: "request_sent", email: true }],
      kinds: [{ kind: "lead.card-sent", email: false }],
    });
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);
    expect(await on(asha)).toContain("request_sent");
  });

  test("list every kind that a setting switches, and refuse others", async () => {
    const { json } = await app.call("GET", "/api/notification-settings", { as: asha });
    expect(json.kinds.map(({ kind }) => kind)).toEqual(NEWS_WITH_SETTING);
    for (const kind of ["spam.sent", "toString", ""]) {
      const body = { kinds: [{ kind, email: true }] };
      expect((await app.send("PUT", "/api/notification-settings", { as: asha, body })).status).toBe(400);
    }
  });

  test("can be changed many times in parallel", async () => {
    const both = [
      { type: "job_posted", email: true },
      { type: "card_created", email: true },
    ];
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => change(asha, i % 2 ? both : both.toReversed())),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

test("news for many members go to those who want them, each with a link that unsubscribes", async () => {
  const off = await app.signIn("Off");
  const unproven = await app.signIn("Unproven");
  const unsubscribed = await app.signIn("Unsubscribed");
  await change(off, [{ type: "review_posted", email: false }]);
  const ctx = { ...app.services, now: new Date() };
  await follow("POST", new URL(await unsubscribeAddressUrl(ctx, unsubscribed.member.email ?? "")));
  const people = [asha, off, { member: { ...unproven.member, emailProvenAt: null } }, unsubscribed];
  const news = { subject: "Two reviews", paragraphs: ["Both are kind."] };
  const send = () =>
    inTransaction(app.db, (tx) =>
      mailNewsToAll(
        ctx,
        tx,
        "review_posted",
        people.map(({ member }) => ({ to: member, ...news })),
      ),
    );
  expect(await mailsAfter(send)).toBe(1);
  const { mail } = await mailOf(asha.member);
  expect([mail.subject, header(mail, "list-unsubscribe-post")]).toEqual([
    "Two reviews",
    "List-Unsubscribe=One-Click",
  ]);
  expect((await follow("POST", await linkOf(asha.member))).status).toBe(200);
  expect(await on(asha)).not.toContain("review_posted");
  expect(await mailsAfter(send)).toBe(0);
});

describe("the unsubscribe link", () => {
  test("changes nothing when it is only opened", async () => {
    await sendNotice(app, asha.member);
    const page = await follow("GET", await linkOf(asha.member));
    expect(page.status).toBe(200);
    expect(page.text).toContain("Cards sent to you");
    expect(page.text).toContain('<form method="post"');
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe");
    expect(await on(asha)).toContain("request_sent");
  });

  test("stops one kind with one click, permanently", async () => {
    await sendNotice(app, asha.member);
    const link = await linkOf(asha.member);
    const asMailProgramsDo = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    };
    for (const _twice of [1, 2]) {
      const response = await fetch(app.url + link.pathname + link.search, asMailProgramsDo);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("no more e-mails about");
    }
    const { kinds } = await app
      .call("GET", "/api/notification-settings", { as: asha })
      .then(({ json }) => json);
    const off = kinds.filter(({ type, email }) => type === "request_sent" && !email).map(({ kind }) => kind);
    expect(off).toEqual(["lead.card-sent"]);
    expect(await on(asha)).toContain("request_sent");
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);
    expect(await mailsAfter(() => sendNotice(app, asha.member, { news: "enquiry.received" }))).toBe(1);
  });

  test("of an older mail stops the whole type", async () => {
    const ctx = { ...app.services, now: new Date() };
    const link = new URL(await unsubscribeUrl(ctx, { memberId: asha.member.id, type: "request_sent" }));
    expect((await follow("GET", link)).text).toContain("Stop e-mails about “Requests”?");
    expect((await follow("POST", link)).status).toBe(200);
    expect(await on(asha)).not.toContain("request_sent");
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);
  });

  test("can stop all mail to the address, until Asha switches a type on", async () => {
    await sendNotice(app, asha.member);
    const page = await follow("GET", await linkOf(asha.member));
    const all = /action="(\/api\/unsubscribe\?code=a\.[^"]+)"/.exec(page.text)?.[1] ?? "";
    expect(page.text).not.toContain(asha.member.email);
    expect((await app.call("POST", all)).status).toBe(200);
    expect(await on(asha)).toEqual([]);
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);

    await change(asha, [{ type: "enquiry_sent", email: true }]);
    expect(await on(asha)).toEqual(["enquiry_sent"]);
    expect(await mailsAfter(() => sendNotice(app, asha.member))).toBe(0);
    expect(await mailsAfter(() => sendNotice(app, asha.member, { news: "enquiry.received" }))).toBe(1);
  });

  test("works for people without an account too", async () => {
    const ctx = { ...app.services, now: new Date() };
    const link = new URL(await unsubscribeAddressUrl(ctx, "Guest@Example.in"));
    expect(await isUnsubscribed(app.db, "guest@example.in", new Date())).toBe(false);
    expect((await follow("GET", link)).status).toBe(200);
    expect((await follow("POST", link)).status).toBe(200);
    expect(await isUnsubscribed(app.db, "guest@example.in", new Date())).toBe(true);
  });

  test("cannot be made up or changed", async () => {
    await sendNotice(app, asha.member);
    const code = (await linkOf(asha.member)).searchParams.get("code") ?? "";
    const ravi = await app.signIn("Ravi Shah");
    const forged = [
      code.replace("lead.card-sent", "enquiry.received"),
      code.replace(asha.member.id, ravi.member.id),
      code.slice(0, -1),
      `${code}x`,
      "",
      ".",
      "m.x.y",
    ];
    for (const each of forged) {
      for (const method of ["GET", "POST"]) {
        const { status } = await app.call(method, `/api/unsubscribe?code=${encodeURIComponent(each)}`);
        expect(status).toBe(404);
      }
    }
    expect(await on(asha)).toContain("request_sent");
    expect(await on(ravi)).toContain("request_sent");
    expect((await app.call("POST", "/api/unsubscribe")).status).toBe(400);
  });
});

// Last, because its queue delays the mails of other tests.
test("the e-mails of notifications stop before they flood a mailbox", async () => {
  const flood = async () => {
    for (let i = 0; i < 65; i++) await sendNotice(app, asha.member);
  };
  expect(await mailsAfter(flood)).toBe(60);
});
