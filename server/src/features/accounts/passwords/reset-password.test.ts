import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { members, oneTimeLinks } from "../accounts.table.ts";
import { sendResetLinkJob } from "./send-reset-link.ts";
import * as person from "../sign-in.fixtures.ts";

const ORIGIN = "https://cards.example.in";
const NEW_PASSWORD = "filter-kaapi-77";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1", PUBLIC_ORIGIN: ORIGIN } });

const requestReset = (email: string, headers: Record<string, string> = person.elsewhere()) =>
  app.call("POST", "/api/auth/forgot-password", { body: { email }, headers });
const reset = (code: string, password = NEW_PASSWORD) =>
  app.call("POST", "/api/auth/reset-password", { body: { code, password } });
const bad = { message: ACCOUNT_TEXT.badResetLink, error: ACCOUNT_TEXT.badResetLink, code: "VALIDATION" };
const expectBadLink = ({ status, json }: Awaited<ReturnType<typeof reset>>) =>
  expect([status, json]).toEqual([400, { ...bad, fields: { code: ACCOUNT_TEXT.badResetLink } }]);

const LINK = /\/auth\/reset-password\?code=([\w-]+)/;

/** The code of a new reset link, read from the mail. */
async function receiveLink(email: string): Promise<string> {
  const before = (await messagesTo(app, email, LINK)).length;
  await requestReset(email);
  const { text } = await newestMessage(app, email, before + 1, LINK);
  return LINK.exec(text)?.[1] ?? "";
}

