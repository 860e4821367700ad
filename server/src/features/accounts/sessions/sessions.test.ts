import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { sessions } from "../accounts.table.ts";
import { SESSION_IDLE_MS } from "./session-queries.ts";
import * as person from "../sign-in.fixtures.ts";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });

type Person = { token: string };
const devicesOf = async (as: Person) => (await app.call("GET", "/api/auth/sessions", { as })).json.sessions;
const signOut = (as: Person) => app.call("POST", "/api/auth/logout", { as });
const endThere = (as: Person, id: string) => app.call("DELETE", `/api/auth/sessions/${id}`, { as });

test("me has exactly the specified shape, in both places", async () => {
  const asha = await person.join(app, "Asha");
  const company = { hasCompany: false, companyId: null, onboardingCompleted: false };
  const { status, json } = await person.me(app, asha);
  expect([status, json]).toEqual([
    200,
    { user: { _id: asha.id, name: "Asha", email: asha.email, ...company }, ...company },
  ]);
});

describe("signing out", () => {
  test("ends the token at once, and no other", async () => {
    const asha = await person.join(app, "Asha");
    const other = (await person.logIn(app, asha.email)).json as Person;
    expect((await signOut(asha)).status).toBe(204);
    expect((await person.me(app, asha)).status).toBe(401);
    expect((await signOut(asha)).status).toBe(401);
    expect((await person.me(app, other)).status).toBe(200);
  });

  test("ends the open stream of that device too", async () => {
    const asha = await person.join(app, "Asha");
    const headers = { authorization: `Bearer ${asha.token}` };
    const stream = await fetch(`${app.url}/api/stream`, { headers });
    expect(stream.status).toBe(200);
    await signOut(asha);
    const everything = await stream.text();
    expect(everything).toContain("event:");
  });

  test("a visitor has nothing to sign out of", async () => {
    expect((await app.call("POST", "/api/auth/logout")).status).toBe(401);
  });
});

describe("signed-in devices", () => {
  test("are listed with the current one marked, the last used first", async () => {
    const asha = await person.join(app, "Asha");
    const agent = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0";
    app.clock.advance({ minutes: 1 });
    const desk = (await person.logIn(app, asha.email, person.PASSWORD, { "user-agent": agent }))
      .json as Person;
    const device = { _id: expect.any(String), createdAt: expect.any(String), lastUsedAt: expect.any(String) };
    expect(await devicesOf(asha)).toEqual([
      { ...device, device: "Edge on Windows", current: false },
      { ...device, device: "Unknown browser", current: true },
    ]);
    expect((await devicesOf(desk)).map((each: { current: boolean }) => each.current)).toEqual([true, false]);
  });

  test("Asha signs another device out", async () => {
    const asha = await person.join(app, "Asha");
    const other = (await person.logIn(app, asha.email)).json as Person;
    const id = (await devicesOf(asha)).find((each: { current: boolean }) => !each.current)!._id;
    expect((await endThere(asha, id)).status).toBe(204);
    expect((await person.me(app, other)).status).toBe(401);
    expect((await endThere(asha, id)).status).toBe(404);
  });

  test("Ravi can neither see nor end Asha's", async () => {
    const [asha, ravi] = [await person.join(app, "Asha"), await person.join(app, "Ravi")];
    const [hers] = await devicesOf(asha);
    expect((await devicesOf(ravi)).map((each: { _id: string }) => each._id)).not.toContain(hers!._id);
    const { status, json } = await endThere(ravi, hers!._id);
    expect([status, json.message]).toEqual([404, ERROR_TEXT.notFound]);
    expect((await person.me(app, asha)).status).toBe(200);
  });

  test("one that was unused for a month is not listed", async () => {
    const asha = await person.join(app, "Asha");
    const lastUsedAt = new Date(Date.now() - SESSION_IDLE_MS - 1000);
    await app.db.update(sessions).set({ lastUsedAt }).where(eq(sessions.memberId, asha.id));
    const now = (await person.logIn(app, asha.email)).json as Person;
    expect(await devicesOf(now)).toHaveLength(1);
  });

  test("no token and no hash of one is in the list", async () => {
    const asha = await person.join(app, "Asha");
    const [row] = await app.db.select().from(sessions).where(eq(sessions.memberId, asha.id));
    const { text } = await app.call("GET", "/api/auth/sessions", { as: asha });
    for (const secret of [asha.token, row?.tokenHash ?? ""]) expect(text).not.toContain(secret);
  });

  test.each(["x", "../me", "0".repeat(21)])("%s is no session", async (id) => {
    const asha = await person.join(app, "Asha");
    expect((await endThere(asha, encodeURIComponent(id))).status).toBe(400);
  });
});
