import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ENQUIRY_TEXT, INBOX_FEATURE } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS, dateInIndia, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import type { CompanyRow } from "../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../companies/company/company.fixtures.ts";
import { companyManagers } from "../companies/team/team.table.ts";
import { enquiriesPart } from "./account-part.ts";
import { closeEnquiriesOf } from "./ending/close-enquiries.ts";
import { enquiries, enquiryCounts, type EnquiryRow } from "./enquiries.table.ts";
import { ENQUIRY, enquiryCalls } from "./enquiry.fixtures.ts";
import { eraseEnquiriesOf } from "./ending/erase-enquiries.ts";
import { handOverEnquiries } from "./ending/hand-over-enquiries.ts";
import { openWonEnquiry } from "./open-won-enquiry.ts";

const app = await sharedTestApp();
let vikram: Person;
let meera: Person;
let ravi: Person;
let company: CompanyRow;

// Vikram owns the company, Meera manages it, Ravi buys.
beforeEach(async () => {
  vikram = await app.signIn("Vikram Deshmukh");
  meera = await app.signIn("Meera Iyer");
  ravi = await app.signIn("Ravi Kulkarni");
  company = await insertCompany(app, vikram);
  await insertManager(app, company, meera);
});

const { at, reply, notices } = enquiryCalls(app);
const send = (as: Person, more: object = {}) =>
  app.call("POST", "/api/enquiries", {
    as,
    body: { targetType: "company", targetId: company.id, ...ENQUIRY, ...more },
  });
const sent = async () => (await send(ravi)).json.enquiry._id;
const QUOTE = { amountPaise: 9_900_000, validTill: dateInIndia(new Date(Date.now() + 7 * DAY_MS)) };
const quote = (as: Person, id: string, more: object = {}) =>
  at("POST", as, `/${id}/quotes`, { ...QUOTE, ...more });
const removeMeera = () =>
  app.db
    .delete(companyManagers)
    .where(and(eq(companyManagers.companyId, company.id), eq(companyManagers.memberId, meera.member.id)));
const rowOf = async (id: string) => (await app.db.select().from(enquiries).where(eq(enquiries.id, id)))[0];
const listOf = async (as: Person, query = "") =>
  (await at("GET", as, `?targetType=company,product,it_package${query}`)).json;

/** An enquiry of some hours ago, straight into the company's inbox. */
async function insert(fields: Partial<EnquiryRow> = {}, hoursAgo = 0): Promise<string> {
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const id = newId(createdAt.getTime());
  await app.db.insert(enquiries).values({
    ...ENQUIRY,
    id,
    targetType: "company",
    targetId: company.id,
    inboxId: company.id,
    ownerId: vikram.member.id,
    senderId: ravi.member.id,
    createdAt,
    lastActivityAt: createdAt,
    ...fields,
  });
  return id;
}

