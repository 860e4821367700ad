import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { meetingPath, TRACK_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { addMonths, monthOf } from "@cardplaza/contract/chapters/points-rules";
import { TRAIL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { introductions } from "../../people/introductions/introductions.table.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { contacts } from "../../contacts/contacts.table.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../../enquiries/enquiry.fixtures.ts";
import { insertLead } from "../../leads/lead.fixtures.ts";
import { insertChapterMeeting, insertMembership } from "../chapter.fixtures.ts";
import { chapterAttendance } from "../chapter-meetings/chapter-meetings.table.ts";
import { newNumber, referralCalls, twoChapters } from "./referral.fixtures.ts";
import { oneToOnes, referrals } from "./referrals.table.ts";

const app = await sharedTestApp();
const { give, given, answer, open, won } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
beforeEach(async () => {
  people = await twoChapters(app);
});

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const trailOf = async (as: Person, id: string) =>
  (await app.call("GET", `/api/referrals/${id}/trail`, { as })).json.trail;
const sources = (as: Person, months = 6) =>
  app.call("GET", `/api/referrals/sources?months=${months}`, { as });

async function leadOf(owner: Person, days = 20) {
  const card = await makeCard(app, owner);
  return insertLead(app, { ownerId: owner.member.id, cardId: card._id }, { at: ago(days) });
}

describe("the trail", () => {
  test("leads from the scan to the rupees; Ravi sees only what he took part in", async () => {
    const { asha, ravi, meera, chapter } = people;
    const phone = newNumber();
    const typed = `0${phone.slice(3, 8)} ${phone.slice(8)}`;
    await app.db.insert(contacts).values({
      id: newId(),
      memberId: asha.member.id,
      name: "Vikram Desai",
      phone: typed,
      source: "qr",
      createdAt: ago(30),
      updatedAt: ago(30),
    });
    const lead = await leadOf(asha);
    await app.db.insert(introductions).values({
      id: newId(),
      askerId: ravi.member.id,
      viaId: meera.member.id,
      targetId: asha.member.id,
      reason: "To meet",
      status: "accepted",
      at: ago(16),
      endsAt: ago(1),
      answeredAt: ago(15),
    });
    await connect(app, ravi, asha, "accepted", ago(14));
    const meeting = await insertChapterMeeting(app, chapter, { inMinutes: -10 * 24 * 60, status: "closed" });
    const there = { meetingId: meeting.id, state: "present" as const };
    await app.db
      .insert(chapterAttendance)
      .values([asha, ravi].map(({ member }) => ({ ...there, memberId: member.id })));
    const day = dateInIndia(ago(5));
    const { json: entered } = await app.call("POST", "/api/one-to-ones", {
      as: asha,
      body: { userId: ravi.member.id, day },
    });
    await app.call("PATCH", `/api/one-to-ones/${entered._id}/confirm`, { as: ravi, body: {} });
    const id = await won(asha, ravi, 4_000_000, { leadId: lead.id, prospect: { phone } });
    await app.call("POST", "/api/thank-yous", { as: ravi, body: { referralId: id, amountPaise: 3_000_000 } });

    const both = [
      ["introduction", TRAIL_TEXT.introduction("Meera Iyer", "Asha Menon", "Ravi Kulkarni"), null],
      ["connection", TRAIL_TEXT.connection("Asha Menon", "Ravi Kulkarni"), null],
      ["meeting", TRAIL_TEXT.meeting(chapter.name), null],
      ["one_to_one", TRAIL_TEXT.oneToOne("Asha Menon", "Ravi Kulkarni"), null],
      ["referral", TRAIL_TEXT.given("Asha Menon", "Ravi Kulkarni"), null],
      ["referral", TRAIL_TEXT.accepted("Ravi Kulkarni"), null],
      ["referral", TRAIL_TEXT.contacted("Ravi Kulkarni"), null],
      ["won", TRAIL_TEXT.won("Ravi Kulkarni"), 4_000_000],
      ["thank_you", TRAIL_TEXT.thankYou("Ravi Kulkarni", "Asha Menon"), 3_000_000],
    ];
    const told = (trail: Awaited<ReturnType<typeof trailOf>>) =>
      trail.map(({ step, text, amountPaise }) => [step, text, amountPaise]);
    const seenByAsha = await trailOf(asha, id);
    expect(
      told(seenByAsha)
        .slice(0, 3)
        .map(([step]) => step),
    ).toEqual(["scan", "card_view", "lead"]);
    expect(told(seenByAsha).slice(3)).toEqual(both);
    expect(seenByAsha[2]?.url).toBe(`/business-cards?section=my-leads&lead=${lead.id}`);
    expect(seenByAsha.find(({ step }) => step === "meeting")?.url).toBe(meetingPath(chapter.id, meeting.id));
    expect(told(await trailOf(ravi, id))).toEqual(both);
  });

  test("knows no meeting that one of the two missed, and no one-to-one that nobody confirmed", async () => {
    const { asha, ravi, chapter } = people;
    const meeting = await insertChapterMeeting(app, chapter, { inMinutes: -24 * 60 });
    await app.db.insert(chapterAttendance).values([
      { meetingId: meeting.id, memberId: asha.member.id, state: "present" },
      { meetingId: meeting.id, memberId: ravi.member.id, state: "substitute" },
    ]);
    await app.call("POST", "/api/one-to-ones", {
      as: asha,
      body: { userId: ravi.member.id, day: dateInIndia(ago(1)) },
    });
    expect(await app.db.$count(oneToOnes, eq(oneToOnes.enteredBy, asha.member.id))).toBe(1);
    const id = await given(asha, ravi);
    expect((await trailOf(ravi, id)).map(({ step }) => step)).toEqual(["referral"]);
  });

  test("a corrected win is not shown, the new one once", async () => {
    const { asha, ravi } = people;
    const id = await won(asha, ravi, 100);
    await answer(ravi, id, "correct");
    expect((await trailOf(asha, id)).map(({ step }) => step)).not.toContain("won");
    await answer(ravi, id, "won", { wonPaise: 200 });
    const wins = (await trailOf(asha, id)).filter(({ step }) => step === "won");
    expect(wins).toMatchObject([{ amountPaise: 200 }]);
  });
});

describe("a lead or an enquiry", () => {
  test("becomes a referral that links back to it, for the giver only", async () => {
    const { asha, ravi } = people;
    const lead = await leadOf(asha);
    const shop = await insertListing(app, asha);
    const enquiryId = await insertEnquiry(app, { shop, senderId: ravi.member.id });
    const fromLead = (await give(asha, ravi, { leadId: lead.id })).json;
    const url = `/business-cards?section=my-leads&lead=${lead.id}`;
    expect(fromLead.source).toEqual({ kind: "lead", _id: lead.id, url });
    const fromEnquiry = (await give(asha, ravi, { enquiryId })).json;
    expect(fromEnquiry.source).toEqual({
      kind: "enquiry",
      _id: enquiryId,
      url: `/business-enquiries?enquiry=${enquiryId}`,
    });
    expect((await open(ravi, fromLead._id)).source).toBeNull();
    expect((await trailOf(asha, fromEnquiry._id)).map(({ step }) => step)).toEqual(["enquiry", "referral"]);
    for (const [query, id] of [
      [`leadId=${lead.id}`, fromLead._id],
      [`enquiryId=${enquiryId}`, fromEnquiry._id],
    ]) {
      const { json } = await app.call("GET", `/api/referrals?box=given&${query}`, { as: asha });
      expect(json.referrals.map(({ _id }) => _id)).toEqual([id]);
    }
  });

  test("of somebody else is not found, and nothing is given", async () => {
    const { asha, ravi, neha, chapter } = people;
    const lead = await leadOf(neha);
    const shop = await insertListing(app, neha);
    // Asha sent this enquiry herself.
    const sent = await insertEnquiry(app, { shop, senderId: asha.member.id });
    for (const origin of [{ leadId: lead.id }, { enquiryId: sent }])
      expect((await give(asha, ravi, origin)).status).toBe(404);
    expect(await app.db.$count(referrals, eq(referrals.giverChapterId, chapter.id))).toBe(0);
  });
});

describe("where business came from", () => {
  test("is a chart by source and person over months, and its parts add up", async () => {
    const { asha, neha, meera, chapter } = people;
    const tara = await app.signIn("Tara Receiver", { premium: true });
    await insertMembership(app, chapter, tara);
    const lead = await leadOf(asha);
    await won(asha, tara, 1_000);
    await won(asha, tara, 2_000, { leadId: lead.id });
    const fromNeha = await won(neha, tara, 4_000);
    const thisMonth = monthOf(new Date());
    const lastMonth = addMonths(thisMonth, -1);
    const wonAt = new Date(midnightInIndia(`${thisMonth}-01`).getTime() - 60_000);
    await app.db.update(referrals).set({ wonAt }).where(eq(referrals.id, fromNeha));
    const old = await won(neha, tara, 64_000);
    await app.db
      .update(referrals)
      .set({ wonAt: ago(400) })
      .where(eq(referrals.id, old));
    const body = { giverId: meera.member.id, amountPaise: 8_000 };
    await app.call("POST", "/api/thank-yous", { as: tara, body });
    // Already in the won value.
    const thanked = await won(asha, tara, 16_000);
    await app.call("POST", "/api/thank-yous", { as: tara, body: { referralId: thanked, amountPaise: 500 } });
    const { json } = await sources(tara, 3);
    expect(json.months).toEqual([
      { month: addMonths(thisMonth, -2), amounts: {} },
      { month: lastMonth, amounts: { cross_chapter: 4_000 } },
      { month: thisMonth, amounts: { chapter: 25_000, lead: 2_000 } },
    ]);
    expect(json.people.map(({ person, ...rest }) => [person.name, rest])).toEqual([
      ["Asha Menon", { source: "chapter", amountPaise: 17_000, won: 2 }],
      ["Meera Iyer", { source: "chapter", amountPaise: 8_000, won: 0 }],
      ["Neha Joshi", { source: "cross_chapter", amountPaise: 4_000, won: 1 }],
      ["Asha Menon", { source: "lead", amountPaise: 2_000, won: 1 }],
    ]);
    expect([json.totalPaise, json.won]).toEqual([31_000, 4]);
  });

  test("comes with the plan", async () => {
    const { json } = await sources(people.ravi);
    expect(json).toMatchObject({ code: "PREMIUM_REQUIRED", feature: TRACK_FEATURE });
  });
});
