import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { consents } from "../accounts/accounts.table.ts";

const app = await sharedTestApp();

const setConsent = (as: Person, body: unknown) => app.send("PUT", "/api/account/consents", { as, body });
const rowsOf = ({ member }: Person) =>
  app.db.select().from(consents).where(eq(consents.memberId, member.id)).orderBy(asc(consents.id));

test("Asha gives a consent and withdraws it; both stay on record, the newest first", async () => {
  const asha = await app.signIn("Asha");
  await setConsent(asha, { purpose: "marketing", given: true });
  const { status, json } = await setConsent(asha, { purpose: "marketing", given: false });
  expect(status).toBe(200);
  expect(json.consents).toEqual([
    { purpose: "marketing", given: false, version: TERMS_VERSION, language: "en", at: expect.any(String) },
    { purpose: "marketing", given: true, version: TERMS_VERSION, language: "en", at: expect.any(String) },
  ]);
  expect((await app.call("GET", "/api/account/consents", { as: asha })).json).toEqual(json);
});

test("an unchanged consent leaves no second record, also when sent ten times at once", async () => {
  const asha = await app.signIn("Asha");
  await Promise.all(
    Array.from({ length: 10 }, () => setConsent(asha, { purpose: "marketing", given: true })),
  );
  expect(await rowsOf(asha)).toHaveLength(1);
});

test.each([
  [{ purpose: "terms", given: false }],
  [{ purpose: "adult", given: false }],
  [{ purpose: "marketing", given: "yes" }],
  [{ purpose: "marketing" }],
  [{ purpose: "marketing", given: true, at: "2020-01-01T00:00:00Z" }],
  [{ purpose: "marketing", given: true, memberId: "x" }],
])("%j is refused", async (body) => {
  const asha = await app.signIn("Asha");
  expect((await setConsent(asha, body)).status).toBe(400);
  expect(await rowsOf(asha)).toEqual([]);
});

test("Ravi's consents are his own, and a visitor has none", async () => {
  const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
  await setConsent(asha, { purpose: "marketing", given: true });
  expect((await app.call("GET", "/api/account/consents", { as: ravi })).json.consents).toEqual([]);
  expect((await app.call("GET", "/api/account/consents")).status).toBe(401);
  expect(
    (await app.call("PUT", "/api/account/consents", { body: { purpose: "marketing", given: true } })).status,
  ).toBe(401);
});
