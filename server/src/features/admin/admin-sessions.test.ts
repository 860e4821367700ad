import { expect, test } from "vitest";
import { ADMIN_IDLE_MINUTES } from "@cardplaza/contract/admin/admin-words";
import { newId } from "../../platform/ids.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { findEntries } from "../audit/audit-log-queries.ts";
import { logIn, signInAs } from "./admin.fixtures.ts";

const app = await sharedTestApp();

const SESSIONS = "/api/admin/auth/sessions";
type Token = { token: string };
const sessionsOf = async (as: Token) => (await app.call("GET", SESSIONS, { as })).json.sessions;
const isIn = async (as: Token) => (await app.call("GET", "/api/admin/auth/me", { as })).status === 200;
const again = async (email: string) => (await logIn(app, email)).json as Token;
const lastLineOn = async (id: string) => (await findEntries(app.db, { targetId: id }, { limit: 1 }))[0];

test("Meera sees from which device and address each session is, this one marked", async () => {
  const meera = await signInAs(app, "Meera");
  const headers = {
    "user-agent": "Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36",
  };
  const body = { email: meera.admin.email, password: "peacock mango monsoon" };
  await app.call("POST", "/api/admin/auth/login", { body, headers });
  const sessions = await sessionsOf(meera);
  const at = { createdAt: expect.any(String), lastUsedAt: expect.any(String), address: "127.0.0.1" };
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual({
    _id: expect.any(String),
    device: "Chrome on Android",
    current: false,
    ...at,
  });
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toMatch(/hash/i);
});

test("ending one signs that device out at once and is recorded", async () => {
  const meera = await signInAs(app, "Meera");
  const phone = await again(meera.admin.email);
  const other = (await sessionsOf(meera)).find(({ current }: { current: boolean }) => !current);
  expect((await app.call("DELETE", `${SESSIONS}/${other?._id}`, { as: meera })).status).toBe(204);
  expect([await isIn(phone), await isIn(meera)]).toEqual([false, true]);
  expect(await lastLineOn(meera.admin.id)).toMatchObject({
    action: "admin.session-end",
    before: { address: "127.0.0.1" },
  });
  expect((await app.call("DELETE", `${SESSIONS}/${other?._id}`, { as: meera })).status).toBe(404);
});

test("ending the others leaves this one", async () => {
  const meera = await signInAs(app, "Meera");
  const others = [await again(meera.admin.email), await again(meera.admin.email)];
  expect((await app.call("DELETE", SESSIONS, { as: meera })).status).toBe(204);
  expect(await Promise.all([meera, ...others].map(isIn))).toEqual([true, false, false]);
  expect(await lastLineOn(meera.admin.id)).toMatchObject({ action: "admin.other-sessions-end" });
});

test("somebody else's session is neither shown nor ended", async () => {
  const [meera, nila] = [await signInAs(app, "Meera"), await signInAs(app, "Nila")];
  const [hers] = await sessionsOf(nila);
  for (const id of [hers?._id, newId()]) {
    expect((await app.call("DELETE", `${SESSIONS}/${id}`, { as: meera })).status).toBe(404);
  }
  await app.call("DELETE", SESSIONS, { as: meera });
  expect(await isIn(nila)).toBe(true);
});

test("a session that was idle too long is shown no longer", async () => {
  const meera = await signInAs(app, "Meera");
  app.clock.advance({ minutes: ADMIN_IDLE_MINUTES, seconds: 1 });
  expect(await sessionsOf(await again(meera.admin.email))).toHaveLength(1);
});
