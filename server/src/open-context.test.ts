import { eq } from "drizzle-orm";
import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVERY_ADMIN } from "@cardplaza/contract/admin-roles";
import { endpoints } from "@cardplaza/contract/endpoint";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { HandlersOf } from "./context.ts";
import { sessions } from "./features/accounts/accounts.table.ts";
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from "./features/accounts/sessions/session-queries.ts";
import { endPlan } from "./features/plan/plan.fixtures.ts";
import { premiumPeriods } from "./features/plan/plan.table.ts";
import { startTestEndpoints } from "./testing/test-endpoints.ts";

const Name = z.object({ name: z.string().nullable() });
const table = endpoints({
  "GET /api/anyone": { summary: "Open", returns: Name },
  "GET /api/member": { summary: "Members", auth: "member", returns: Name },
  "GET /api/premium": { summary: "Premium", auth: "premium", feature: "Dynamic QR", returns: Name },
  "GET /api/admin": { summary: "Administrators", auth: "admin", roles: EVERY_ADMIN, returns: Name },
  "POST /api/member": {
    summary: "Members write",
    auth: "member",
    body: z.object({ title: z.string() }),
    returns: Name,
  },
});
const handlers: HandlersOf<typeof table> = {
  "GET /api/anyone": ({ ctx }) => ({ name: ctx.member?.name ?? null }),
  "GET /api/member": ({ ctx }) => ({ name: ctx.member.name }),
  "GET /api/premium": ({ ctx }) => ({ name: ctx.member.name }),
  "GET /api/admin": () => ({ name: "nobody gets here yet" }),
  "POST /api/member": ({ ctx }) => ({ name: ctx.member.name }),
};

let app: Awaited<ReturnType<typeof startTestEndpoints>>;
beforeAll(async () => {
  app = await startTestEndpoints(table, handlers);
});
afterAll(() => app.stop());

const signInRefusal = { message: ERROR_TEXT.signIn, error: ERROR_TEXT.signIn, code: "UNAUTHENTICATED" };

test("anyone may call a public endpoint, and a member is recognised there too", async () => {
  const asha = await app.signIn("Asha");
  expect((await app.call("GET", "/api/anyone")).json).toEqual({ name: null });
  expect((await app.call("GET", "/api/anyone", { as: asha })).json).toEqual({ name: "Asha" });
});

test("a visitor is asked to sign in", async () => {
  for (const path of ["/api/member", "/api/premium", "/api/admin"]) {
    const { status, json } = await app.call("GET", path);
    expect([path, status, json]).toEqual([path, 401, signInRefusal]);
  }
});

test("a visitor is asked to sign in before the input is validated", async () => {
  const { status } = await app.call("POST", "/api/member", { body: { nonsense: true } });
  expect(status).toBe(401);
});

test("Asha and Ravi are each recognised by their own token", async () => {
  const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
  expect((await app.call("GET", "/api/member", { as: asha })).json).toEqual({ name: "Asha" });
  expect((await app.call("GET", "/api/member", { as: ravi })).json).toEqual({ name: "Ravi" });
});

describe("premium", () => {
  test("Ravi on the free plan is refused with the name of the feature", async () => {
    const ravi = await app.signIn("Ravi");
    const { status, json } = await app.call("GET", "/api/premium", { as: ravi });
    expect([status, json]).toEqual([
      403,
      {
        message: ERROR_TEXT.premium,
        error: ERROR_TEXT.premium,
        code: "PREMIUM_REQUIRED",
        feature: "Dynamic QR",
      },
    ]);
  });

  test("Asha on the premium plan gets in", async () => {
    const asha = await app.signIn("Asha", { premium: true });
    expect((await app.call("GET", "/api/premium", { as: asha })).json).toEqual({ name: "Asha" });
  });

  test("a plan that has ended, or has not begun, does not count", async () => {
    const farah = await app.signIn("Farah", { premium: true });
    const period = eq(premiumPeriods.memberId, farah.member.id);
    await endPlan(app, farah);
    expect((await app.call("GET", "/api/premium", { as: farah })).status).toBe(403);
    const [startsAt, endsAt] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)];
    await app.db.update(premiumPeriods).set({ startsAt, endsAt }).where(period);
    expect((await app.call("GET", "/api/premium", { as: farah })).status).toBe(403);
  });
});

test("no member's token opens an administrators' endpoint", async () => {
  for (const person of [await app.signIn("Ravi"), await app.signIn("Asha", { premium: true })]) {
    expect((await app.call("GET", "/api/admin", { as: person })).status).toBe(401);
  }
});

describe("sessions end", () => {
  const MINUTE = 60_000;
  const ago = (ms: number) => new Date(Date.now() - ms);

  test.each([
    ["used just in time", { lastUsedAt: SESSION_IDLE_MS - MINUTE, createdAt: SESSION_IDLE_MS }, 200],
    [
      "left alone too long",
      { lastUsedAt: SESSION_IDLE_MS + MINUTE, createdAt: SESSION_IDLE_MS + MINUTE },
      401,
    ],
    ["in its last minute", { lastUsedAt: 0, createdAt: SESSION_LIFETIME_MS - MINUTE }, 200],
    [
      "older than any may be, though used today",
      { lastUsedAt: 0, createdAt: SESSION_LIFETIME_MS + MINUTE },
      401,
    ],
  ])("a session %s", async (_what, { lastUsedAt, createdAt }, status) => {
    const gurpreet = await app.signIn("Gurpreet");
    await app.db
      .update(sessions)
      .set({ lastUsedAt: ago(lastUsedAt), createdAt: ago(createdAt) })
      .where(eq(sessions.memberId, gurpreet.member.id));
    expect((await app.call("GET", "/api/member", { as: gurpreet })).status).toBe(status);
  });

  test("a session that was ended is refused at once", async () => {
    const asha = await app.signIn("Asha");
    expect((await app.call("GET", "/api/member", { as: asha })).status).toBe(200);
    await app.db.delete(sessions).where(eq(sessions.memberId, asha.member.id));
    expect((await app.call("GET", "/api/member", { as: asha })).status).toBe(401);
  });
});

test("the token is not stored, only its hash", async () => {
  const asha = await app.signIn("Asha");
  const [session] = await app.db.select().from(sessions).where(eq(sessions.memberId, asha.member.id));
  expect(JSON.stringify(session)).not.toContain(asha.token);
  expect((await app.call("GET", "/api/member", { as: { token: session?.tokenHash ?? "" } })).status).toBe(
    401,
  );
});

test("a call with a malformed Authorization header counts as a visitor's, never as an error", async () => {
  const { token } = await app.signIn("Asha");
  const malformed = [
    token,
    `Basic ${token}`,
    `Bearer${token}`,
    `Bearer  ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token}, Bearer ${token}`,
    "Bearer",
    "Bearer ",
    "Bearer ' or 1=1 --",
    `Bearer ${"a".repeat(5_000)}`,
    "Bearer \u00e9",
    "null",
  ];
  for (const authorization of malformed) {
    const headers = { authorization };
    expect([authorization, (await app.call("GET", "/api/member", { headers })).status]).toEqual([
      authorization,
      401,
    ]);
    expect((await app.call("GET", "/api/anyone", { headers })).json).toEqual({ name: null });
  }
});

test("the word Bearer may be written in any case", async () => {
  const { token } = await app.signIn("Asha");
  expect(
    (await app.call("GET", "/api/member", { headers: { authorization: `bearer ${token}` } })).status,
  ).toBe(200);
});
