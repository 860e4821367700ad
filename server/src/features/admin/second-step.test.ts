import { eq } from "drizzle-orm";
import { URI, type TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { ADMIN_FAILURES, ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import { sharedTestApp } from "../../testing/test-app.ts";
import { admins, auditLog } from "../audit/admin.table.ts";
import { adminSessions } from "./admin-sessions.table.ts";
import { listAuditLog } from "../audit/audit-log-queries.ts";
import { verifyAuditChain } from "../audit/verify-audit-chain.ts";
import { logIn, signInAs } from "./admin.fixtures.ts";

const app = await sharedTestApp();

const STEP_MS = 30_000;
type SignedIn = Awaited<ReturnType<typeof signInAs>>;
const setUp = (as: SignedIn) => app.call("POST", "/api/admin/auth/totp/setup", { as });
const confirm = (as: SignedIn, code: string) =>
  app.call("POST", "/api/admin/auth/totp/confirm", { as, body: { code } });
const codeOf = (phone: TOTP, steps = 0) => phone.generate({ timestamp: Date.now() + steps * STEP_MS });
const needed = { message: ADMIN_TEXT.otpNeeded, error: ADMIN_TEXT.otpNeeded, code: "SECOND_STEP" };

/** An administrator who set up the second step some time ago, so none of today's codes is used. */
async function withPhone(name: string) {
  const signedIn = await signInAs(app, name);
  const phone = URI.parse((await setUp(signedIn)).json.uri) as TOTP;
  const { status, json } = await confirm(signedIn, codeOf(phone));
  expect(status).toBe(200);
  await app.db.update(admins).set({ totpLastStep: 0 }).where(eq(admins.id, signedIn.admin.id));
  return { ...signedIn, phone, email: signedIn.admin.email, codes: json.recoveryCodes };
}

function wrongCode(phone: TOTP): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(phone, steps));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !right.includes(code),
  ) as string;
}

describe("setting the second step up", () => {
  test("gives Meera a secret, its address and a picture of it, and changes nothing until she shows a code", async () => {
    const meera = await signInAs(app, "Meera");
    const { status, json } = await setUp(meera);
    expect([status, json]).toEqual([
      200,
      {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringContaining("otpauth://totp/Cardplaza%20Administration:"),
        qr: expect.stringMatching(/^data:image\/png;base64,/),
      },
    ]);
    expect((await logIn(app, meera.admin.email)).status).toBe(200);
    const [row] = await app.db.select().from(admins).where(eq(admins.id, meera.admin.id));
    expect(row?.sealedTotpSecret).not.toContain(json.secret);
  });

  test("a wrong code does not switch it on, the right one does", async () => {
    const meera = await signInAs(app, "Meera");
    const phone = URI.parse((await setUp(meera)).json.uri) as TOTP;
    const refused = await confirm(meera, wrongCode(phone));
    expect([refused.status, refused.json.fields]).toEqual([400, { code: ADMIN_TEXT.otpWrong }]);
    expect((await confirm(meera, codeOf(phone))).status).toBe(200);
    expect((await app.call("GET", "/api/admin/auth/me", { as: meera })).json.secondStep).toBe(true);
  });

  test("nothing can be confirmed before it was set up", async () => {
    const { status, json } = await confirm(await signInAs(app, "Meera"), "123456");
    expect([status, json.message]).toEqual([422, ADMIN_TEXT.otpNotSetUp]);
  });

  test("a person at Meera's open screen cannot move the second step to another phone", async () => {
    const meera = await withPhone("Meera");
    const { status, json } = await setUp(meera);
    expect([status, json.message]).toEqual([422, ADMIN_TEXT.otpOn]);
    expect((await logIn(app, meera.email, { otp: codeOf(meera.phone) })).status).toBe(200);
  });

  test("ends the sessions that were opened without it, except this one", async () => {
    const meera = await signInAs(app, "Meera");
    const other = (await logIn(app, meera.admin.email)).json.token as string;
    const phone = URI.parse((await setUp(meera)).json.uri) as TOTP;
    await confirm(meera, codeOf(phone));
    expect((await app.call("GET", "/api/admin/auth/me", { as: { token: other } })).status).toBe(401);
    expect((await app.call("GET", "/api/admin/auth/me", { as: meera })).status).toBe(200);
  });

  test("is in the audit log without the secret", async () => {
    const { admin, phone } = await withPhone("Meera");
    const lines = (await listAuditLog(app.db, { targetId: admin.id })).items.toReversed();
    expect(lines.map(({ action }) => action).slice(-2)).toEqual([
      "admin.second-step-set-up",
      "admin.second-step-on",
    ]);
    expect(lines.at(-1)).toMatchObject({ before: { secondStep: false }, after: { secondStep: true } });
    expect(JSON.stringify(lines)).not.toContain(phone.secret.base32);
    expect((await verifyAuditChain(app.db)).brokenAt).toBeNull();
  });
});

