import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { startSmtpServer } from "../../providers/smtp-server.fixtures.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteOldMessages } from "./delete-old-messages.ts";
import { outgoingMessages } from "./outgoing.table.ts";
import { queueMail } from "./queue-mail.ts";
import { queueSms } from "./queue-sms.ts";
import { sendMailJob } from "./send-mail.ts";
import { eventually } from "../../testing/eventually.ts";

const mail = { to: "asha@example.in", subject: "Your code", text: "493817", html: "<p>493817</p>" };
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1_500));

describe("outgoing messages", () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let refusal: Error | undefined;
  const context = (): JobContext => ({ ...app.services, now: new Date() });
  const queue = (options?: { goodUntil?: Date }) =>
    inTransaction(app.db, (tx) => queueMail(context(), tx, mail, options));
  const records = () => app.db.select().from(outgoingMessages);

  beforeAll(async () => {
    smtp = await startSmtpServer({ refuse: () => refusal });
    app = await startTestApp({ settings: { SMTP_URL: smtp.url } });
  });
  beforeEach(async () => {
    refusal = undefined;
    smtp.received.length = 0;
    await app.db.delete(outgoingMessages);
  });
  afterAll(async () => {
    await app.stop();
    await smtp.stop();
  });

  it("are sent once when the transaction is committed, and then their content is deleted", async () => {
    await queue();
    await eventually(async () => expect((await records())[0]?.sentAt).toBeInstanceOf(Date));
    await aMoment();
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([["asha@example.in"]]);
    const [record] = await records();
    expect(record?.message).toBeNull();
    expect(smtp.received[0]?.mail.messageId).toBe(`<${record?.id}@localhost>`);
  });

  it("are never sent when the transaction is rolled back", async () => {
    const failing = inTransaction(app.db, async (tx) => {
      await queueMail(context(), tx, mail);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await aMoment();
    expect(smtp.received).toEqual([]);
    expect(await records()).toEqual([]);
  });

  it("are sent once, later, when the mail server was away", async () => {
    const { port } = smtp;
    await smtp.stop();
    await queue();
    await aMoment();
    expect(await records()).toMatchObject([{ sentAt: null, claimedUntil: null }]);
    smtp = await startSmtpServer({ port, refuse: () => refusal });
    await eventually(() => expect(smtp.received).toHaveLength(1));
    await aMoment();
    expect(smtp.received).toHaveLength(1);
  });

  it("are not sent again when their job runs once more", async () => {
    await queue();
    await eventually(async () => expect((await records())[0]?.sentAt).not.toBeNull());
    const id = (await records())[0]?.id ?? "";
    await sendMailJob.run(context(), { id }, new AbortController().signal);
    expect(smtp.received).toHaveLength(1);
  });

  it("are sent once when two workers take the same job", async () => {
    const id = "0m3abcdefghijklmnop1";
    await app.db.insert(outgoingMessages).values({ id, message: { ...mail, id }, createdAt: new Date() });
    // The first one is still sending when the others come: once it is sent, they would rightly have nothing to do.
    const { promise: othersCame, resolve: goOn } = Promise.withResolvers<void>();
    const { messenger } = app.services;
    const sendMail: typeof messenger.sendMail = async (...given) => {
      await othersCame;
      return messenger.sendMail(...given);
    };
    const slow = { ...context(), messenger: { ...messenger, sendMail } };
    let refused = 0;
    const tries = [1, 2, 3].map(() =>
      sendMailJob.run(slow, { id }, new AbortController().signal).catch(() => refused++),
    );
    await eventually(() => expect(refused).toBe(2)).finally(goOn);
    await Promise.all(tries);
    expect(refused).toBe(2);
    expect(smtp.received).toHaveLength(1);
  });

  it("are sent after all when the worker that claimed them died", async () => {
    const id = "0m3abcdefghijklmnop2";
    const claimedUntil = new Date(Date.now() - 1);
    await app.db
      .insert(outgoingMessages)
      .values({ id, message: { ...mail, id }, claimedUntil, createdAt: new Date() });
    await sendMailJob.run(context(), { id }, new AbortController().signal);
    expect(smtp.received).toHaveLength(1);
  });

  it("are not sent when they have expired", async () => {
    await queue({ goodUntil: new Date(Date.now() - 1) });
    await eventually(async () => expect(await records()).toMatchObject([{ message: null, sentAt: null }]));
    expect(smtp.received).toEqual([]);
  });

  it("are given up when there is no such mailbox", async () => {
    refusal = Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 });
    await queue();
    await eventually(async () => expect(await records()).toMatchObject([{ message: null, sentAt: null }]));
    expect(smtp.received).toEqual([]);
  });

  it("leave no text in the table of jobs", async () => {
    await queue();
    const stored = await app.db.execute("select data::text, output::text from jobs.job");
    expect(JSON.stringify(stored.rows)).not.toMatch(/493817|asha/);
  });

  it("go out as SMS too, to the outbox while there is no gateway", async () => {
    await inTransaction(app.db, (tx) => queueSms(context(), tx, { to: "+919812345678", text: "493817" }));
    await eventually(async () => expect((await records())[0]?.sentAt).not.toBeNull());
  });

  it("leave no record after two weeks", async () => {
    for (const [id, age] of [
      ["old", 15],
      ["new", 13],
    ] as const) {
      await app.db.insert(outgoingMessages).values({ id, createdAt: new Date(Date.now() - age * DAY_MS) });
    }
    await deleteOldMessages(app.db, new Date());
    expect(await app.db.$count(outgoingMessages, eq(outgoingMessages.id, "old"))).toBe(0);
    expect(await app.db.$count(outgoingMessages, eq(outgoingMessages.id, "new"))).toBe(1);
  });
});
