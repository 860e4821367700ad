import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { inTransaction } from "../../../platform/transaction.ts";
import { codeIn, messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { oneTimeCodes, sessions } from "../accounts.table.ts";
import { makeOneTimeCode } from "./one-time-codes.ts";
import * as person from "../sign-in.fixtures.ts";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });

const expired = { message: ACCOUNT_TEXT.expiredCode, fields: { code: ACCOUNT_TEXT.expiredCode } };

describe("asking for a code", () => {
  test("a member and a visitor get the same response, and each a message", async () => {
    const asha = await person.join(app, "Asha");
    const visitor = person.freshEmail("Stranger");
    const responses = [await person.requestCode(app, asha.email), await person.requestCode(app, visitor)];
    for (const { status, json } of responses) {
      const requestId = expect.stringMatching(/^[0-9a-z]{20}$/);
      expect([status, json]).toEqual([200, { requestId, expiresIn: 300, resendAfter: 30 }]);
    }
    const [mail, other] = [await newestMessage(app, asha.email, 2), await newestMessage(app, visitor)];
    expect(mail.text.replace(codeIn(mail), "")).toBe(other.text.replace(codeIn(other), ""));
  });

  test("the code is in the mail's text and not in the subject", async () => {
    const email = person.freshEmail("Farah");
    const { code } = await person.receiveCode(app, email);
    const mail = await newestMessage(app, email);
    expect(mail.html).toContain(code);
    expect(mail.subject).not.toContain(code);
    expect(mail.text).toContain("Enter this code to verify your e-mail and sign in.");
    expect(mail.text).toContain("If you didn't ask for it, ignore this mail.");
    expect(mail.text).not.toMatch(/unsubscribe/i);
  });

  test.each([
    ["98765 43210", "+919876543210"],
    ["098765-43211", "+919876543211"],
    ["+1 650 253 0001", "+16502530001"],
  ])("%s gets its code by SMS to %s", async (typed, number) => {
    const body = { channel: "sms", to: typed };
    await app.send("POST", "/api/auth/otp/request", { body, headers: person.elsewhere() });
    const { channel, text } = await newestMessage(app, number);
    expect([channel, text]).toEqual([
      "sms",
      expect.stringMatching(/^\d{6} is your Cardplaza code to verify your mobile number/),
    ]);
  });

  test.each([
    ["sms", "022 2266 1234", ACCOUNT_TEXT.notMobile],
    ["sms", "12345", ACCOUNT_TEXT.notMobile],
    ["sms", "98765 43210 ext. 5", ACCOUNT_TEXT.notMobile],
    ["sms", "asha@example.in", ACCOUNT_TEXT.notMobile],
    ["email", "9876543210", "Enter a valid e-mail address."],
    ["email", "asha@example.in\r\nBcc: x@example.in", "Enter a valid e-mail address."],
  ])("by %s to %j is refused", async (channel, to, text) => {
    const { status, json } = await app.send("POST", "/api/auth/otp/request", { body: { channel, to } });
    expect([status, json.fields]).toEqual([400, { to: text }]);
  });
});