describe("signing in with the second step", () => {
  test("asks for the code after a right password only", async () => {
    const { email } = await withPhone("Meera");
    const asked = await logIn(app, email);
    expect([asked.status, asked.json]).toEqual([401, needed]);
    expect((await logIn(app, email, { password: "guessed", otp: "123456" })).json.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  test.each([
    ["this", 0],
    ["the next", 1],
  ])("takes the code of %s half minute", async (_which, steps) => {
    const { email, phone } = await withPhone("Meera");
    const code = codeOf(phone, steps);
    expect((await logIn(app, email, { otp: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
  });

  test("takes a code once, and none that is older", async () => {
    const { email, phone } = await withPhone("Meera");
    const code = codeOf(phone);
    expect((await logIn(app, email, { otp: code })).status).toBe(200);
    for (const used of [code, codeOf(phone, -1)]) {
      const { status, json } = await logIn(app, email, { otp: used });
      expect([status, json.code, json.message]).toEqual([401, "SECOND_STEP", ADMIN_TEXT.otpWrong]);
    }
  });

  test("of five parallel right codes one signs in", async () => {
    const { admin, email, phone } = await withPhone("Meera");
    const otp = codeOf(phone);
    const responses = await Promise.all(Array.from({ length: 5 }, () => logIn(app, email, { otp })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.$count(adminSessions, eq(adminSessions.adminId, admin.id))).toBe(2);
  });

  test("wrong codes lock the account, and asking for the code in between does not help", async () => {
    const { admin, email, phone } = await withPhone("Meera");
    for (let count = 0; count < ADMIN_FAILURES; count++) {
      expect((await logIn(app, email)).json.code).toBe("SECOND_STEP");
      expect((await logIn(app, email, { otp: wrongCode(phone) })).status).toBe(401);
    }
    expect((await logIn(app, email, { otp: codeOf(phone) })).status).toBe(429);
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, admin.id))
      .orderBy(auditLog.seq);
    expect(lines.at(-1)).toMatchObject({ action: "admin.lock", adminId: "" });
  });

  test.each(["", " ", "abcdef", "1234567", "１２３４５６", "-12345"])("%j is no code", async (otp) => {
    const { email } = await withPhone("Meera");
    expect((await logIn(app, email, { otp })).json.code).toBe("SECOND_STEP");
  });
});

describe("recovery codes", () => {
  const left = async (as: { token: string }) =>
    (await app.call("GET", "/api/admin/auth/me", { as })).json.recoveryCodesLeft;
  const renew = (as: { token: string }, code: string) =>
    app.send("POST", "/api/admin/auth/recovery-codes", { as, body: { code } });
  const actionsOn = async (id: string) =>
    (await app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.seq)).map(
      ({ action }) => action,
    );

  test("are ten, are shown once and are stored as hashes", async () => {
    const meera = await withPhone("Meera");
    expect(new Set(meera.codes).size).toBe(10);
    expect(meera.codes[0]).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
    expect(await left(meera)).toBe(10);
    const [row] = await app.db.select().from(admins).where(eq(admins.id, meera.admin.id));
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, meera.admin.id));
    for (const code of meera.codes) expect(JSON.stringify([row, lines])).not.toContain(code);
  });

  test("each signs in once instead of the app's code, however it is typed, and it is recorded", async () => {
    const { admin, email, codes } = await withPhone("Meera");
    const [first = "", second = ""] = codes;
    const signedIn = await logIn(app, email, { otp: first.toUpperCase().replaceAll("-", " ") });
    expect(signedIn.status).toBe(200);
    expect(await left(signedIn.json)).toBe(9);
    expect((await actionsOn(admin.id)).slice(-2)).toEqual(["admin.recovery-code-use", "admin.sign-in"]);
    const again = await logIn(app, email, { otp: first });
    expect([again.status, again.json.code]).toEqual([401, "SECOND_STEP"]);
    expect((await logIn(app, email, { otp: second })).status).toBe(200);
  });

  test("of five parallel uses one signs in", async () => {
    const { email, codes } = await withPhone("Meera");
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => logIn(app, email, { otp: codes[0] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of somebody else do not work", async () => {
    const [meera, nila] = [await withPhone("Meera"), await withPhone("Nila")];
    expect((await logIn(app, meera.email, { otp: nila.codes[0] })).status).toBe(401);
  });

  test("are made anew with the app's code only, and the earlier ones end", async () => {
    const { admin, token, email, phone, codes } = await withPhone("Meera");
    for (const code of [wrongCode(phone), codes[0] ?? ""]) {
      expect((await renew({ token }, code)).status).toBe(400);
    }
    const { status, json } = await renew({ token }, codeOf(phone));
    expect([status, json.recoveryCodes]).toEqual([200, expect.objectContaining({ length: 10 })]);
    expect((await logIn(app, email, { otp: codes[1] })).status).toBe(401);
    expect((await logIn(app, email, { otp: json.recoveryCodes[0] })).status).toBe(200);
    expect(await actionsOn(admin.id)).toContain("admin.recovery-codes-renew");
  });

  test("are not there without a second step", async () => {
    const meera = await signInAs(app, "Meera");
    const { status, json } = await renew(meera, "123456");
    expect([status, json.message, await left(meera)]).toEqual([422, ADMIN_TEXT.otpOff, 0]);
  });
});
