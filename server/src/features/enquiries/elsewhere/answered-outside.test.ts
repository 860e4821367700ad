import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ENQUIRY_EVENT, ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { OUTSIDE_ANSWER_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { hearLive } from "../../../testing/hear-live.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { tidyUpJob } from "../../../tidy-up.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { outsideAnswersPart } from "../../outside-answers/account-part.ts";
import { outsideCalls } from "../../outside-answers/outside-answer.fixtures.ts";
import { outsideAnswers } from "../../outside-answers/outside-answers.table.ts";
import { newId } from "../../../platform/ids.ts";
import { enquiries, type EnquiryRow } from "../enquiries.table.ts";
import { ENQUIRY, enquiryCalls } from "../enquiry.fixtures.ts";
import { measureRepliesJob } from "../measure-replies.ts";

const app = await sharedTestApp();
let vikram: Person;
let meera: Person;
let ravi: Person;
let company: CompanyRow;

// Vikram owns the company, Meera manages it, Ravi buys.
beforeEach(async () => {
  [vikram, meera] = [await app.signIn("Vikram Deshmukh"), await app.signIn("Meera Iyer")];
  ravi = await app.signIn("Ravi Kulkarni");
  company = await insertCompany(app, vikram, { name: "Deshmukh Fasteners" });
  await insertManager(app, company, meera);
});

const { claim, claimed, say, ofRecord, questions } = outsideCalls(app, "enquiry");
const { at, reply, notices } = enquiryCalls(app);
const rowOf = async (id: string) => (await app.db.select().from(enquiries).where(eq(enquiries.id, id)))[0]!;
const rateOf = async () =>
  (await app.db.select().from(companies).where(eq(companies.id, company.id)))[0]!.replyRate;
const measureAtNight = () =>
  measureRepliesJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
const context = () => ({ ...app.services, now: new Date() });

/** An enquiry of some hours ago, straight into the company's inbox. */
async function insert(hoursAgo = 1, fields: Partial<EnquiryRow> = {}): Promise<string> {
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
const answerIn = (id: string) => reply(vikram, id, { anyway: true });

test("Ravi confirms the call, and the clock stops when Meera said that she called", async () => {
  const id = await insert(3);
  const { status, json } = await claim(meera, id);
  expect([status, json.outsideAnswer]).toMatchObject([
    201,
    { status: "claimed", way: "call", asked: true, isAsked: false, name: "Deshmukh Fasteners", path: null },
  ]);
  expect(await rowOf(id)).toMatchObject({ status: "viewed", firstResponseAt: null });
  expect((await at("GET", ravi, `/${id}`)).json.enquiry.outsideAnswers).toMatchObject([
    { way: "call", status: "claimed", isAsked: true },
  ]);
  app.clock.advance({ hours: 30 });
  expect((await say(ravi, json.outsideAnswer._id, true)).json.outsideAnswer.status).toBe("confirmed");
  const row = await rowOf(id);
  expect(row.status).toBe("responded");
  expect(row.firstResponseAt?.toISOString()).toBe(json.outsideAnswer.claimedAt);
  app.clock.advance({ hours: 20 });
  const seen = (await at("GET", ravi, `/${id}`)).json.enquiry;
  expect(seen).toMatchObject({ canForward: false, outsideAnswers: [{ status: "confirmed" }] });
  const forwarded = await at("POST", ravi, `/${id}/forward`, { targetIds: [newId()] });
  expect(forwarded.json.message).toBe(ENQUIRY_TEXT.answered);
});

test("Ravi is asked once, by bell and mail, and his answer takes the question from his list", async () => {
  const id = await insert();
  const { _id } = await claimed(vikram, id, "whatsapp");
  const question = "Did Deshmukh Fasteners contact you by WhatsApp?";
  expect(await notices(ravi, "message_received")).toMatchObject([
    { message: question, targetUrl: `/company-enquiries?tab=sent&enquiry=${id}` },
  ]);
  expect((await newestMessage(app, ravi.member.email!)).subject).toBe(question);
  expect(await questions(ravi)).toMatchObject([
    { _id, path: `/company-enquiries?tab=sent&enquiry=${id}`, isAsked: true },
  ]);
  await say(ravi, _id, false);
  expect(await questions(ravi)).toEqual([]);
  const again = await claimed(meera, id, "mail");
  expect(again).toMatchObject({ status: "claimed", way: "mail", asked: false });
  expect(again._id).not.toBe(_id);
  expect(await questions(ravi)).toEqual([]);
  expect(await notices(ravi, "message_received")).toHaveLength(1);
  expect((await say(ravi, again._id, true)).status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ firstResponseAt: null });
  expect(await ofRecord(vikram, id)).toMatchObject([{ status: "denied" }, { asked: false }]);
});

test("Two tabs and a colleague at once make one claim, and of yes and no at once one counts", async () => {
  const id = await insert();
  const claims = await Promise.all([claim(vikram, id), claim(vikram, id), claim(meera, id, "mail")]);
  expect(new Set(claims.map(({ json }) => json.outsideAnswer._id)).size).toBe(1);
  expect(await notices(ravi, "message_received")).toHaveLength(1);
  const { _id } = claims[0].json.outsideAnswer;
  const answers = await Promise.all([say(ravi, _id, true), say(ravi, _id, false)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const isYes = answers[0].status === 200;
  expect((await say(ravi, _id, isYes)).status).toBe(200);
  expect((await say(ravi, _id, !isYes)).json.message).toBe(OUTSIDE_ANSWER_TEXT.answeredBefore);
  expect((await rowOf(id)).firstResponseAt === null).toBe(!isYes);
});

test("Strangers, the buyer and ended enquiries are refused, and wrong input too", async () => {
  const id = await insert();
  const kiran = await app.signIn("Kiran Rao");
  expect([(await claim(kiran, id)).status, (await claim(ravi, id)).status]).toEqual([404, 404]);
  const { _id } = await claimed(vikram, id);
  for (const other of [kiran, vikram, meera]) expect((await say(other, _id, true)).status).toBe(404);
  expect(await ofRecord(kiran, id)).toEqual([]);
  for (const side of [ravi, vikram, meera]) expect(await ofRecord(side, id)).toHaveLength(1);
  const body = { targetType: "enquiry", targetId: id, way: "pigeon" };
  expect((await app.send("POST", "/api/outside-answers", { as: vikram, body })).status).toBe(400);
  expect((await app.send("POST", "/api/outside-answers", { body })).status).toBe(401);
  expect((await app.send("PATCH", `/api/outside-answers/${_id}`, { as: ravi, body: {} })).status).toBe(400);
  expect((await app.send("GET", "/api/outside-answers?targetType=enquiry", { as: ravi })).status).toBe(400);
  for (const status of ["spam", "closed", "lost", "won"] as const) {
    const refused = await claim(vikram, await insert(1, { status }));
    expect([refused.status, refused.json.message]).toEqual([422, ENQUIRY_TEXT.ended]);
  }
});

test("After a block nobody is asked, and an earlier question is no longer shown", async () => {
  const [before, after] = [await insert(2), await insert(1)];
  await claim(vikram, before);
  await app.call("PUT", `/api/blocks/${vikram.member.id}`, { as: ravi });
  expect(await questions(ravi)).toEqual([]);
  expect(await claimed(vikram, after)).toMatchObject({ asked: false });
  expect(await notices(ravi, "message_received")).toHaveLength(1);
});

test("Open pages of both sides hear of the claim and of the answer", async () => {
  const id = await insert();
  const ears = [ravi, vikram, meera].map((each) => hearLive(app, each, ENQUIRY_EVENT));
  const { _id } = await claimed(vikram, id);
  expect(await Promise.all(ears.map((hear) => hear()))).toEqual(ears.map(() => [{ enquiryId: id }]));
  await say(ravi, _id, false);
  expect(await Promise.all(ears.map((hear) => hear()))).toEqual(ears.map(() => [{ enquiryId: id }]));
});

describe("the company's reply rate", () => {
  test("rises by what a buyer confirms, falls by what they deny, and does not by claims alone", async () => {
    for (let answered = 0; answered < 5; answered++) await answerIn(await insert(100));
    const [first, second, third] = [await insert(30), await insert(30), await insert(30)];
    const claims = [
      await claimed(vikram, first),
      await claimed(vikram, second),
      await claimed(vikram, third),
    ];
    app.clock.advance({ hours: 19 });
    await measureAtNight();
    // Three silences and no yes: as if nothing had been claimed.
    expect(await rateOf()).toBe(63);
    await say(ravi, claims[0]!._id, true);
    // Six answers; the yes also speaks for one of the two silences.
    expect(await rateOf()).toBe(86);
    await say(ravi, claims[1]!._id, false);
    expect(await rateOf()).toBe(75);
    await answerIn(third);
    expect(await rateOf()).toBe(88);
    const stats = (await at("GET", vikram, "/stats?targetType=company,product,it_package")).json;
    expect(stats.replyRate).toBe(88);
  });

  test("is not changed by claims after two days", async () => {
    for (let answered = 0; answered < 5; answered++) await answerIn(await insert(100));
    const called = await claimed(vikram, await insert(30));
    await say(ravi, called._id, true);
    expect(await rateOf()).toBe(100);
    const late = await insert(60);
    await claim(vikram, late);
    await answerIn(await insert(100));
    expect(await rateOf()).toBe(88);
  });
});

test("An erased buyer is no longer named, and with the enquiry its claims are deleted at night", async () => {
  const id = await insert();
  const { _id } = await claimed(meera, id);
  const rowsOf = () => app.db.select().from(outsideAnswers).where(eq(outsideAnswers.id, _id));
  const kinds = outsideAnswersPart.kinds;
  expect(await kinds["outside-answers"]!(app.db, meera.member.id)).toMatchObject([{ targetId: id }]);
  expect(await kinds["outside-answer-questions"]!(app.db, ravi.member.id)).toMatchObject([{ way: "call" }]);
  for (const { member } of [ravi, meera])
    await inTransaction(app.db, (tx) => outsideAnswersPart.erase(context(), tx, member.id));
  expect(await rowsOf()).toMatchObject([{ memberId: null, askedId: null, status: "claimed" }]);
  await tidyUpJob.run(context(), {}, new AbortController().signal);
  expect(await rowsOf()).toHaveLength(1);
  await app.db.delete(enquiries).where(eq(enquiries.id, id));
  await tidyUpJob.run(context(), {}, new AbortController().signal);
  expect(await rowsOf()).toEqual([]);
});
