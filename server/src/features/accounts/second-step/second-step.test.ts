import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { ACCOUNT_TEXT, TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import { codeIn, messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { members, secondSteps, sessions } from "../accounts.table.ts";

const PASSWORD = "a rather long password";
const STEP_SECONDS = 30;

const app = await sharedTestApp();
let people = 0;

const call = (path: string, body?: object, token?: string) =>
  app.call(body || path.endsWith("/setup") ? "POST" : "GET", `/api/auth/${path}`, {
    body,
    as: token ? { token } : undefined,
  });
const login = (email: string) => call("login", { email, password: PASSWORD });
const sendCode = (challenge: string, code: string) => call("second-step", { challenge, code });

const prove = (id: string, emailProvenAt: Date | null) =>
  app.db.update(members).set({ emailProvenAt }).where(eq(members.id, id));

async function join(name: string) {
  const email = `${name.toLowerCase()}-${++people}@example.in`;
  const consent = { terms: true, version: TERMS_VERSION, adult: true };
  const { json } = await call("register", { name, email, password: PASSWORD, consent });
  await prove(json.user._id as string, new Date());
  return { email, token: json.token as string, id: json.user._id as string };
}

/** A member with an authenticator app. Each call of `code()` returns the code of the next time step. */
async function joinWithApp(name: string) {
  const person = await join(name);
  const { json } = await call("second-step/setup", undefined, person.token);
  const app2 = new TOTP({ secret: Secret.fromBase32(json.secret) });
  const code = () => app2.generate();
  const confirmed = await call("second-step/confirm", { code: code() }, person.token);
  app.clock.advance({ seconds: STEP_SECONDS });
  return { ...person, code, recoveryCodes: confirmed.json.recoveryCodes as string[] };
}

async function challengeFor({ email }: { email: string }): Promise<string> {
  const { status, json } = await login(email);
  expect([status, json.code, json.message]).toEqual([401, "SECOND_STEP", ACCOUNT_TEXT.secondStep]);
  return json.challenge;
}

const aWrongCode = (right: string) => (right === "000000" ? "000001" : "000000");

describe("setting a second step up", () => {
  it("shows a secret for the app, encrypted in the database and not active yet", async () => {
    const asha = await join("Asha");
    const { json } = await call("second-step/setup", undefined, asha.token);
    expect(json.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(json.uri).toContain(
      `otpauth://totp/Cardplaza:${encodeURIComponent(asha.email)}?issuer=Cardplaza&secret=${json.secret}`,
    );
    expect(json.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Buffer.from(json.qr.split(",")[1], "base64").toString()).toMatch(/^<svg/);
    const [row] = await app.db.select().from(secondSteps).where(eq(secondSteps.memberId, asha.id));
    expect(row?.sealedSecret).not.toContain(json.secret);
    expect((await call("second-step", undefined, asha.token)).json).toEqual({
      on: false,
      recoveryCodesLeft: 0,
    });
    expect((await login(asha.email)).status).toBe(200);
  });

  it("is confirmed by a code of the last secret shown, which gives ten recovery codes", async () => {
    const { token } = await join("Meera");
    const first = await call("second-step/setup", undefined, token);
    const second = await call("second-step/setup", undefined, token);
    const codeOf = ({ json }: typeof first) =>
      new TOTP({ secret: Secret.fromBase32(json.secret) }).generate();
    const wrong = await call("second-step/confirm", { code: codeOf(first) }, token);
    expect([wrong.status, wrong.json.fields]).toEqual([400, { code: ACCOUNT_TEXT.wrongSecondStep }]);
    const { json } = await call("second-step/confirm", { code: codeOf(second) }, token);
    expect(new Set(json.recoveryCodes).size).toBe(10);
    expect((await call("second-step", undefined, token)).json).toEqual({ on: true, recoveryCodesLeft: 10 });
  });

  it("cannot be confirmed before it was set up, nor set up or confirmed again while it is on", async () => {
    const ravi = await join("Ravi");
    expect((await call("second-step/confirm", { code: "123456" }, ravi.token)).status).toBe(422);
    const kavya = await joinWithApp("Kavya");
    expect((await call("second-step/setup", undefined, kavya.token)).status).toBe(422);
    expect((await call("second-step/confirm", { code: kavya.code() }, kavya.token)).status).toBe(422);
    const challenge = await challengeFor(kavya);
    expect((await sendCode(challenge, kavya.code())).status).toBe(200);
  });

  it("gives one set of recovery codes when it is confirmed five times at once", async () => {
    const { token } = await join("Dev");
    const { json } = await call("second-step/setup", undefined, token);
    const code = new TOTP({ secret: Secret.fromBase32(json.secret) }).generate();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => call("second-step/confirm", { code }, token)),
    );
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
  });
});

describe("an address that nobody has confirmed", () => {
  it("prevents setting up or confirming a second step, until a number is proven", async () => {
    const asha = await join("Asha");
    const { json } = await call("second-step/setup", undefined, asha.token);
    const code = new TOTP({ secret: Secret.fromBase32(json.secret) }).generate();
    await prove(asha.id, null);
    const refused = { status: 422, json: { message: ACCOUNT_TEXT.secondStepNeedsProof } };
    expect(await call("second-step/setup", undefined, asha.token)).toMatchObject(refused);
    expect(await call("second-step/confirm", { code }, asha.token)).toMatchObject(refused);
    await app.db.update(members).set({ mobileProvenAt: new Date() }).where(eq(members.id, asha.id));
    expect((await call("second-step/confirm", { code }, asha.token)).status).toBe(200);
  });

  it("removes an older second step when it is confirmed, and notifies by bell and mail", async () => {
    const ravi = await joinWithApp("Ravi");
    await prove(ravi.id, null);
    const { json } = await call("otp/request", { channel: "email", to: ravi.email });
    const code = codeIn(await newestMessage(app, ravi.email, 1, /Enter this code/));
    const signedIn = await call("otp/verify", { requestId: json.requestId, code });
    expect(signedIn.status).toBe(200);
    const mail = await newestMessage(app, ravi.email, 1, /confirmed for the first time/);
    expect(mail.subject).toBe("Two-step verification is off");
    const bell = await app.call("GET", "/api/notifications", { as: signedIn.json });
    expect(bell.json.notifications).toMatchObject([
      {
        message: expect.stringContaining("Two-step verification was switched off"),
        targetUrl: "/profile?tab=account",
      },
    ]);
  });

  it("sends nothing about a second step that was never on", async () => {
    const meera = await join("Meera");
    await prove(meera.id, null);
    const { json } = await call("otp/request", { channel: "email", to: meera.email });
    const code = codeIn(await newestMessage(app, meera.email, 1, /Enter this code/));
    const signedIn = await call("otp/verify", { requestId: json.requestId, code });
    expect((await app.call("GET", "/api/notifications", { as: signedIn.json })).json.notifications).toEqual(
      [],
    );
  });
});

describe("signing in with a second step", () => {
  it("asks after the password, and completes the sign-in with the app's code", async () => {
    const asha = await joinWithApp("Asha");
    const challenge = await challengeFor(asha);
    const { status, json } = await sendCode(challenge, asha.code().replace(/^.../, "$& "));
    expect([status, json.user.email]).toEqual([200, asha.email]);
    expect((await app.call("GET", "/api/auth/me", { as: json })).status).toBe(200);
    expect((await sendCode(challenge, asha.code())).status).toBe(410);
  });

  it("asks after a code by mail too", async () => {
    const asha = await joinWithApp("Asha");
    const { json } = await call("otp/request", { channel: "email", to: asha.email });
    const code = codeIn(await newestMessage(app, asha.email, 1, /Enter this code/));
    const asked = await call("otp/verify", { requestId: json.requestId, code });
    expect([asked.status, asked.json.code]).toEqual([401, "SECOND_STEP"]);
    expect((await sendCode(asked.json.challenge, asha.code())).status).toBe(200);
  });

  it("takes each code once, and none of an earlier step after it", async () => {
    const ravi = await joinWithApp("Ravi");
    const earlier = ravi.code();
    app.clock.advance({ seconds: STEP_SECONDS });
    const code = ravi.code();
    expect((await sendCode(await challengeFor(ravi), code)).status).toBe(200);
    const challenge = await challengeFor(ravi);
    const refused = await sendCode(challenge, code);
    expect([refused.status, refused.json.message]).toEqual([400, ACCOUNT_TEXT.wrongSecondStep]);
    expect((await sendCode(challenge, earlier)).status).toBe(400);
    app.clock.advance({ seconds: STEP_SECONDS });
    expect((await sendCode(challenge, ravi.code())).status).toBe(200);
  });

  it("accepts a clock that is one step off, and no more", async () => {
    const ravi = await joinWithApp("Ravi");
    const code = ravi.code();
    app.clock.advance({ seconds: 2 * STEP_SECONDS });
    expect((await sendCode(await challengeFor(ravi), code)).status).toBe(400);
    const next = ravi.code();
    app.clock.advance({ seconds: STEP_SECONDS });
    expect((await sendCode(await challengeFor(ravi), next)).status).toBe(200);
  });

  it("ends after five wrong codes, even if the sixth is right", async () => {
    const kavya = await joinWithApp("Kavya");
    const challenge = await challengeFor(kavya);
    for (let tries = 0; tries < 5; tries++)
      expect((await sendCode(challenge, aWrongCode(kavya.code()))).status).toBe(400);
    const late = await sendCode(challenge, kavya.code());
    expect([late.status, late.json.message]).toEqual([410, ACCOUNT_TEXT.signInAgain]);
  });

  it("checks at most five of thirty parallel guesses", async () => {
    const kavya = await joinWithApp("Kavya");
    const challenge = await challengeFor(kavya);
    const guesses = Array.from({ length: 30 }, () => sendCode(challenge, aWrongCode(kavya.code())));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  });

  it("refuses an account's codes for a while after twenty wrong ones, even over several sign-ins", async () => {
    const meera = await joinWithApp("Meera");
    for (let challenges = 0; challenges < 4; challenges++) {
      const challenge = await challengeFor(meera);
      for (let tries = 0; tries < 5; tries++) await sendCode(challenge, aWrongCode(meera.code()));
    }
    expect((await sendCode(await challengeFor(meera), meera.code())).status).toBe(429);
  });

  it("makes one session of twenty parallel right codes", async () => {
    const dev = await joinWithApp("Dev");
    const before = await app.db.$count(sessions, eq(sessions.memberId, dev.id));
    const challenge = await challengeFor(dev);
    const code = dev.code();
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendCode(challenge, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.$count(sessions, eq(sessions.memberId, dev.id))).toBe(before + 1);
  });

  it("expires after ten minutes, and refuses a made-up challenge", async () => {
    const dev = await joinWithApp("Dev");
    const challenge = await challengeFor(dev);
    app.clock.advance({ minutes: 10 });
    expect((await sendCode(challenge, dev.code())).status).toBe(410);
    expect((await sendCode("made-up", dev.code())).status).toBe(410);
  });

  it("accepts a recovery code once, however it is typed", async () => {
    const asha = await joinWithApp("Asha");
    const [code = "", other = ""] = asha.recoveryCodes;
    expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
    expect((await sendCode(await challengeFor(asha), code.toUpperCase().replaceAll("-", " "))).status).toBe(
      200,
    );
    expect((await sendCode(await challengeFor(asha), code)).status).toBe(400);
    expect((await call("second-step", undefined, asha.token)).json).toEqual({
      on: true,
      recoveryCodesLeft: 9,
    });
    expect((await sendCode(await challengeFor(asha), other)).status).toBe(200);
  });

  it("does not take another member's codes", async () => {
    const [asha, mallory] = [await joinWithApp("Asha"), await joinWithApp("Mallory")];
    const challenge = await challengeFor(asha);
    expect((await sendCode(challenge, mallory.code())).status).toBe(400);
    expect((await sendCode(challenge, mallory.recoveryCodes[0] ?? "")).status).toBe(400);
  });
});

describe("switching the second step off", () => {
  it("needs a code of the app, or a recovery code", async () => {
    for (const pick of ["code", "recovery"] as const) {
      const ravi = await joinWithApp("Ravi");
      const code = pick === "code" ? ravi.code() : (ravi.recoveryCodes[0] ?? "");
      expect((await call("second-step/off", { code: aWrongCode(ravi.code()) }, ravi.token)).status).toBe(400);
      expect((await call("second-step", undefined, ravi.token)).json.on).toBe(true);
      expect((await call("second-step/off", { code }, ravi.token)).status).toBe(204);
      expect((await call("second-step", undefined, ravi.token)).json).toEqual({
        on: false,
        recoveryCodesLeft: 0,
      });
      expect((await login(ravi.email)).status).toBe(200);
      expect((await call("second-step/off", { code }, ravi.token)).status).toBe(422);
    }
  });

  it("is mailed, as switching it on is", async () => {
    const { member, token } = await app.signIn("Priya");
    const email = member.email ?? "";
    const { json } = await call("second-step/setup", undefined, token);
    const totp = new TOTP({ secret: Secret.fromBase32(json.secret) });
    const { json: confirmed } = await call("second-step/confirm", { code: totp.generate() }, token);
    expect((await newestMessage(app, email, 1, /verification is on/)).subject).toBe(
      "Two-step verification is on",
    );
    await call("second-step/off", { code: confirmed.recoveryCodes[0] }, token);
    expect((await newestMessage(app, email, 1, /verification is off/)).subject).toBe(
      "Two-step verification is off",
    );
    const messages = JSON.stringify(await messagesTo(app, email));
    for (const secret of [json.secret, ...confirmed.recoveryCodes]) expect(messages).not.toContain(secret);
  });
});
