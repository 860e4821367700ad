import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import { TO_ANSWER_COUNTED_MAX, TO_ANSWER_PER_PAGE } from "@cardplaza/contract/to-answer/to-answer-words";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../chapters/chapter.fixtures.ts";
import { referralCalls } from "../chapters/referrals/referral.fixtures.ts";
import { insertCompany, insertManager } from "../companies/company/company.fixtures.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../enquiries/enquiry.fixtures.ts";
import { insertApplication, insertJob } from "../jobs/job.fixtures.ts";
import { insertLead } from "../leads/lead.fixtures.ts";
import { groupCalls, writerOf } from "../messages/messages.fixtures.ts";

const app = await sharedTestApp();
const { give } = referralCalls(app);
let [asha, ravi, meera, stranger]: Person[] = [];
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Iyer");
  stranger = await app.signIn("Stranger");
});

const read = async (as: Person, cursor?: string) => {
  const { status, json } = await app.call(
    "GET",
    `/api/to-answer${cursor ? `?cursor=${cursor}` : ""}` as "/api/to-answer",
    { as },
  );
  expect(status).toBe(200);
  return json;
};
const onlyItemOf = async (as: Person): Promise<ToAnswerItem> => {
  const { items, count } = await read(as);
  expect([items.length, count]).toEqual([1, 1]);
  return items[0]!;
};
const nothingFor = async (...people: Person[]) => {
  for (const person of people) expect(await read(person)).toEqual({ items: [], nextCursor: null, count: 0 });
};
/** Makes the call of an item exactly as it was given. */
const accept = async (as: Person, { accept: call }: ToAnswerItem) => {
  const { status } = await app.send(call!.method, call!.path, { as, body: call!.body });
  expect(status).toBe(200);
};
const ago = (ms: number) => new Date(Date.now() - ms);
const later = (at: string | Date, ms: number) => new Date(Number(new Date(at)) + ms).toISOString();
const block = (as: Person, { member }: Person) =>
  app.call("PUT", `/api/blocks/${member.id}` as "/api/blocks/:userId", { as });
const leaves = ({ member }: Person) =>
  app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, member.id));

describe("a lead", () => {
  test("waits for a day on the free plan too, with the ways to reach the sender, until it is contacted", async () => {
    const card = await makeCard(app, ravi!);
    const to = { ownerId: ravi!.member.id, cardId: card._id };
    const lead = await insertLead(app, to, { name: "Neha Shah", phone: "+919820012345" });
    const item = await onlyItemOf(ravi!);
    expect(item).toEqual({
      kind: "lead",
      _id: lead.id,
      title: "Neha Shah",
      subtitle: "Direct lead · Asha Menon",
      createdAt: lead.createdAt.toISOString(),
      dueAt: later(lead.createdAt, DAY_MS),
      path: `/business-cards?section=my-leads&lead=${lead.id}`,
      phone: "+919820012345",
      email: "ravi@kulkarni.example",
      acts: ["call", "whatsapp", "mail", "open"],
    });
    // What the screen of this path reads on the free plan.
    const opened = await app.call("GET", `/api/leads/waiting?lead=${lead.id}` as "/api/leads/waiting", {
      as: ravi!,
    });
    expect(opened.json.newest).toMatchObject([{ _id: lead.id, name: "Neha Shah" }]);
    await nothingFor(asha!, stranger!);
  });

  test("goes by its reminder, and is gone once it is contacted; withdrawn and merged ones are not there", async () => {
    const card = await makeCard(app, asha!);
    const to = { ownerId: asha!.member.id, cardId: card._id };
    const first = await insertLead(app, to, { at: ago(3 * HOUR_MS) });
    const second = await insertLead(app, to, { at: ago(2 * HOUR_MS), email: "", phone: "" });
    await insertLead(app, to, { withdrawnAt: new Date() });
    await insertLead(app, to, { mergedIntoId: first.id });
    const at = later(new Date(), 2 * DAY_MS);
    await app.send("PUT", `/api/leads/${first.id}/reminder`, { as: asha!, body: { at } });
    expect(await read(asha!)).toMatchObject({
      items: [
        { _id: second.id, dueAt: later(second.createdAt, DAY_MS), acts: ["open"] },
        { _id: first.id, dueAt: at, acts: ["mail", "open"] },
      ],
      count: 2,
    });
    for (const { id } of [first, second])
      await app.send("PATCH", `/api/leads/${id}/follow-up`, {
        as: asha!,
        body: { followUpStatus: "contacted" },
      });
    await nothingFor(asha!);
  });
});