describe("how often", () => {
  test("a second code is sent after 30 seconds, not before", async () => {
    const [email, home] = [person.freshEmail("Ravi"), person.elsewhere()];
    expect((await person.requestCode(app, email, home)).status).toBe(200);
    const { status, json, headers } = await person.requestCode(app, email, home);
    expect([status, json.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(25);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(30);
    app.clock.advance({ seconds: 31 });
    expect((await person.requestCode(app, email, home)).status).toBe(200);
  });

  test("three in a quarter of an hour, ten a day from one network", async () => {
    const [email, home] = [person.freshEmail("Ravi"), person.elsewhere()];
    const began = Date.now();
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 4; quarter++) {
      for (const second of [0, 40, 80, 120]) {
        app.clock.set(new Date(began + quarter * 901_000 + second * 1000));
        statuses.push((await person.requestCode(app, email, home)).status);
      }
    }
    const rest = [200, 200, 200, 429];
    expect(statuses).toEqual([...rest, ...rest, ...rest, 200, 429, 429, 429]);
    expect((await person.requestCode(app, email)).status).toBe(200);
  });

  test("twenty a day to one address, from wherever they are asked", async () => {
    const email = person.freshEmail("Ravi");
    const networks = Array.from({ length: 21 }, (_each, n) => ({ "x-forwarded-for": `198.51.100.${n}` }));
    const statuses: number[] = [];
    for (const network of networks) statuses.push((await person.requestCode(app, email, network)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    app.clock.advance({ seconds: 24 * 60 * 60 + 1 });
    expect((await person.requestCode(app, email)).status).toBe(200);
  });
});

describe("a code", () => {
  test("five wrong tries lock it, and the right one is then refused too", async () => {
    const asha = await person.join(app, "Asha");
    const { requestId, code } = await person.receiveCode(app, asha.email);
    const messages: string[] = [];
    for (let by = 1; by <= 5; by++) {
      const { status, json } = await person.verify(app, requestId, person.wrongOf(code, by));
      expect(status).toBe(400);
      messages.push(json.message);
    }
    expect(messages).toEqual([...[4, 3, 2, 1].map(ACCOUNT_TEXT.wrongCode), ACCOUNT_TEXT.expiredCode]);
    const { status, json } = await person.verify(app, requestId, code);
    expect([status, json]).toEqual([400, expect.objectContaining(expired)]);
  });

  test("the fifth try may be the right one", async () => {
    const { requestId, code } = await person.receiveCode(app, person.freshEmail("Asha"));
    for (let by = 1; by <= 4; by++) await person.verify(app, requestId, person.wrongOf(code, by));
    expect((await person.verify(app, requestId, code)).json).toEqual({ signupCode: expect.any(String) });
  });

  test("a hundred guesses at once are not more than five", async () => {
    const { requestId, code } = await person.receiveCode(app, person.freshEmail("Asha"));
    const guesses = Array.from({ length: 100 }, (_each, by) =>
      person.verify(app, requestId, person.wrongOf(code, by + 1)),
    );
    const responses = await Promise.all(guesses);
    const looked = responses.filter(({ json }) => json.message !== ACCOUNT_TEXT.expiredCode);
    expect(looked).toHaveLength(4);
    expect((await person.verify(app, requestId, code)).status).toBe(400);
  });

  test("twenty right ones at once make one session", async () => {
    const asha = await person.join(app, "Asha");
    const before = await app.db.$count(sessions, eq(sessions.memberId, asha.id));
    const { requestId, code } = await person.receiveCode(app, asha.email);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => person.verify(app, requestId, code)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.$count(sessions, eq(sessions.memberId, asha.id))).toBe(before + 1);
  });

  test("works once", async () => {
    const { requestId, code } = await person.receiveCode(app, person.freshEmail("Asha"));
    expect((await person.verify(app, requestId, code)).status).toBe(200);
    expect((await person.verify(app, requestId, code)).json).toMatchObject(expired);
  });

  test("runs out after five minutes", async () => {
    const { requestId, code } = await person.receiveCode(app, person.freshEmail("Asha"));
    app.clock.advance({ seconds: 301 });
    expect((await person.verify(app, requestId, code)).json).toMatchObject(expired);
  });

  test("is void once a newer one has been sent", async () => {
    const email = person.freshEmail("Asha");
    const older = await person.receiveCode(app, email);
    const newer = await person.receiveCode(app, email);
    expect((await person.verify(app, older.requestId, older.code)).json).toMatchObject(expired);
    expect((await person.verify(app, newer.requestId, newer.code)).status).toBe(200);
  });

  test("belongs to its own request", async () => {
    const [asha, ravi] = [person.freshEmail("Asha"), person.freshEmail("Ravi")];
    const [hers, his] = [await person.receiveCode(app, asha), await person.receiveCode(app, ravi)];
    expect((await person.verify(app, hers.requestId, his.code)).status).toBe(400);
  });

  test.each(["deletion", "old-contact", "new-contact"] as const)(
    "sent for %s signs nobody in",
    async (purpose) => {
      const asha = await person.join(app, "Asha");
      const subject = { purpose, channel: "email", destination: asha.email, memberId: asha.id } as const;
      const { id, code } = await inTransaction(app.db, (tx) => makeOneTimeCode(tx, subject, new Date()));
      expect((await person.verify(app, id, code)).json).toMatchObject(expired);
    },
  );

  test("is stored as a keyed hash", async () => {
    const { requestId, code } = await person.receiveCode(app, person.freshEmail("Asha"));
    const [row] = await app.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, requestId));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(row ?? {})).not.toContain(code);
  });

  test("a request that never was is like one that ran out", async () => {
    expect((await person.verify(app, "0".repeat(20), "123456")).json).toMatchObject(expired);
  });
});

test("each request sends at most one message", async () => {
  const email = person.freshEmail("Lakshmi");
  await person.receiveCode(app, email);
  expect(await messagesTo(app, email)).toHaveLength(1);
});