describe("asking", () => {
  test("a member and a visitor get the same response, and only the member a mail", async () => {
    const [asha, nobody] = [await person.join(app, "Asha"), person.freshEmail("Nobody")];
    for (const email of [nobody, asha.email]) {
      const { status, json } = await requestReset(email);
      expect([status, json]).toEqual([200, { message: ACCOUNT_TEXT.resetSent }]);
    }
    expect((await newestMessage(app, asha.email, 1, LINK)).subject).toBe("Set a new Cardplaza password");
    expect(await messagesTo(app, nobody)).toEqual([]);
  });

  test("the call does the same for both: it queues one job and looks up no account", async () => {
    const asha = await person.join(app, "Asha");
    for (const email of [person.freshEmail("Nobody"), asha.email]) {
      await requestReset(email);
      const found = await app.db.execute(`select data from jobs.job where data->>'email' = '${email}'`);
      expect(found.rows).toEqual([{ data: { email } }]);
    }
  });

  test("the link uses the configured origin, whatever the Host header says", async () => {
    const asha = await person.join(app, "Asha");
    await requestReset(asha.email, {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      ...person.elsewhere(),
    });
    const { text, html } = await newestMessage(app, asha.email, 1, LINK);
    expect(text).toMatch(/https:\/\/cards\.example\.in\/auth\/reset-password\?code=[\w-]{32}\n/);
    expect(text + html).not.toContain("evil.example");
  });

  test("one address gets at most three mails an hour, and the response does not show it", async () => {
    const asha = await person.join(app, "Asha");
    for (let times = 1; times <= 5; times++) {
      expect((await requestReset(asha.email)).status).toBe(200);
      await newestMessage(app, asha.email, Math.min(times, 3), LINK);
    }
    const context = { ...app.services, now: new Date() };
    await sendResetLinkJob.run(context, { email: asha.email }, new AbortController().signal);
    expect(await app.db.$count(oneTimeLinks, eq(oneTimeLinks.memberId, asha.id))).toBe(3);
    const anHourLater = { ...context, now: new Date(Date.now() + 3_601_000) };
    await sendResetLinkJob.run(anHourLater, { email: asha.email }, new AbortController().signal);
    expect(await app.db.$count(oneTimeLinks, eq(oneTimeLinks.memberId, asha.id))).toBe(4);
  });

  test("one network may send five requests an hour for one address, known or not", async () => {
    const asha = await person.join(app, "Asha");
    for (const email of [asha.email, person.freshEmail("Nobody")]) {
      const home = person.elsewhere();
      const statuses: number[] = [];
      for (let times = 0; times < 6; times++) statuses.push((await requestReset(email, home)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  test("a member who signed up by number and never proved the address gets no link to it", async () => {
    const [email, mobile] = [person.freshEmail("Ravi"), person.freshMobile()];
    const { signupCode } = (await person.signInByCode(app, mobile)).json;
    await person.register(app, { email, signupCode });
    const context = { ...app.services, now: new Date() };
    await sendResetLinkJob.run(context, { email }, new AbortController().signal);
    expect(await messagesTo(app, email)).toEqual([]);
  });
});

describe("the link", () => {
  test("sets a new password, ends every session and mails the member", async () => {
    const asha = await person.join(app, "Asha");
    const other = (await person.logIn(app, asha.email)).json as { token: string };
    const code = await receiveLink(asha.email);
    const { status, json } = await reset(code);
    expect([status, json]).toEqual([200, { message: ACCOUNT_TEXT.passwordChanged }]);
    for (const session of [asha, other]) expect((await person.me(app, session)).status).toBe(401);
    expect((await person.logIn(app, asha.email)).status).toBe(401);
    expect((await person.logIn(app, asha.email, NEW_PASSWORD)).status).toBe(200);
    const mail = await newestMessage(app, asha.email, 1, /password was changed/);
    expect(mail.subject).toBe("Your password was changed");
  });

  test("works once, also with twenty parallel calls", async () => {
    const asha = await person.join(app, "Asha");
    const code = await receiveLink(asha.email);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_each, n) => reset(code, `${NEW_PASSWORD}-${n}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expectBadLink(await reset(code));
  });

  test("makes the other links invalid", async () => {
    const asha = await person.join(app, "Asha");
    const [first, second] = [await receiveLink(asha.email), await receiveLink(asha.email)];
    expect((await reset(first)).status).toBe(200);
    expectBadLink(await reset(second));
  });

  test("two links used in parallel do not deadlock", async () => {
    const asha = await person.join(app, "Asha");
    const codes = [await receiveLink(asha.email), await receiveLink(asha.email)];
    const responses = await Promise.all(codes.map((code) => reset(code)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  test("runs out after 30 minutes", async () => {
    const asha = await person.join(app, "Asha");
    const code = await receiveLink(asha.email);
    app.clock.advance({ minutes: 30, seconds: 1 });
    expectBadLink(await reset(code));
  });

  test("can be used again when the new password was too weak", async () => {
    const asha = await person.join(app, "Asha");
    const code = await receiveLink(asha.email);
    expect((await reset(code, "password123")).json.fields).toEqual({ password: ACCOUNT_TEXT.commonPassword });
    expect((await reset(code, asha.email)).json.fields).toEqual({ password: ACCOUNT_TEXT.passwordIsEmail });
    expect((await reset(code)).status).toBe(200);
  });

  test("is invalid once the address belongs to somebody else", async () => {
    const asha = await person.join(app, "Asha");
    const code = await receiveLink(asha.email);
    await app.db
      .update(members)
      .set({ email: person.freshEmail("Asha") })
      .where(eq(members.id, asha.id));
    expectBadLink(await reset(code));
  });

  test("is no sign-up code, and a sign-up code is no link", async () => {
    const email = person.freshEmail("Ravi");
    const { signupCode } = (await person.signInByCode(app, email)).json;
    expectBadLink(await reset(signupCode));
    const asha = await person.join(app, "Asha");
    const signup = await person.register(app, { email, signupCode: await receiveLink(asha.email) });
    expect(signup.status).toBe(400);
  });

  test.each(["let-me-in", "x".repeat(200), "%00", "' or 1=1 --"])("made up as %j is none", async (code) => {
    expectBadLink(await reset(code));
  });

  test("is stored as a hash", async () => {
    const asha = await person.join(app, "Asha");
    const code = await receiveLink(asha.email);
    const rows = await app.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.memberId, asha.id));
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