describe("a company's inbox", () => {
  test("is one for the whole team; everybody is notified and sees who wrote, the buyer sees the company", async () => {
    const { status, json } = await send(ravi, { quantity: 500, unit: "kg", budgetPaise: 10_000_000 });
    expect([status, json.enquiry.target.name]).toEqual([201, "Deshmukh Fasteners"]);
    const id = json.enquiry._id;
    for (const as of [vikram, meera]) {
      expect(await notices(as, "enquiry_sent")).toMatchObject([
        {
          message: "Ravi Kulkarni sent an enquiry to Deshmukh Fasteners.",
          targetUrl: `/company-enquiries?enquiry=${id}`,
        },
      ]);
      expect((await listOf(as)).enquiries).toMatchObject([{ _id: id, side: "owner" }]);
      expect((await at("GET", as, "/unread-count")).json).toEqual({ count: 1, answers: 0 });
    }
    expect((await at("GET", vikram, "?targetType=business,card")).json.enquiries).toEqual([]);
    const answered = await reply(meera, id);
    expect(answered.json.enquiry).toMatchObject({
      status: "responded",
      thread: [{ from: "owner", author: "Meera Iyer" }],
      team: [
        { name: "Vikram Deshmukh", isOwner: true },
        { name: "Meera Iyer", isOwner: false },
      ],
    });
    const seen = (await at("GET", ravi, `/${id}`)).json.enquiry;
    expect(seen).toMatchObject({ team: [], assignee: null, thread: [{ author: null }] });
    expect((await notices(ravi, "message_received"))[0]).toMatchObject({
      message: "Deshmukh Fasteners answered your enquiry.",
      targetUrl: `/company-enquiries?tab=sent&enquiry=${id}`,
    });
  });

  test("is closed to strangers, and to a manager from the moment they are removed", async () => {
    const id = await sent();
    const quoteId = (await quote(meera, id)).json.enquiry.quotes[0]._id;
    const farah = await app.signIn("Farah Siddiqui");
    await removeMeera();
    for (const as of [farah, meera]) {
      expect((await at("GET", as, `/${id}`)).status).toBe(404);
      expect((await reply(as, id)).status).toBe(404);
      expect((await quote(as, id)).status).toBe(404);
      expect((await at("PATCH", as, `/${id}`, { ownerNote: "Mine" })).status).toBe(404);
      expect((await at("PATCH", as, `/${id}/quotes/${quoteId}`, { action: "withdraw" })).status).toBe(404);
      expect((await at("GET", as, `/${id}/quotes/${quoteId}.pdf`)).status).toBe(404);
      expect((await at("GET", as, `?inbox=${company.id}`)).status).toBe(404);
      expect((await at("GET", as, `/counts?inbox=${company.id}`)).status).toBe(404);
      expect((await at("GET", as, `/stats?inbox=${company.id}`)).status).toBe(404);
      expect((await at("GET", as, `/export.csv?inbox=${company.id}`)).status).toBe(404);
      expect((await listOf(as)).enquiries).toEqual([]);
      expect((await at("GET", as, "/inboxes")).json).toEqual({ inboxes: [] });
    }
  });

  test("takes no enquiry from its own team, nor across a block with the owner", async () => {
    for (const as of [vikram, meera])
      expect(await send(as)).toMatchObject({ status: 403, json: { message: ENQUIRY_TEXT.own } });
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: vikram });
    expect((await send(ravi)).status).toBe(404);
  });

  test("is listed with others or alone, with its counts", async () => {
    const other = await insertCompany(app, ravi, { name: "Kulkarni Steel" });
    await insertManager(app, other, meera);
    const first = await insert({ status: "won", wonPaise: 100 }, 2);
    const second = await insert(
      { inboxId: other.id, targetId: other.id, ownerId: ravi.member.id, senderId: null },
      1,
    );
    const ids = async (query = "") =>
      (await listOf(meera, query)).enquiries.map((each: { _id: string }) => each._id);
    expect(await ids()).toEqual([second, first]);
    expect(await ids(`&inbox=${company.id}`)).toEqual([first]);
    expect((await listOf(meera)).counts).toMatchObject({ new: 1, won: 1 });
    expect((await listOf(meera, `&inbox=${other.id}`)).counts).toMatchObject({ new: 1, won: 0 });
    expect((await at("GET", meera, "/inboxes")).json.inboxes).toMatchObject([
      { name: "Deshmukh Fasteners", isPremium: false },
      { name: "Kulkarni Steel", isPremium: false },
    ]);
  });

  test("works under the plan of the company's owner", async () => {
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    await insertManager(app, company, farah);
    const id = await sent();
    const quoteId = (await quote(farah, id)).json.enquiry.quotes[0]._id;
    const refused = { status: 403, json: { code: "PREMIUM_REQUIRED", feature: INBOX_FEATURE } };
    const table = (as: Person) => at("GET", as, "/export.csv?targetType=company,product,it_package");
    const pdf = (as: Person) => at("GET", as, `/${id}/quotes/${quoteId}.pdf`);
    for (const as of [vikram, farah]) {
      expect(await table(as)).toMatchObject(refused);
      expect(await pdf(as)).toMatchObject(refused);
    }
    expect((await pdf(ravi)).status).toBe(404);
    expect((await at("GET", meera, "/saved-replies")).json).toEqual({ replies: [], max: 3 });

    const owner = await app.signIn("Asha Menon", { premium: true });
    company = await insertCompany(app, owner, { name: "Menon Exports" });
    await insertManager(app, company, meera);
    const next = await insert({ ownerId: owner.member.id });
    expect((await table(meera)).text).toContain(ENQUIRY.message);
    expect((await at("GET", meera, "/saved-replies")).json).toEqual({ replies: [], max: 20 });
    const offer = (await quote(meera, next)).json.enquiry;
    expect(offer.sellerIsPremium).toBe(true);
    for (const as of [meera, ravi])
      expect((await at("GET", as, `/${next}/quotes/${offer.quotes[0]._id}.pdf`)).status).toBe(200);
  });
});

