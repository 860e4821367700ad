import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { DAY_MS } from "@cardplaza/contract/time";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { members, sessions } from "../accounts.table.ts";
import * as person from "../sign-in.fixtures.ts";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });

const refusal = {
  message: ACCOUNT_TEXT.wrongPassword,
  error: ACCOUNT_TEXT.wrongPassword,
  code: "UNAUTHENTICATED",
};
const WRONG = "not-her-password";

test("Asha signs in with her address in any case", async () => {
  const asha = await person.join(app, "Asha");
  const { status, json } = await person.logIn(app, ` ${asha.email.toUpperCase()} `);
  const user = { _id: asha.id, name: "Asha", email: asha.email };
  expect([status, json]).toEqual([200, { user, token: expect.any(String) }]);
  expect((await person.me(app, json)).status).toBe(200);
});

describe("who may not", () => {
  test("an unknown address, a wrong password and an account without one get the same response", async () => {
    const asha = await person.join(app, "Asha");
    const farah = person.freshEmail("Farah");
    const { signupCode } = (await person.signInByCode(app, farah)).json;
    await person.register(app, { email: farah, signupCode });
    for (const email of [person.freshEmail("Nobody"), asha.email, farah]) {
      const { status, json, headers } = await person.logIn(app, email, WRONG);
      expect([status, json, headers.get("set-cookie")]).toEqual([401, refusal, null]);
    }
  });

  test("neither takes longer than the other", async () => {
    const asha = await person.join(app, "Asha");
    const took: Record<string, number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 9; round++) {
      for (const [who, email] of [
        ["known", asha.email],
        ["unknown", person.freshEmail("Nobody")],
      ] as const) {
        const began = performance.now();
        await person.logIn(app, email, WRONG, person.elsewhere());
        took[who]?.push(performance.now() - began);
      }
    }
    const middle = (times: number[] = []) => times.sort((a, b) => a - b)[4] as number;
    // Without the decoy hash it would take a tenth of the time or less.
    expect(middle(took.unknown) / middle(took.known)).toBeGreaterThan(0.4);
    expect(middle(took.unknown) / middle(took.known)).toBeLessThan(2.5);
  });

  test.each([
    { email: "asha@example.in" },
    { email: "asha@example.in", password: "" },
    { email: ["asha@example.in"], password: "x" },
    { email: "asha@example.in", password: { $ne: null } },
    { email: "asha@example.in", password: "x", admin: true },
  ])("%j is no sign-in", async (body) => {
    expect((await app.send("POST", "/api/auth/login", { body })).status).toBe(400);
  });
});

describe("ten failures in a quarter of an hour", () => {
  const failTen = async (email: string, home: Record<string, string>) => {
    for (let times = 0; times < 10; times++) {
      expect((await person.logIn(app, email, WRONG, home)).status).toBe(401);
    }
  };

  test("lock the account for that network, even with the right password, and for no other", async () => {
    const [asha, home] = [await person.join(app, "Asha"), person.elsewhere()];
    await failTen(asha.email, home);
    const { status, json, headers } = await person.logIn(app, asha.email, person.PASSWORD, home);
    expect([status, json.message]).toEqual([429, ACCOUNT_TEXT.lockedOut]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
    expect(
      (await person.logIn(app, asha.email, person.PASSWORD, { "x-forwarded-for": "198.51.100.7" })).status,
    ).toBe(200);
    app.clock.advance({ seconds: 901 });
    expect((await person.logIn(app, asha.email, person.PASSWORD, home)).status).toBe(200);
  });

  test("look the same for an address that nobody has", async () => {
    const [email, home] = [person.freshEmail("Nobody"), person.elsewhere()];
    await failTen(email, home);
    expect((await person.logIn(app, email, WRONG, home)).status).toBe(429);
  });

  test("do not include successful sign-ins", async () => {
    const [asha, home] = [await person.join(app, "Asha"), person.elsewhere()];
    for (let times = 0; times < 15; times++) {
      expect((await person.logIn(app, asha.email, person.PASSWORD, home)).status).toBe(200);
    }
  });

  test("cannot be avoided by parallel calls", async () => {
    const [asha, home] = [await person.join(app, "Asha"), person.elsewhere()];
    const tries = Array.from({ length: 30 }, () => person.logIn(app, asha.email, WRONG, home));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe("a device", () => {
  test("that is new causes a mail, a known one does not", async () => {
    const asha = await person.join(app, "Asha");
    const phone = {
      "user-agent": "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36",
    };
    const first = await person.logIn(app, asha.email, person.PASSWORD, phone);
    const mail = await newestMessage(app, asha.email, 1, /New sign-in/);
    expect(mail.text).toContain("Chrome on Android");
    const [cookie] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^device=[\w-]+; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    await person.logIn(app, asha.email, person.PASSWORD, { ...phone, cookie: cookie?.split(";")[0] ?? "" });
    await person.receiveCode(app, asha.email);
    expect(await messagesTo(app, asha.email, /New sign-in/)).toHaveLength(1);
  });
});

test("an account with a pending deletion is restored by signing in", async () => {
  const asha = await person.join(app, "Asha");
  const own = eq(members.id, asha.id);
  await app.db
    .update(members)
    .set({ erasesAt: new Date(Date.now() + DAY_MS) })
    .where(own);
  expect((await person.me(app, asha)).status).toBe(401);
  expect((await person.logIn(app, asha.email, WRONG)).json).toEqual(refusal);
  const { status, json } = await person.logIn(app, asha.email);
  expect([status, (await person.me(app, json)).status]).toEqual([200, 200]);
  expect((await app.db.select().from(members).where(own))[0]?.erasesAt).toBeNull();
});

test("a password that is reset during a sign-in does not sign in", async () => {
  const asha = await person.join(app, "Asha");
  await app.db.delete(sessions).where(eq(sessions.memberId, asha.id));
  const signingIn = Array.from({ length: 8 }, () => person.logIn(app, asha.email));
  // What a reset does while the old password is still being checked.
  await app.db.transaction(async (tx) => {
    await tx.update(members).set({ passwordHash: "another" }).where(eq(members.id, asha.id));
    await tx.delete(sessions).where(eq(sessions.memberId, asha.id));
    await new Promise((resolve) => setTimeout(resolve, 600));
  });
  await Promise.all(signingIn);
  expect(await app.db.$count(sessions, eq(sessions.memberId, asha.id))).toBe(0);
});