describe("an enquiry", () => {
  const reply = (as: Person, id: string) =>
    app.send("POST", `/api/enquiries/${id}/messages`, { as, body: { body: "Gladly, on Monday." } });

  test("waits for two days, and again without a clock when its sender writes once more", async () => {
    const shop = await insertListing(app, asha!);
    const id = await insertEnquiry(
      app,
      { shop, senderId: ravi!.member.id },
      { quantity: 200, unit: "kg", phone: "+919820012345", sharePhone: true },
      50,
    );
    const item = await onlyItemOf(asha!);
    expect(item).toMatchObject({
      kind: "enquiry",
      _id: id,
      title: "Ravi Kulkarni",
      subtitle: "200 kg · We need a new kitchen of twelve feet.",
      dueAt: later(item.createdAt, 2 * DAY_MS),
      path: `/business-enquiries?enquiry=${id}`,
      phone: "+919820012345",
      email: "ravi@kulkarni.example",
      acts: ["reply", "call", "whatsapp", "mail"],
    });
    await nothingFor(ravi!, stranger!);
    // To have seen it is no answer.
    await app.send("GET", `/api/enquiries/${id}`, { as: asha! });
    await onlyItemOf(asha!);
    await reply(asha!, id);
    await nothingFor(asha!, ravi!);
    await reply(ravi!, id);
    expect(await onlyItemOf(asha!)).toMatchObject({
      _id: id,
      dueAt: null,
      acts: ["reply", "call", "whatsapp", "mail"],
    });
    await reply(asha!, id);
    await nothingFor(asha!);
  });

  test("to a company waits for its team, and once it is assigned for that member alone", async () => {
    const company = await insertCompany(app, asha!);
    await insertManager(app, company, meera!);
    const shop = await insertListing(app, asha!);
    const id = await insertEnquiry(
      app,
      { shop, senderId: ravi!.member.id },
      { targetType: "company", targetId: company.id, inboxId: company.id, phone: "+919820012345" },
    );
    for (const person of [asha!, meera!])
      // The number was given for the product, not for the seller.
      expect(await onlyItemOf(person)).toMatchObject({ _id: id, acts: ["reply", "mail"] });
    await app.send("PATCH", `/api/enquiries/${id}`, { as: asha!, body: { assigneeId: meera!.member.id } });
    expect(await onlyItemOf(meera!)).toMatchObject({ path: `/company-enquiries?enquiry=${id}` });
    await nothingFor(asha!, stranger!);
  });

  test("of somebody in a block, and an erased sender's, can no longer be answered", async () => {
    const shop = await insertListing(app, asha!);
    await insertEnquiry(app, { shop, senderId: ravi!.member.id });
    await insertEnquiry(app, { shop, senderId: ravi!.member.id }, { senderId: null });
    expect(await onlyItemOf(asha!)).toMatchObject({ title: "Ravi Kulkarni" });
    await block(asha!, ravi!);
    await nothingFor(asha!);
  });
});

test("an application waits for owner and managers until the applicant is told that there was no answer", async () => {
  const company = await insertCompany(app, asha!);
  await insertManager(app, company, meera!);
  const job = await insertJob(app, company);
  const { id, appliedAt } = await insertApplication(app, job, ravi!);
  const gone = await app.signIn("Gone Gupta");
  await insertApplication(app, job, gone);
  await leaves(gone);
  for (const person of [asha!, meera!])
    expect(await onlyItemOf(person)).toMatchObject({
      kind: "application",
      _id: id,
      title: "Ravi Kulkarni",
      subtitle: "Applied for Accountant",
      dueAt: later(appliedAt, 21 * DAY_MS),
      path: `/my-jobs?job=${job.id}&application=${id}`,
      phone: "+919876543210",
      email: ravi!.member.email,
      acts: ["reply", "call", "whatsapp", "mail"],
    });
  await nothingFor(ravi!, stranger!);
  await app.send("PATCH", `/api/applications/${id}`, { as: meera!, body: { stage: "shortlisted" } });
  await nothingFor(asha!, meera!);
});