describe("a team", () => {
  test("assigns an enquiry to one of them, who alone is notified from then on", async () => {
    const id = await sent();
    const assign = (as: Person, assigneeId: string | null) => at("PATCH", as, `/${id}`, { assigneeId });
    expect((await assign(vikram, meera.member.id)).json.enquiry.assignee).toMatchObject({
      name: "Meera Iyer",
    });
    expect(await notices(meera, "message_received")).toMatchObject([
      { message: "Vikram Deshmukh assigned the enquiry of Ravi Kulkarni to you." },
    ]);
    expect((await listOf(vikram)).enquiries[0].assignee.name).toBe("Meera Iyer");
    await at("GET", meera, `/${id}`);
    await reply(ravi, id, { body: "Is it in stock?" });
    expect(await notices(meera, "message_received")).toHaveLength(2);
    expect(await notices(vikram, "message_received")).toEqual([]);

    for (const stranger of [ravi.member.id, newId()])
      expect((await assign(vikram, stranger)).json.fields).toEqual({ assigneeId: ENQUIRY_TEXT.notInTeam });
    expect((await assign(ravi, meera.member.id)).status).toBe(403);
    expect((await assign(vikram, null)).json.enquiry.assignee).toBeNull();
  });

  test("notifies everybody again once the assignee is removed", async () => {
    const id = await insert({ assigneeId: meera.member.id, ownerUnread: false });
    await removeMeera();
    expect((await at("GET", vikram, `/${id}`)).json.enquiry.assignee).toBeNull();
    await reply(ravi, id, { body: "Hello?" });
    expect(await notices(vikram, "message_received")).toHaveLength(1);
    expect(await notices(meera, "message_received")).toEqual([]);
  });

  test("finds what is assigned to one of them or to nobody, with every other filter", async () => {
    const asha = await app.signIn("Asha Menon", { premium: true });
    company = await insertCompany(app, asha, { name: "Menon Exports" });
    await insertManager(app, company, meera);
    const of = (assignee: Person | null, fields: Partial<EnquiryRow> = {}, hoursAgo = 0) =>
      insert({ assigneeId: assignee?.member.id ?? null, ownerId: asha.member.id, ...fields }, hoursAgo);
    const open = await of(null, {}, 4);
    const hers = await of(asha, { targetType: "product", targetId: newId() }, 3);
    const won = await of(meera, { status: "won", message: "Sixty boxes of sitaphal, please." }, 2);
    const lost = await of(meera, { status: "lost" }, 1);
    const ids = async (as: Person, query: string) =>
      (await listOf(as, query)).enquiries.map((each: { _id: string }) => each._id);
    expect(await ids(meera, "&assignee=me")).toEqual([lost, won]);
    expect(await ids(asha, "&assignee=me")).toEqual([hers]);
    expect(await ids(asha, `&assignee=${meera.member.id}`)).toEqual([lost, won]);
    expect(await ids(asha, "&assignee=nobody")).toEqual([open]);
    expect(await ids(asha, `&assignee=${meera.member.id}&status=won`)).toEqual([won]);
    expect(await ids(asha, `&assignee=${meera.member.id}&cursor=${lost}`)).toEqual([won]);
    for (const [assignee, found] of [
      ["nobody", []],
      [meera.member.id, [won]],
    ] as const)
      expect(await ids(asha, `&assignee=${assignee}&q=sitaphal`)).toEqual(found);
    const { text } = await at("GET", asha, `/export.csv?inbox=${company.id}&assignee=me`);
    expect([text.includes(hers), text.includes(lost)]).toEqual([true, false]);
    for (const wrong of ["everybody", ""])
      expect((await at("GET", asha, `?assignee=${wrong}`)).status).toBe(400);

    // The buyer does not learn who takes care of it.
    const sentIds = (await at("GET", ravi, `?box=sent&assignee=${meera.member.id}`)).json.enquiries;
    expect(sentIds).toHaveLength(4);
  });

  test("leaves nothing assigned to a manager who is removed", async () => {
    const [id, other] = [await insert({ assigneeId: meera.member.id }), await insert()];
    expect((await at("GET", vikram, "/inboxes")).json.inboxes[0].team).toMatchObject([
      { name: "Vikram Deshmukh" },
      { name: "Meera Iyer" },
    ]);
    await app.call("DELETE", `/api/companies/${company.id}/managers/${meera.member.id}`, { as: vikram });
    const { enquiries: found } = await listOf(vikram, "&assignee=nobody");
    expect(found).toMatchObject([{ _id: other }, { _id: id, assignee: null }]);
    expect((await at("GET", vikram, "/inboxes")).json.inboxes[0].team).toHaveLength(1);
  });

  test("does not answer twice: of two at once one is held back, and may then be sent anyway", async () => {
    const id = await sent();
    const both = await Promise.all([
      reply(vikram, id, { body: "We have it in stock." }),
      reply(meera, id, { body: "Ready on Friday." }),
    ]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409]);
    const [first, second] = both[0]?.status === 201 ? [vikram, meera] : [meera, vikram];
    const held = both.find(({ status }) => status === 409);
    expect(held?.json).toMatchObject({
      code: "CONFLICT",
      message: `${first.member.name} answered a moment ago. Read it before you send yours.`,
    });
    expect((await quote(second, id)).status).toBe(409);
    expect((await reply(first, id, { body: "One thing more." })).status).toBe(201);
    expect((await reply(second, id, { force: true })).status).toBe(201);
    expect((await quote(second, id, { anyway: true })).status).toBe(201);
    expect((await reply(first, id)).status).toBe(409);
    app.clock.advance({ minutes: 2 });
    expect((await reply(first, id)).status).toBe(201);
    // The buyer is never held back.
    expect((await reply(ravi, id)).status).toBe(201);
  });

  test("marks an enquiry as won with its value or lost with a reason", async () => {
    const id = await insert({ status: "responded", firstResponseAt: new Date() });
    const move = (body: object) => at("PATCH", meera, `/${id}`, body);
    expect((await move({ wonPaise: 5 })).json.fields).toEqual({ wonPaise: ENQUIRY_TEXT.valueOnlyWon });
    expect((await move({ status: "won", wonPaise: 0 })).status).toBe(400);
    expect((await move({ status: "won", wonPaise: 4_500_000 })).json.enquiry).toMatchObject({
      status: "won",
      wonPaise: 4_500_000,
    });
    expect((await at("GET", ravi, `/${id}`)).json.enquiry.wonPaise).toBeNull();
  });
});

