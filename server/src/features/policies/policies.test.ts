import { readdirSync } from "node:fs";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  AGREED_POLICIES,
  POLICIES,
  POLICY_SLUGS,
  POLICY_TEXT,
  TERMS_VERSION,
} from "@cardplaza/contract/policies/policy-words";
import { policyContents, readPolicy } from "@cardplaza/contract/policies/policy-rules";
import { sharedTestApp } from "../../testing/test-app.ts";
import { consents, members } from "../accounts/accounts.table.ts";
import { freshEmail, logIn, PASSWORD, register } from "../accounts/sign-in.fixtures.ts";
import { POLICIES_DIR } from "./policy-files.ts";

const app = await sharedTestApp({
  settings: {
    SELLER_NAME: "Plaza [Test] Private Limited",
    SELLER_ADDRESS: "12 MG Road\nBengaluru 560001",
    GRIEVANCE_OFFICER_NAME: "Meera Iyer",
    GRIEVANCE_OFFICER_EMAIL: "meera@plaza.example.in",
    GRIEVANCE_OFFICER_PHONE: "+91 80 4000 0000",
  },
});

const get = async (path: string) => app.call("GET", path);

test.each(POLICY_SLUGS)("%s is served whole, with the names that the settings give", async (slug) => {
  const { status, json } = await get(`/api/policies/${slug}`);
  const [newest] = POLICIES[slug].versions;
  expect(status).toBe(200);
  expect(json).toMatchObject({ title: POLICIES[slug].title, version: newest.version });
  expect(json.effectiveFrom).toBe(newest.effectiveFrom);
  expect(json.body).toContain("Meera Iyer");
  expect(json.body).toContain("Plaza Test Private Limited, 12 MG Road Bengaluru 560001");
  expect(json.body).toContain("[meera@plaza.example.in](mailto:meera@plaza.example.in), +91 80 4000 0000");
  expect(json.body).not.toMatch(/[{}<>]/);
  const blocks = readPolicy(json.body as string);
  expect(policyContents(blocks).length).toBeGreaterThan(5);
  // Every list and table is parsed: no Markdown characters are left in a text.
  expect(JSON.stringify(blocks)).not.toMatch(/"text":"(- |\||#|\d+\. )[^"]*"\}\]\}/);
  expect((await get(`/api/policies/${slug}?version=${newest.version}`)).json).toEqual(json);
});

test("an unknown policy or version is not found", async () => {
  for (const path of [
    "cookie-policy",
    "toString",
    "refund-policy?version=1999-01",
    "refund-policy?version=../x",
  ])
    expect((await get(`/api/policies/${path}`)).status).toBe(404);
});

test("every version has its text, and every text its version", () => {
  for (const slug of POLICY_SLUGS) {
    const files = readdirSync(join(POLICIES_DIR, slug)).sort();
    const versions = POLICIES[slug].versions.map(({ version }) => version);
    expect(files).toEqual([...versions].sort().map((version) => `${version}.md`));
    // The newest first, otherwise members would be asked about an old version.
    expect(versions).toEqual([...versions].sort().reverse());
  }
});

test("the notice is there in English and in Hindi", async () => {
  expect((await get("/api/privacy-notice")).json).toMatchObject({ language: "en", title: "In short" });
  const { json } = await get("/api/privacy-notice?language=hi");
  expect(json).toMatchObject({ language: "hi", title: "संक्षेप में" });
  expect(json.body).toContain("शिकायत अधिकारी **Meera Iyer**");
  expect((await get("/api/privacy-notice?language=fr")).json.language).toBe("en");
});

test("everybody can read who runs the product", async () => {
  expect((await get("/api/legal-details")).json).toEqual({
    name: "Plaza [Test] Private Limited",
    address: "12 MG Road\nBengaluru 560001",
    gstin: null,
    grievanceOfficer: {
      name: "Meera Iyer",
      email: "meera@plaza.example.in",
      phone: "+91 80 4000 0000",
    },
  });
});

async function memberWho(version: string) {
  const email = freshEmail("Asha");
  await register(app, { email, password: PASSWORD, consent: { terms: true, version, adult: true } });
  const { json } = await logIn(app, email);
  return { email, token: json.token };
}
const asked = async (as: { token: string }) => (await app.call("GET", "/api/account/consents", { as })).json;
const agree = (as: { token: string }, version: string) =>
  app.call("PUT", "/api/account/consents", { as, body: { purpose: "terms", given: true, version } });

test("Asha agreed to an older version: she sees what is new, agrees once, and is not asked again", async () => {
  const asha = await memberWho("2025-01");
  const { asked: waits } = await asked(asha);
  expect(waits!.version).toBe(TERMS_VERSION);
  expect(waits!.documents.map(({ slug }: { slug: string }) => slug)).toEqual(AGREED_POLICIES);
  expect(waits!.documents[0]!.changes[0]).toBe(POLICIES["terms-and-conditions"].versions[0].changes[0]);

  const other = await agree(asha, "2025-01");
  expect([other.status, other.json.message]).toEqual([409, POLICY_TEXT.changedAgain]);
  const responses = await Promise.all(Array.from({ length: 5 }, () => agree(asha, TERMS_VERSION)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(responses[0]?.json.asked).toBeNull();
  expect((await asked(asha)).asked).toBeNull();

  const rows = await app.db
    .select({ purpose: consents.purpose, version: consents.version, language: consents.language })
    .from(consents)
    .innerJoin(members, eq(members.id, consents.memberId))
    .where(eq(members.email, asha.email))
    .orderBy(asc(consents.id));
  expect(rows.filter(({ purpose }) => purpose === "terms")).toEqual([
    { purpose: "terms", version: "2025-01", language: expect.any(String) },
    { purpose: "terms", version: TERMS_VERSION, language: "en" },
  ]);
});

test("a member who agreed to today's version, or to an unknown one, is not asked", async () => {
  for (const version of [TERMS_VERSION, "1.0", "2999-01"])
    expect((await asked(await memberWho(version))).asked).toBeNull();
});

test("the terms cannot be withdrawn while the account exists, and a visitor cannot agree", async () => {
  const asha = await memberWho(TERMS_VERSION);
  const setConsent = (body: object, as?: { token: string }) =>
    app.send("PUT", "/api/account/consents", { as, body });
  expect((await setConsent({ purpose: "terms", given: false, version: TERMS_VERSION }, asha)).status).toBe(
    400,
  );
  expect((await setConsent({ purpose: "terms", given: true }, asha)).status).toBe(400);
  expect((await setConsent({ purpose: "terms", given: true, version: TERMS_VERSION })).status).toBe(401);
});