test("a referral waits to be accepted, and then for a call to the prospect", async () => {
  const chapter = await insertChapter(app, [asha!, ravi!]);
  const prospect = { name: "Vikram Desai", phone: "+919812300001" };
  const { json } = await give(asha!, ravi!, { prospect, need: "Needs an accountant." });
  const path = `/offline-networking?chapter=${chapter.id}&tab=referrals&referral=${json._id}`;
  const item = await onlyItemOf(ravi!);
  expect(item).toMatchObject({
    kind: "referral",
    _id: json._id,
    title: "Asha Menon",
    subtitle: "Refers Vikram Desai to you: Needs an accountant.",
    dueAt: later(item.createdAt, 14 * DAY_MS),
    path,
    acts: ["accept", "call", "whatsapp", "open"],
  });
  await nothingFor(asha!, stranger!);
  await accept(ravi!, item);
  const accepted = await onlyItemOf(ravi!);
  expect(accepted).toMatchObject({
    title: "Vikram Desai",
    subtitle: "Referred to you by Asha Menon: Needs an accountant.",
    dueAt: null,
    path,
    phone: prospect.phone,
    acts: ["call", "whatsapp", "open"],
  });
  expect(accepted.accept).toBeUndefined();
  await app.send("PATCH", `/api/referrals/${json._id}`, { as: ravi!, body: { action: "contacted" } });
  await nothingFor(ravi!);
});

describe("a chapter", () => {
  test("has visitors to expect until the meeting begins, for its officers", async () => {
    const chapter = await insertChapter(app, [asha!, meera!, ravi!]);
    await app.send("PATCH", `/api/chapters/${chapter.id}/members/${meera!.member.id}`, {
      as: asha!,
      body: { action: "role", role: "secretary" },
    });
    const meeting = await insertChapterMeeting(app, chapter, { inMinutes: 60 });
    const visitor = { name: "Sunil Kale", mobile: "98200 12345", category: "chartered-accountants" };
    const ask = (meetingId: string) =>
      app.send("POST", `/api/chapters/${chapter.id}/visits`, { body: { ...visitor, meetingId } });
    const { json } = await ask(meeting.id);
    const item = await onlyItemOf(asha!);
    expect(item).toMatchObject({
      kind: "visit",
      _id: json._id,
      title: "Sunil Kale",
      subtitle: `Asks to visit ${chapter.name}`,
      dueAt: meeting.startsAt.toISOString(),
      phone: "+919820012345",
      acts: ["accept", "call", "whatsapp", "open"],
    });
    await nothingFor(ravi!, stranger!);
    await accept(meera!, await onlyItemOf(meera!));
    await nothingFor(asha!, meera!);
    const second = await insertChapterMeeting(app, chapter, { inMinutes: 90 });
    await ask(second.id);
    await onlyItemOf(asha!);
    app.clock.advance({ minutes: 91 });
    await nothingFor(asha!);
  });

  test("has people who ask to join, for its officers", async () => {
    const chapter = await insertChapter(app, [asha!, ravi!]);
    await insertMembership(app, chapter, meera!, { status: "requested", category: "lawyers" });
    const gone = await app.signIn("Gone Gupta");
    await insertMembership(app, chapter, gone, { status: "requested" });
    await leaves(gone);
    const item = await onlyItemOf(asha!);
    expect(item).toMatchObject({
      kind: "join",
      _id: meera!.member.id,
      title: "Meera Iyer",
      subtitle: `Asks to join ${chapter.name}, trade: ${categoryName("lawyers")}`,
      dueAt: null,
      acts: ["accept", "open"],
    });
    await nothingFor(ravi!, meera!, stranger!);
    await accept(asha!, item);
    await nothingFor(asha!);
  });

  test("whose leader has no plan any more, or that is suspended, cannot accept anybody", async () => {
    const [late, suspended] = [
      await insertChapter(app, [ravi!]),
      await insertChapter(app, [asha!], { status: "suspended" }),
    ];
    for (const chapter of [late, suspended])
      await insertMembership(app, chapter, meera!, { status: "requested" });
    const item = await onlyItemOf(ravi!);
    expect([item.acts, item.accept]).toEqual([["open"], undefined]);
    await nothingFor(asha!);
  });
});

