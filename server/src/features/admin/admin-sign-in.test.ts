import { eq, max } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  ADMIN_FAILURES,
  ADMIN_IDLE_MINUTES,
  ADMIN_SESSION_HOURS,
  ADMIN_TEXT,
} from "@cardplaza/contract/admin/admin-words";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { rateLimits } from "../../platform/http/rate-limits.table.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { auditLog } from "../audit/admin.table.ts";
import { adminSessions } from "./admin-sessions.table.ts";
import { logIn, makeAdmin, PASSWORD, signInAs } from "./admin.fixtures.ts";

const ME = "/api/admin/auth/me";
const MINUTE = 60_000;
const wrong = { message: ADMIN_TEXT.wrong, error: ADMIN_TEXT.wrong, code: "UNAUTHENTICATED" };
const locked = { message: ADMIN_TEXT.locked, error: ADMIN_TEXT.locked, code: "RATE_LIMITED" };

const app = await sharedTestApp();

const me = (token: string) => app.call("GET", ME, { as: { token } });
const actionsOn = async (targetId: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.targetId, targetId)).orderBy(auditLog.seq)).map(
    ({ action, adminId, role }) => ({ action, adminId, role }),
  );

test("Meera signs in, is recognised, and sees that she has no second step", async () => {
  const meera = await makeAdmin(app, "Meera");
  const { status, json } = await logIn(app, meera.email.toUpperCase());
  const admin = { _id: meera.id, name: "Meera", email: meera.email, role: "superadmin" };
  expect([status, json]).toEqual([200, { admin, token: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect((await me(json.token)).json).toEqual({
    admin,
    secondStep: false,
    recoveryCodesLeft: 0,
    endsAt: expect.stringMatching(/^\d{4}-/),
  });
});

test("signing out ends the token at once, and no other one", async () => {
  const { admin, token } = await signInAs(app, "Meera");
  const other = (await logIn(app, admin.email)).json.token as string;
  expect((await app.call("POST", "/api/admin/auth/logout", { as: { token } })).status).toBe(204);
  expect((await me(token)).status).toBe(401);
  expect((await me(other)).status).toBe(200);
});

test("a wrong password, an unknown address and a member's address get the same response", async () => {
  const meera = await makeAdmin(app, "Meera");
  const ravi = await app.signIn("Ravi");
  const responses = [
    await logIn(app, meera.email, { password: "not hers at all" }),
    await logIn(app, "nobody@cardplaza.example"),
    await logIn(app, ravi.member.email ?? ""),
  ];
  for (const { status, json } of responses) expect([status, json]).toEqual([401, wrong]);
});

test("invalid input is reported by field", async () => {
  const { status, json } = await app.call("POST", "/api/admin/auth/login", {
    body: { email: "meera", password: "" },
  });
  expect([status, Object.keys(json.fields)]).toEqual([400, ["email", "password"]]);
});

describe("two kinds of tokens", () => {
  test("Asha's member token does not work for the administration", async () => {
    const asha = await app.signIn("Asha", { premium: true });
    const { status, json } = await app.call("GET", ME, { as: asha });
    expect([status, json.message]).toEqual([401, ERROR_TEXT.signIn]);
  });

  test("Meera's administrator token does not work for members' calls", async () => {
    const meera = await signInAs(app, "Meera");
    for (const path of ["/api/auth/me", "/api/notifications", "/api/user-profile"]) {
      expect([path, (await app.call("GET", path, { as: meera })).status]).toEqual([path, 401]);
    }
  });
});

describe("a session ends", () => {
  const lifetime = ADMIN_SESSION_HOURS * 60;
  test.each([
    [
      "not while it was used within the idle time",
      { used: ADMIN_IDLE_MINUTES - 1, made: ADMIN_IDLE_MINUTES },
      200,
    ],
    ["when it was left alone", { used: ADMIN_IDLE_MINUTES + 1, made: ADMIN_IDLE_MINUTES + 1 }, 401],
    ["not in its last minute", { used: 0, made: lifetime - 1 }, 200],
    ["at the end of the day, however busy", { used: 0, made: lifetime + 1 }, 401],
  ])("%s", async (_what, { used, made }, status) => {
    const { admin, token } = await signInAs(app, "Meera");
    const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
    await app.db
      .update(adminSessions)
      .set({ lastUsedAt: ago(used), createdAt: ago(made) })
      .where(eq(adminSessions.adminId, admin.id));
    expect((await me(token)).status).toBe(status);
  });

  test("a call keeps it alive", async () => {
    const { admin, token } = await signInAs(app, "Meera");
    const mine = eq(adminSessions.adminId, admin.id);
    await app.db
      .update(adminSessions)
      .set({ lastUsedAt: new Date(Date.now() - 20 * MINUTE) })
      .where(mine);
    await me(token);
    const [session] = await app.db.select().from(adminSessions).where(mine);
    expect(Date.now() - (session?.lastUsedAt.getTime() ?? 0)).toBeLessThan(MINUTE);
    expect(JSON.stringify(session)).not.toContain(token);
  });
});

describe("guessing", () => {
  const guess = (email: string) => logIn(app, email, { password: "guessed" });
  const guessOften = async (email: string) => {
    for (let count = 0; count < ADMIN_FAILURES; count++) expect((await guess(email)).status).toBe(401);
  };

  test("five wrong passwords lock the account for a quarter of an hour, for the right one too", async () => {
    const meera = await makeAdmin(app, "Meera");
    await guessOften(meera.email);
    const refused = await logIn(app, meera.email);
    expect([refused.status, refused.json]).toEqual([429, locked]);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  test("an unknown address locks in the same way", async () => {
    await guessOften("stranger@cardplaza.example");
    const refused = await guess("stranger@cardplaza.example");
    expect([refused.status, refused.json]).toEqual([429, locked]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(890);
  });

  test("the lock is over after its time and is not lengthened by trying on", async () => {
    const meera = await makeAdmin(app, "Meera");
    await guessOften(meera.email);
    const lastLock = () => app.db.select({ until: max(rateLimits.expire) }).from(rateLimits);
    const before = await lastLock();
    await guess(meera.email);
    expect(await lastLock()).toEqual(before);
    await app.db.update(rateLimits).set({ expire: Date.now() - 1 });
    expect((await logIn(app, meera.email)).status).toBe(200);
  });

  test("a success in between resets the count", async () => {
    const meera = await makeAdmin(app, "Meera");
    for (let round = 0; round < 2; round++) {
      for (let count = 1; count < ADMIN_FAILURES; count++) await guess(meera.email);
      expect((await logIn(app, meera.email)).status).toBe(200);
    }
  });

  test("one administrator's lock is not another's", async () => {
    const [meera, kabir] = [await makeAdmin(app, "Meera"), await makeAdmin(app, "Kabir", "support")];
    await guessOften(meera.email);
    expect((await logIn(app, kabir.email)).status).toBe(200);
  });

  test("of twenty guesses at once only five are looked at", async () => {
    const meera = await makeAdmin(app, "Meera");
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess(meera.email)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(ADMIN_FAILURES);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20 - ADMIN_FAILURES);
  });

  test("sign-in, lock and sign-out are in the audit log, a single wrong password is not", async () => {
    const { admin, token } = await signInAs(app, "Meera", "moderator");
    await app.call("POST", "/api/admin/auth/logout", { as: { token } });
    await guessOften(admin.email);
    await guess(admin.email);
    const hers = { adminId: admin.id, role: "moderator" };
    expect((await actionsOn(admin.id)).slice(1)).toEqual([
      { action: "admin.sign-in", ...hers },
      { action: "admin.sign-out", ...hers },
      { action: "admin.lock", adminId: "", role: "" },
    ]);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, admin.id));
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${PASSWORD}|${token}|guessed`));
  });
});