describe("the figures", () => {
  test("show twelve weeks, the share of answers and the median", async () => {
    const answered = (hoursAgo: number) => ({
      status: "responded" as const,
      firstResponseAt: new Date(Date.now() - hoursAgo * HOUR_MS + 30 * MINUTE_MS),
    });
    for (const hoursAgo of [72, 80, 90, 100]) await insert(answered(hoursAgo), hoursAgo);
    const few = (await at("GET", vikram, "/stats?targetType=company,product")).json;
    expect([few.replyRate, few.replyMedianMin]).toEqual([null, null]);
    await insert({}, 60);
    await insert({ status: "spam" }, 60);
    const stats = (await at("GET", meera, `/stats?inbox=${company.id}`)).json;
    expect(stats).toMatchObject({ replyRate: 80, replyMedianMin: null });
    expect(stats.weeks).toHaveLength(12);
    const sum = (name: "received" | "answered") =>
      stats.weeks.reduce((total: number, week: Record<typeof name, number>) => total + week[name], 0);
    expect([sum("received"), sum("answered")]).toEqual([5, 4]);
    expect((await at("GET", ravi, "/stats")).json).toMatchObject({ replyRate: null, replyMedianMin: null });
  });
});

describe("what other rooms do with an inbox", () => {
  const target = () => ({
    type: "company" as const,
    id: company.id,
    name: company.name,
    ownerId: vikram.member.id,
    inboxId: company.id,
    isOwn: false,
  });

  test("a new owner answers for all its enquiries", async () => {
    const id = await insert();
    await inTransaction(app.db, (tx) => handOverEnquiries(tx, company.id, meera.member.id));
    expect((await rowOf(id))?.ownerId).toBe(meera.member.id);
  });

  test("a deleted company closes what is open, and each buyer is notified once", async () => {
    const [one, two, won] = [
      await insert(),
      await insert({ status: "quoted" }),
      await insert({ status: "won" }),
    ];
    const ctx = { ...app.services, now: new Date() };
    await inTransaction(app.db, (tx) => closeEnquiriesOf(ctx, tx, company));
    const statuses = await Promise.all([one, two, won].map(async (id) => (await rowOf(id))?.status));
    expect(statuses).toEqual(["closed", "closed", "won"]);
    expect(await notices(ravi, "message_received")).toMatchObject([
      { message: "Deshmukh Fasteners is no longer on Cardplaza. Your enquiry is closed." },
    ]);
    expect((await at("GET", ravi, `/${one}`)).json.enquiry.status).toBe("closed");
    expect((await reply(ravi, one)).status).toBe(422);
  });

  test("something agreed elsewhere opens a won conversation that does not count as a fast reply", async () => {
    const { id } = await inTransaction(app.db, (tx) =>
      openWonEnquiry({ now: new Date() }, tx, {
        target: target(),
        buyer: ravi.member,
        message: "Your quote for the requirement was accepted.",
        wonPaise: 12_000_000,
      }),
    );
    expect((await at("GET", meera, `/${id}`)).json.enquiry).toMatchObject({
      status: "won",
      wonPaise: 12_000_000,
      email: ravi.member.email,
    });
    expect((await reply(ravi, id)).status).toBe(201);
    expect((await at("GET", vikram, `/stats?inbox=${company.id}`)).json.replyMedianMin).toBeNull();
  });

  test("a manager who leaves takes neither the enquiries nor their answers along", async () => {
    const id = await insert({ assigneeId: meera.member.id });
    await reply(meera, id);
    const messages = enquiriesPart.kinds["enquiry-messages"];
    expect(await messages?.(app.db, meera.member.id)).toMatchObject([{ enquiryId: id }]);
    await inTransaction(app.db, (tx) =>
      enquiriesPart.erase({ ...app.services, now: new Date() }, tx, meera.member.id),
    );
    expect((await at("GET", vikram, `/${id}`)).json.enquiry).toMatchObject({
      assignee: null,
      thread: [{ author: null, body: "Gladly, we come on Monday." }],
    });
  });

  test("an erased company leaves no enquiry and no count", async () => {
    await insert();
    await inTransaction(app.db, (tx) => eraseEnquiriesOf(tx, company.id));
    const left = await app.db.select().from(enquiryCounts).where(eq(enquiryCounts.inboxId, company.id));
    expect([left, await app.db.$count(enquiries, eq(enquiries.inboxId, company.id))]).toEqual([[], 0]);
  });
});
