import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cardSearch } from "../../cards/card-search.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { createFoundBusiness } from "../../search/search.fixtures.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { enquiriesPart } from "../account-part.ts";
import { endEnquiriesJob } from "../ending/end-enquiries.ts";
import { asks, enquiries } from "../enquiries.table.ts";

const app = await sharedTestApp();
let farah: Person;
let asha: Person;
let city: string;
let cities = 0;

beforeEach(async () => {
  [farah, asha] = [await app.signIn("Farah Siddiqui", { premium: true }), await app.signIn("Asha Menon")];
  // Each test asks different people.
  city = ["Bengaluru", "Pune", "Jaipur", "Kochi", "Indore", "Surat", "Nashik"][cities++] as string;
});

/** A card that the search finds. */
async function card(as: Person, fields: object = {}) {
  const made = await makeCard(app, as, {
    email: "asha@menon.example",
    address: `12 Main Road, ${city}`,
    ...fields,
  });
  await inTransaction(app.db, (tx) => touchSearch(tx, cardSearch, [made._id]));
  return made;
}

const NEED = "Two designers for a home of 1,200 square feet.";
const ask = (as: Person, more: object = {}) =>
  app.call("POST", "/api/enquiries/broadcast", {
    as,
    body: { need: NEED, category: "interior-designers", city, ...more },
  });
const at = (method: string, as: Person, path: string, body?: unknown) =>
  app.call(method, `/api/enquiries${path}`, { as, body });
const asksOf = async (as: Person) => (await at("GET", as, "/asks")).json;

describe("an ask to many", () => {
  test("reaches matching cards of others, shows answers side by side, and contacts once accepted", async () => {
    const fits = await card(asha);
    await card(asha);
    await card(farah);
    await card(await app.signIn("Ravi Plumber"), { role: "Plumber", company: "Kulkarni Pipes" });
    await card(await app.signIn("Meera Elsewhere"), { address: "4 Beach Road, Chennai" });
    await card(await app.signIn("No Form"), { contactFormEnabled: false });
    const foe = await app.signIn("Foe");
    await card(foe);
    await app.call("PUT", `/api/blocks/${farah.member.id}`, { as: foe });
    const { status, json } = await ask(farah, { budgetPaise: 50_000_000 });
    expect(status).toBe(201);
    expect(json.enquiry).toMatchObject({ need: NEED, city, ended: false });
    expect(json.recipients).toHaveLength(1);
    expect(json.recipients[0]).toMatchObject({ name: "Asha Menon" });
    expect((await listOf(app, asha)).notifications[0]).toMatchObject({
      type: "enquiry_sent",
      message: "Farah Siddiqui sent you a request.",
    });

    const [received] = (await at("GET", asha, "?box=received&targetType=card")).json.enquiries;
    const seen = (await at("GET", asha, `/${received._id}`)).json.enquiry;
    expect(seen).toMatchObject({
      targetType: "card",
      message: NEED,
      email: null,
      phone: null,
      answerer: null,
    });
    expect([fits._id, json.recipients[0]!._id]).toContain(received.targetId);
    expect((await at("POST", farah, `/${received._id}/acceptance`)).status).toBe(422);
    await at("POST", asha, `/${received._id}/messages`, { body: "We have two free from Monday." });
    const before = await asksOf(farah);
    expect(before).toMatchObject({
      left: 9,
      asks: [
        {
          need: NEED,
          answers: [{ unread: true, contact: null, answer: { body: "We have two free from Monday." } }],
        },
      ],
    });
    expect((await at("POST", asha, `/${received._id}/acceptance`)).status).toBe(404);
    const accepted = await at("POST", farah, `/${received._id}/acceptance`);
    expect(accepted.json.enquiry.answerer).toMatchObject({ email: "asha@menon.example" });
    expect((await asksOf(farah)).asks[0].answers[0].contact).toMatchObject({ email: "asha@menon.example" });
    expect((await at("GET", asha, `/${received._id}`)).json.enquiry.email).toBe(farah.member.email);
    expect((await at("GET", farah, "?box=sent")).json.enquiries).toEqual([]);

    // After a block the messages can still be read, but not how to reach the other.
    await app.call("PUT", `/api/blocks/${farah.member.id}`, { as: asha });
    const blocked = (await at("GET", farah, `/${received._id}`)).json.enquiry;
    expect(blocked).toMatchObject({ answerer: null, target: { url: null } });
    expect(blocked.thread).toHaveLength(1);
    expect((await asksOf(farah)).asks[0].answers[0].contact).toBeNull();
    expect((await at("GET", asha, `/${received._id}`)).json.enquiry).toMatchObject({
      email: null,
      phone: null,
    });
  });

  test("reaches owners of matching businesses whose cards do not say so, after those that do", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    await card(ravi, { name: "Ravi Kulkarni", role: "Director", company: "Kulkarni and Sons", address: "" });
    await createFoundBusiness(app, "Kulkarni Homes", { city, category: "interior-designers" }, ravi);
    const served = await app.signIn("Meera Iyer");
    await card(served, { name: "Meera Iyer", role: "Founder", company: "Iyer Group", address: "" });
    const far = { city: "Delhi", category: "interior-designers", serviceCities: [city] };
    await createFoundBusiness(app, "Iyer Homes", far, served);
    // Another trade, no questions wanted, a paused business, and the asker's own.
    const cook = await app.signIn("Cook");
    await card(cook, { role: "Director", company: "Cook and Sons", address: "" });
    await createFoundBusiness(app, "Cook House", { city, category: "caterers" }, cook);
    const closed = await app.signIn("Closed");
    await card(closed, { role: "Director", company: "Closed", address: "", contactFormEnabled: false });
    await createFoundBusiness(app, "Closed Homes", { city, category: "interior-designers" }, closed);
    const paused = await app.signIn("Paused");
    await card(paused, { role: "Director", company: "Paused", address: "" });
    await createFoundBusiness(
      app,
      "Paused Homes",
      { city, category: "interior-designers", status: "paused" },
      paused,
    );
    await card(farah, { role: "Director", company: "Farah", address: "" });
    await createFoundBusiness(app, "Farah Homes", { city, category: "interior-designers" }, farah);
    const { status, json } = await ask(farah);
    expect(status).toBe(201);
    const names = (recipients: { name: string }[]) => recipients.map(({ name }) => name);
    expect(names(json.recipients).toSorted()).toEqual(["Meera Iyer", "Ravi Kulkarni"]);
    const [received] = (await at("GET", ravi, "?box=received&targetType=card")).json.enquiries;
    expect((await at("GET", ravi, `/${received._id}`)).json.enquiry.message).toBe(NEED);
    const asker = await app.signIn("Vikram Rao", { premium: true });
    await card(asha);
    expect(names((await ask(asker)).json.recipients)[0]).toBe("Asha Menon");
  });

  test("is premium, needs somebody who matches, and goes out ten times a month", async () => {
    expect(await ask(asha)).toMatchObject({
      status: 403,
      json: { code: "PREMIUM_REQUIRED", feature: "Enquiry-based networking" },
    });
    expect(await ask(farah)).toMatchObject({ status: 422, json: { message: ENQUIRY_TEXT.nobodyFits } });
    expect((await ask(farah, { need: "Too short" })).json.fields).toHaveProperty("need");
    expect((await ask(farah, { deadline: "2020-01-01" })).json.fields).toHaveProperty("deadline");
    await card(asha);
    const row = {
      askerId: farah.member.id,
      need: NEED,
      category: "x",
      city,
      createdAt: new Date(),
      endsAt: new Date(),
    };
    await app.db
      .insert(asks)
      .values(Array.from({ length: 9 }, (_, i) => ({ ...row, id: `${farah.member.id.slice(0, 18)}0${i}` })));
    // The last one, however often one clicks; owners who were asked today are not asked again.
    const answers = await Promise.all([ask(farah), ask(farah), ask(farah)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.json.code).toBe("LIMIT_REACHED");
  });

  test("ends after 30 days; accepted answers stay open", async () => {
    await card(asha);
    await card(await app.signIn("Vikram Rao"), { name: "Vikram Rao" });
    const { json } = await ask(farah);
    const rows = await app.db.select().from(enquiries).where(eq(enquiries.askId, json.enquiry._id));
    expect(rows).toHaveLength(2);
    await app.db.update(enquiries).set({ acceptedAt: new Date() }).where(eq(enquiries.id, rows[0]!.id));
    const later = new Date(Date.now() + 31 * DAY_MS);
    await endEnquiriesJob.run({ ...app.services, now: later }, {}, new AbortController().signal);
    const after = await app.db.select().from(enquiries).where(eq(enquiries.askId, json.enquiry._id));
    expect(after.map(({ status }) => status).sort()).toEqual(["closed", "new"]);
  });
});