describe("a person", () => {
  test("invites, and the invitation waits until it is accepted", async () => {
    const { json } = await app.call("POST", "/api/connections", {
      as: asha!,
      body: { userId: ravi!.member.id, note: "We met at the fair." },
    });
    await connect(app, meera!, ravi!, "pending");
    await block(ravi!, meera!);
    const item = await onlyItemOf(ravi!);
    expect(item).toMatchObject({
      kind: "invitation",
      _id: json._id,
      title: "Asha Menon",
      subtitle: "We met at the fair.",
      dueAt: null,
      path: `/plazy/connections?tab=received&invitation=${json._id}`,
      acts: ["accept", "open"],
    });
    await nothingFor(asha!, meera!, stranger!);
    await accept(ravi!, item);
    await nothingFor(ravi!);
  });

  test("asks for an introduction: it waits for the one in the middle, and then for the target", async () => {
    await connect(app, asha!, ravi!);
    await connect(app, ravi!, meera!);
    const { json } = await app.call("POST", "/api/intros", {
      as: asha!,
      body: {
        viaId: ravi!.member.id,
        targetId: meera!.member.id,
        reason: "They make the fasteners that we need.",
      },
    });
    const shown = { kind: "introduction", _id: json._id, title: "Asha Menon", dueAt: json.endsAt };
    const asked = await onlyItemOf(ravi!);
    expect(asked).toMatchObject({ ...shown, subtitle: "Asks you for an introduction to Meera Iyer" });
    await nothingFor(asha!, meera!, stranger!);
    await accept(ravi!, asked);
    await nothingFor(ravi!);
    const forwarded = await onlyItemOf(meera!);
    expect(forwarded).toMatchObject({ ...shown, subtitle: "Wants to meet you, introduced by Ravi Kulkarni" });
    await accept(meera!, forwarded);
    await nothingFor(asha!, ravi!, meera!);
  });
});

describe("a message", () => {
  const asked = async (as: Person, to: Person) =>
    (await writerOf(app, as).begin(to, "I saw your card at the fair.")).json.conversation._id;

  test("of a stranger waits without a word of it, until it is accepted", async () => {
    const id = await asked(ravi!, asha!);
    const item = await onlyItemOf(asha!);
    expect(item).toMatchObject({
      kind: "message",
      _id: id,
      title: "Ravi Kulkarni",
      subtitle: "Would like to message you",
      dueAt: null,
      path: `/messages?conversation=${id}`,
      acts: ["open", "accept"],
    });
    await nothingFor(ravi!);
    await accept(asha!, item);
    await nothingFor(asha!);
  });

  test("declined, deleted, or from somebody in a block or on their way out, it waits no more", async () => {
    const id = await asked(ravi!, asha!);
    await app.call("POST", `/api/conversations/${id}/decline`, { as: asha! });
    expect((await read(asha!)).items).toEqual([]);
    await app.call("POST", `/api/conversations/${await asked(meera!, asha!)}/clear`, { as: asha! });
    expect((await read(asha!)).items).toEqual([]);
    await asked(stranger!, asha!);
    await block(asha!, stranger!);
    expect((await read(asha!)).items).toEqual([]);
    const other = await app.signIn("Kiran Rao");
    await asked(other, asha!);
    await leaves(other);
    expect(await read(asha!)).toMatchObject({ items: [], count: 0 });
  });

  test("an invitation to a group waits beside it, the longest waiting first", async () => {
    const group = await groupCalls(app).begin(ravi!, [asha!], "Diwali stall");
    const request = await asked(meera!, asha!);
    const { items, count } = await read(asha!);
    expect([items.map(({ _id }) => _id), count]).toEqual([[group, request], 2]);
    expect(items[0]).toMatchObject({
      title: "Diwali stall",
      subtitle: "Ravi Kulkarni invites you to this group",
    });
    await accept(asha!, items[0]!);
    expect((await onlyItemOf(asha!))._id).toBe(request);
  });
});

