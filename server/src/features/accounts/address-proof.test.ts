import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { sessions } from "./accounts.table.ts";
import { makeAddressProof } from "./address-proof.ts";
import { startSession } from "./sessions/start-session.ts";
import * as person from "./sign-in.fixtures.ts";

const app = await sharedTestApp();

/** The result of a sign-in with another service: a token in a URL and a cookie in the browser. */
async function comeBackSignedIn(name: string) {
  const { member } = await app.signIn(name);
  await app.db.delete(sessions).where(eq(sessions.memberId, member.id));
  const proof = makeAddressProof({ origin: "https://cards.example.in" });
  const given = { device: "Test", now: new Date(), addressProofHash: proof.hash };
  const token = await inTransaction(app.db, (tx) => startSession(tx, member.id, given));
  return { token, member, setCookie: proof.cookie, cookie: proof.cookie.split(";")[0] ?? "" };
}

const byAddress = (who: { token: string }, cookie?: string) =>
  person.me(app, who, { "x-token-source": "address", ...(cookie && { cookie }) });
const sessionsOf = (memberId: string) => app.db.$count(sessions, eq(sessions.memberId, memberId));

test("the cookie is readable by the server only, and only for calls about signing in", async () => {
  const { setCookie } = await comeBackSignedIn("Asha");
  expect(setCookie).toMatch(
    /^sign_in_proof=[\w-]{32}; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test("with its cookie the token is accepted, the cookie is cleared, and from then on the token is enough", async () => {
  const asha = await comeBackSignedIn("Asha");
  const { status, json, headers } = await byAddress(asha, asha.cookie);
  expect([status, json.user._id]).toEqual([200, asha.member.id]);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sign_in_proof=; Path=\/api\/auth; Max-Age=0;/),
  ]);
  expect((await person.me(app, asha)).status).toBe(200);
});

test("it works once: the link opened again is refused, though the session goes on", async () => {
  const asha = await comeBackSignedIn("Asha");
  await byAddress(asha, asha.cookie);
  expect((await byAddress(asha, asha.cookie)).status).toBe(401);
  expect((await person.me(app, asha)).status).toBe(200);
});

test("of twenty parallel calls one is accepted", async () => {
  const asha = await comeBackSignedIn("Asha");
  const responses = await Promise.all(Array.from({ length: 20 }, () => byAddress(asha, asha.cookie)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("without the cookie a stolen link is useless", async () => {
  const asha = await comeBackSignedIn("Asha");
  expect((await person.me(app, asha)).status).toBe(401);
  expect((await app.call("GET", "/api/auth/sessions", { as: asha })).status).toBe(401);
  expect((await app.call("GET", "/api/stream", { as: asha })).status).toBe(401);
  expect((await byAddress(asha, asha.cookie)).status).toBe(200);
});

test.each([
  ["no cookie", () => undefined],
  ["a made-up cookie", () => "sign_in_proof=let-me-in"],
  ["the cookie of another sign-in", async () => (await comeBackSignedIn("Ravi")).cookie],
])("with %s the token is refused and its session ends", async (_what, other) => {
  const asha = await comeBackSignedIn("Asha");
  expect((await byAddress(asha, await other())).status).toBe(401);
  expect(await sessionsOf(asha.member.id)).toBe(0);
  expect((await byAddress(asha, asha.cookie)).status).toBe(401);
});

test("every call with a token from a URL needs the cookie, not only the first endpoint", async () => {
  const asha = await comeBackSignedIn("Asha");
  const headers = { "x-token-source": "address" };
  expect((await app.call("GET", "/api/auth/sessions", { as: asha, headers })).status).toBe(401);
  expect(await sessionsOf(asha.member.id)).toBe(0);
});

test("Ravi cannot plant his own token in a link for Asha: it is refused there, and he stays signed in", async () => {
  const [ravi, asha] = [await app.signIn("Ravi"), await comeBackSignedIn("Asha")];
  expect((await byAddress(ravi)).status).toBe(401);
  expect((await byAddress(ravi, asha.cookie)).status).toBe(401);
  expect((await person.me(app, ravi)).status).toBe(200);
});

test("a session without its cookie yet is not listed among the devices", async () => {
  const asha = await app.signIn("Asha");
  const { hash } = makeAddressProof(app.services);
  const given = { device: "Elsewhere", now: new Date(), addressProofHash: hash };
  await inTransaction(app.db, (tx) => startSession(tx, asha.member.id, given));
  expect((await app.call("GET", "/api/auth/sessions", { as: asha })).json.sessions).toHaveLength(1);
});
