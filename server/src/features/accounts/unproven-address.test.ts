import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { members, oneTimeLinks } from "./accounts.table.ts";
import * as person from "./sign-in.fixtures.ts";

const ASHAS_PASSWORD = "filter-kaapi-77";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });

/** Ravi registers with Asha's address before she does, and stays signed in on two devices. */
async function squat() {
  const email = person.freshEmail("Asha");
  const first = (
    await person.register(app, { name: "Ravi", email, password: person.PASSWORD, mobile: "9876543210" })
  ).json;
  const second = (await person.logIn(app, email)).json;
  return { email, id: first.user._id as string, devices: [first, second] as { token: string }[] };
}

async function expectRaviOut({ email, devices }: Awaited<ReturnType<typeof squat>>) {
  for (const device of devices) expect((await person.me(app, device)).status).toBe(401);
  const { status, json } = await person.logIn(app, email);
  expect([status, json.message]).toEqual([401, ACCOUNT_TEXT.wrongPassword]);
}

describe("an address that Ravi registered but never proved", () => {
  test("works for him until its owner registers", async () => {
    const ravi = await squat();
    for (const device of ravi.devices) expect((await person.me(app, device)).status).toBe(200);
  });

  test("gives him nothing once Asha signs in by code: password and sessions are gone", async () => {
    const ravi = await squat();
    const asha = await person.signInByCode(app, ravi.email);
    expect([asha.status, asha.json.user._id]).toEqual([200, ravi.id]);
    await expectRaviOut(ravi);
    expect((await person.me(app, asha.json)).status).toBe(200);
    const [member] = await app.db.select().from(members).where(eq(members.id, ravi.id));
    expect(member).toMatchObject({ passwordHash: null, mobile: null, emailProvenAt: expect.any(Date) });
  });

  test("nor once she resets its password", async () => {
    const ravi = await squat();
    await app.call("POST", "/api/auth/forgot-password", { body: { email: ravi.email } });
    const { text } = await newestMessage(app, ravi.email);
    const code = /\?code=([\w-]+)/.exec(text)?.[1];
    const body = { code, password: ASHAS_PASSWORD };
    expect((await app.send("POST", "/api/auth/reset-password", { body })).status).toBe(200);
    await expectRaviOut(ravi);
    expect((await person.logIn(app, ravi.email, ASHAS_PASSWORD)).status).toBe(200);
  });

  test("he cannot start a sign-in and complete it after she came", async () => {
    const ravi = await squat();
    const link = { codeHash: "his", kind: "second-step", memberId: ravi.id, createdAt: new Date() } as const;
    await app.db.insert(oneTimeLinks).values({ ...link, expiresAt: new Date(Date.now() + 600_000) });
    await person.signInByCode(app, ravi.email);
    const [his] = await app.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.memberId, ravi.id));
    expect(his?.usedAt).toBeInstanceOf(Date);
  });

  test("after that it is hers: another code drops nothing", async () => {
    const { email } = await squat();
    const asha = (await person.signInByCode(app, email)).json as { token: string };
    await person.signInByCode(app, email);
    expect((await person.me(app, asha)).status).toBe(200);
  });
});

test("if Ravi has proven his number, Asha gets her address and he keeps his account without it", async () => {
  const [email, mobile] = [person.freshEmail("Asha"), person.freshMobile()];
  const his = (await person.signInByCode(app, mobile)).json;
  const ravi = (await person.register(app, { name: "Ravi", email, signupCode: his.signupCode })).json;
  const hers = (await person.signInByCode(app, email)).json;
  expect(hers).toEqual({ signupCode: expect.any(String) });
  const asha = (await person.register(app, { email, signupCode: hers.signupCode })).json;
  expect(asha.user._id).not.toBe(ravi.user._id);
  expect((await person.me(app, ravi)).json.user).toMatchObject({ name: "Ravi", email: "" });
});