describe("an ask to one card", () => {
  test("is free, and hides addresses until the answer is accepted", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    const { _id: targetId } = await card(asha);
    const body = {
      targetType: "card",
      targetId,
      name: "Ravi Kulkarni",
      email: "ravi@kulkarni.example",
      message: "Who draws plans for a small shop?",
    };
    expect((await at("POST", asha, "", body)).status).toBe(403);
    const { status, json } = await at("POST", ravi, "", body);
    expect(status).toBe(201);
    const { _id: id, endsAt } = json.enquiry;
    expect(Date.parse(endsAt)).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    expect((await at("GET", asha, `/${id}`)).json.enquiry.email).toBeNull();
    await at("POST", asha, `/${id}/messages`, { body: "I do, with pleasure." });
    await at("POST", ravi, `/${id}/acceptance`);
    expect((await at("GET", asha, `/${id}`)).json.enquiry.email).toBe("ravi@kulkarni.example");
  });
});

test("A member who leaves gets their texts in the export, and then they are erased", async () => {
  const ravi = await app.signIn("Ravi Kulkarni");
  const { _id: targetId } = await card(asha);
  const body = { targetType: "card", targetId, name: "Ravi K", email: "r@k.example", message: NEED };
  const { _id: id } = (await at("POST", ravi, "", body)).json.enquiry;
  await at("POST", ravi, `/${id}/messages`, { body: "It is urgent." });
  await at("POST", asha, `/${id}/messages`, { body: "I come." });
  const { kinds, erase } = enquiriesPart;
  expect(await kinds["enquiries-sent"]!(app.db, ravi.member.id)).toMatchObject([{ message: NEED }]);
  expect(await kinds["enquiry-messages"]!(app.db, ravi.member.id)).toMatchObject([{ body: "It is urgent." }]);
  expect(await kinds["enquiries"]!(app.db, asha.member.id)).toMatchObject([{ message: NEED }]);
  const ctx = { ...app.services, now: new Date() };
  await inTransaction(app.db, (tx) => erase(ctx, tx, ravi.member.id));
  const left = (await at("GET", asha, `/${id}`)).json.enquiry;
  expect(left).toMatchObject({ name: FORMER_MEMBER_NAME, message: "", senderId: null });
  expect(left.thread.map((each: { body: string }) => each.body)).toEqual(["", "I come."]);
  await inTransaction(app.db, (tx) => erase(ctx, tx, asha.member.id));
  expect(await app.db.select().from(enquiries).where(eq(enquiries.id, id))).toEqual([]);
});
