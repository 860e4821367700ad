import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ACCOUNT_TEXT, FRESH_SIGN_IN_MINUTES } from "@cardplaza/contract/accounts/account-words";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import { codeIn, messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { readsOf, walk } from "../../testing/walk-reads.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { insertCompany } from "../companies/company/company.fixtures.ts";
import { exportOf } from "../account-data/account-data.fixtures.ts";
import { outgoingMessages } from "../outgoing/outgoing.table.ts";
import { members } from "./accounts.table.ts";
import { freshEmail, freshMobile, joinByMobile, signInByCode } from "./sign-in.fixtures.ts";

// What a member can do who has proven a mobile number and has given no address.

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });
const CODE = /Enter this code|is your Cardplaza code/;
const codeTo = async (to: string, count = 1) => codeIn(await newestMessage(app, to, count, CODE));
const start = (as: { token: string }, email: string) =>
  app.call("POST", "/api/auth/contact-change", { as, body: { email } });
const confirm = (as: { token: string }, body: { oldCode?: string; newCode: string }) =>
  app.call("POST", "/api/auth/contact-change/confirm", { as, body });
const personOf = async ({ id, token }: { id: string; token: string }) => {
  const [member] = await app.db.select().from(members).where(eq(members.id, id));
  return { member: member!, token };
};

test("right after the sign-in a first address needs its own code alone, and an SMS tells of it", async () => {
  const farah = await joinByMobile(app, "Farah Siddiqui");
  const email = freshEmail("Farah");
  expect((await start(farah, email)).json.oldCodeSent).toBe(false);
  const { json } = await confirm(farah, { newCode: await codeTo(email) });
  expect(json).toEqual({ email, mobile: farah.mobile });
  expect((await newestMessage(app, farah.mobile, 1, /e-mail address was added/)).channel).toBe("sms");
  expect((await signInByCode(app, email)).json.user._id).toBe(farah.id);
});

test("later it needs a code sent to her mobile too: a stolen session does not take the account over", async () => {
  const farah = await joinByMobile(app, "Farah Siddiqui");
  const email = freshEmail("Mallory");
  app.clock.advance({ minutes: FRESH_SIGN_IN_MINUTES });
  expect((await start(farah, email)).json.oldCodeSent).toBe(true);
  const [oldCode, newCode] = [await codeTo(farah.mobile, 2), await codeTo(email)];
  const refused = await confirm(farah, { newCode });
  expect([refused.status, refused.json.fields]).toEqual([400, { oldCode: ACCOUNT_TEXT.wrongCode(4) }]);
  expect((await confirm(farah, { oldCode, newCode })).json.email).toBe(email);
});

test("a member of old, with an address alone, needs a code sent there before a first number", async () => {
  const asha = await app.signIn("Asha Menon");
  const mobile = freshMobile();
  app.clock.advance({ minutes: FRESH_SIGN_IN_MINUTES });
  const started = await app.call("POST", "/api/auth/contact-change", { as: asha, body: { mobile } });
  expect(started.json.oldCodeSent).toBe(true);
  const [oldCode, newCode] = [await codeTo(asha.member.email ?? ""), await codeTo(mobile)];
  expect((await confirm(asha, { newCode })).status).toBe(400);
  expect((await confirm(asha, { oldCode, newCode })).json.mobile).toBe(mobile);
});

test("a code by SMS deletes the account, and an SMS says how to come back", async () => {
  const farah = await joinByMobile(app, "Farah Siddiqui");
  app.clock.advance({ minutes: 1 });
  expect((await app.call("POST", "/api/account/delete/code", { as: farah })).status).toBe(200);
  const otp = await codeTo(farah.mobile, 2);
  const { status, json } = await app.call("POST", "/api/account/delete", {
    as: farah,
    body: { otp, confirm: "DELETE" },
  });
  expect([status, json.message]).toEqual([200, ACCOUNT_DATA_TEXT.deleted]);
  expect((await newestMessage(app, farah.mobile, 1, /will be deleted on/)).text).toContain("/auth");
});

test("every call that reads answers her, and nothing is mailed to nobody", async () => {
  const farah = await personOf(await joinByMobile(app, "Farah Siddiqui"));
  const ravi = await app.signIn("Ravi Kulkarni");
  const card = await makeCard(app, farah, { name: "Farah Siddiqui", email: "" });
  const company = await insertCompany(app, farah, { name: "Siddiqui Sweets" });
  const message = {
    name: "Ravi Kulkarni",
    email: "ravi@kulkarni.example",
    message: "Two hundred boxes, please.",
  };
  const lead = await app.call("POST", "/api/leads", { as: ravi, body: { cardId: card._id, ...message } });
  const enquiry = await app.call("POST", "/api/enquiries", {
    as: ravi,
    body: { targetType: "company", targetId: company.id, ...message },
  });
  expect([lead.status, enquiry.status]).toEqual([201, 201]);
  const { json } = await app.call("GET", "/api/notifications", { as: farah });
  expect(json.notifications.map(({ type }) => type).sort()).toEqual([
    "card_created",
    "contact_attempt",
    "enquiry_sent",
  ]);

  const reads = readsOf({
    ids: { member: [farah.member.id], card: [card._id], company: [company.id] },
    query: { q: "siddiqui" },
    // There null says that an address is not shown to the viewer.
    leftOut: ["GET /api/profiles/:id"],
  });
  const found = await walk(app, reads, farah);
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ text }) => /"email":null/.test(text)).map(({ path }) => path)).toEqual([]);
  expect((await exportOf(app, farah)).some((text) => text.includes(farah.member.mobile ?? ""))).toBe(true);
  expect(await messagesTo(app, "")).toEqual([]);
  expect(
    (await app.db.select().from(outgoingMessages)).filter((queued) => queued.message?.to === ""),
  ).toEqual([]);
});

test("she may mention people and write links: her number is proof", async () => {
  const farah = await joinByMobile(app, "Farah Siddiqui");
  const body = { body: "Our sweets: https://siddiqui.example" };
  expect((await app.call("POST", "/api/posts", { as: farah, body })).status).toBe(201);
});