describe("the list", () => {
  /** Leads of some hours ago, invitations, and referrals: with clocks and without. */
  async function manyThings(leads: number, others: number) {
    const card = await makeCard(app, asha!);
    const to = { ownerId: asha!.member.id, cardId: card._id };
    const company = await insertCompany(app, asha!);
    const job = await insertJob(app, company);
    for (let hours = 1; hours <= leads; hours++) await insertLead(app, to, { at: ago(hours * HOUR_MS) });
    for (let days = 1; days <= others; days++) {
      const person = await app.signIn(`Person ${days}`);
      await insertApplication(app, job, person, { appliedAt: ago(days * 2 * DAY_MS) });
      await connect(app, person, asha!, "pending", ago(days * HOUR_MS));
    }
    return { to, job };
  }

  test("is in the order in which things are due, overdue ones first and those without a clock last", async () => {
    await manyThings(3, 12);
    const items = [...(await read(asha!)).items];
    items.push(...(await read(asha!, (await read(asha!)).nextCursor!)).items);
    const due = items.map(({ dueAt }) => dueAt ?? "9999");
    expect(due).toEqual(due.toSorted());
    expect(items.map(({ kind }) => kind)).toEqual([
      ...Array(2).fill("application"),
      ...Array(3).fill("lead"),
      ...Array(10).fill("application"),
      ...Array(12).fill("invitation"),
    ]);
    // The longest waiting first, also where no clock runs.
    expect(items.slice(-12).map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_, at) => `Person ${12 - at}`),
    );
  });

  test("is read page by page, each thing once, also while new ones arrive", async () => {
    const { to, job } = await manyThings(30, 16);
    expect((await read(asha!)).count).toBe(62);
    const before = new Set<string>();
    const seen: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const { items, nextCursor } = await read(asha!, cursor);
      seen.push(...items.map(({ kind, _id }) => `${kind} ${_id}`));
      if (!nextCursor) break;
      expect(items).toHaveLength(TO_ANSWER_PER_PAGE);
      cursor = nextCursor;
      // Before and after the place where the reader is.
      const [lead, person] = [await insertLead(app, to), await app.signIn("New")];
      const { id } = await insertApplication(app, job, person, { appliedAt: ago(40 * DAY_MS) });
      before.add(`lead ${lead.id}`).add(`application ${id}`);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((each) => !before.has(each))).toHaveLength(62);
  });

  test("holds things that wait since the same moment, each once", async () => {
    const card = await makeCard(app, asha!);
    const at = ago(HOUR_MS);
    for (let each = 0; each < 2 * TO_ANSWER_PER_PAGE + 1; each++)
      await insertLead(app, { ownerId: asha!.member.id, cardId: card._id }, { at });
    const seen: string[] = [];
    for (let cursor: string | undefined, page = 1; page <= 3; page++) {
      const { items, nextCursor } = await read(asha!, cursor);
      seen.push(...items.map(({ _id }) => _id));
      cursor = nextCursor ?? undefined;
    }
    expect([seen.length, new Set(seen).size]).toEqual([41, 41]);
    expect(seen).toEqual(seen.toSorted());
  });

  test("begins at the first for a cursor that nobody was given, and counts no further than is shown", async () => {
    const card = await makeCard(app, asha!);
    const to = { ownerId: asha!.member.id, cardId: card._id };
    for (let hours = 1; hours <= TO_ANSWER_COUNTED_MAX + 1; hours++)
      await insertLead(app, to, { at: ago(hours * HOUR_MS) });
    const first = await read(asha!);
    expect(first.count).toBe(TO_ANSWER_COUNTED_MAX);
    const wrong = ["x", "none-", `${"9".repeat(20)}-${newId()}`, `-1-${newId()}`, `0-${"'".repeat(20)}`];
    for (const cursor of wrong)
      expect((await read(asha!, encodeURIComponent(cursor))).items).toEqual(first.items);
    expect(await read(asha!, `none-${newId()}`)).toMatchObject({ items: [], nextCursor: null });
    expect((await app.send("GET", "/api/to-answer")).status).toBe(401);
    expect((await app.send("GET", `/api/to-answer?cursor=${"1".repeat(201)}`, { as: asha! })).status).toBe(
      400,
    );
  });
});
