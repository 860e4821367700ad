import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { NUDGE_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { dayAndMonth } from "@cardplaza/contract/date-words";
import { OWED_TEXT, STEP_TEXT, TOGETHER_TEXT } from "@cardplaza/contract/messages/together-words";
import { newSlipPath, referralPath } from "@cardplaza/contract/screen-paths";
import { DAY_MS, dateInIndia, HOUR_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { insertChapterMeeting } from "../../chapters/chapter.fixtures.ts";
import { chapterAttendance } from "../../chapters/chapter-meetings/chapter-meetings.table.ts";
import { referralCalls, twoChapters } from "../../chapters/referrals/referral.fixtures.ts";
import { oneToOnes } from "../../chapters/referrals/referrals.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../../enquiries/enquiry.fixtures.ts";
import { enquiries, enquiryQuotes } from "../../enquiries/enquiries.table.ts";
import { insertWaiting } from "../../jobs/answers/answers.fixtures.ts";
import { insertJob } from "../../jobs/job.fixtures.ts";
import { introductions } from "../../people/introductions/introductions.table.ts";
import { pairOf } from "../../people/connections/connection-conditions.ts";
import { writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();
const { given, won, open } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
let asha: Person;
let ravi: Person;
let id: string;
beforeEach(async () => {
  people = await twoChapters(app);
  ({ asha, ravi } = people);
  id = (await writerOf(app, asha).begin(ravi, "Good morning")).json.conversation._id;
});

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const together = async (as: Person, conversationId = id) =>
  (await app.call("GET", `/api/conversations/${conversationId}/together`, { as })).json;
const textsOf = (list: { text: string }[]) => list.map(({ text }) => text);

test("Asha reads where she met Ravi, and what each won through the other, with the way there", async () => {
  const { chapter } = people;
  const meeting = await insertChapterMeeting(app, chapter, { inMinutes: -10 * 24 * 60, status: "closed" });
  await app.db.insert(chapterAttendance).values(
    [asha, ravi].map(({ member }) => ({
      meetingId: meeting.id,
      memberId: member.id,
      state: "present" as const,
    })),
  );
  const day = dateInIndia(ago(3));
  await app.db.insert(oneToOnes).values({
    id: newId(),
    ...pairOf(asha.member.id, ravi.member.id),
    enteredBy: ravi.member.id,
    day,
    status: "confirmed",
    createdAt: ago(2),
  });
  await given(asha, ravi);
  const wonId = await won(asha, ravi, 5_000_000);
  // Between Ravi and somebody else.
  await given(asha, people.meera);

  const { facts } = await together(asha);
  expect(facts).toEqual([
    {
      kind: "met",
      text: TOGETHER_TEXT.met(chapter.name, dayAndMonth(meeting.startsAt)),
      path: meetingPath(chapter.id, meeting.id),
    },
    { kind: "met", text: TOGETHER_TEXT.oneToOne(dayAndMonth(day)), path: "/offline-networking" },
    { kind: "referrals", text: "2 referrals given, 1 won", path: referralPath(chapter.id, wonId) },
    { kind: "won", text: "Ravi Kulkarni won ₹50,000 through you", path: referralPath(chapter.id, wonId) },
  ]);
  expect(textsOf((await together(ravi)).facts).slice(2)).toEqual([
    "2 referrals received, 1 won",
    "You won ₹50,000 through Asha Menon",
  ]);
});

test("who owes an answer is told to both, by the clock of each room, and no longer once it came", async () => {
  const referral = await given(asha, ravi);
  const shop = await insertListing(app, asha);
  const enquiry = await insertEnquiry(app, { shop, senderId: ravi.member.id }, {}, 24);
  const { created_at } = await open(asha, referral);
  const referralDue = new Date(new Date(created_at).getTime() + NUDGE_DAYS * DAY_MS).toISOString();

  const { owed } = await together(asha);
  expect(owed).toEqual([
    {
      byMe: true,
      text: OWED_TEXT.enquiry.me("Ravi Kulkarni"),
      path: expect.stringContaining(enquiry),
      dueAt: expect.any(String),
    },
    {
      byMe: false,
      text: OWED_TEXT.referral.them,
      path: referralPath(people.chapter.id, referral),
      dueAt: referralDue,
    },
  ]);
  const untilDue = new Date(owed[0]!.dueAt!).getTime() - Date.now();
  expect(untilDue).toBeGreaterThan(23 * HOUR_MS);
  expect(untilDue).toBeLessThanOrEqual(24 * HOUR_MS);
  expect((await together(ravi)).owed.map(({ byMe, text }) => [byMe, text])).toEqual([
    [false, OWED_TEXT.enquiry.them],
    [true, OWED_TEXT.referral.me("Asha Menon")],
  ]);

  await app.send("PATCH", `/api/referrals/${referral}`, { as: ravi, body: { action: "accept" } });
  // Nobody learns that their enquiry was marked as spam.
  await app.db.update(enquiries).set({ status: "spam" }).where(eq(enquiries.id, enquiry));
  expect((await together(asha)).owed).toEqual([]);
  expect(textsOf((await together(ravi)).owed)).toEqual([OWED_TEXT.enquiry.them]);
});

test("an open quote, an application and introductions are there for both sides", async () => {
  const shop = await insertListing(app, asha);
  const answered = { status: "quoted" as const, firstResponseAt: ago(1) };
  const enquiryId = await insertEnquiry(app, { shop, senderId: ravi.member.id }, answered, 48);
  const validTill = dateInIndia(new Date(Date.now() + 10 * DAY_MS));
  const price = { id: newId(), enquiryId, authorId: asha.member.id, amountPaise: 40_000_000, validTill };
  await app.db.insert(enquiryQuotes).values({ ...price, createdAt: ago(1) });
  const job = await insertJob(app, await insertCompany(app, asha));
  await insertWaiting(app, job, 1, { member: ravi.member.id });
  const introduction = { reason: "To meet", at: ago(2), endsAt: new Date(Date.now() + DAY_MS) };
  const of = (askerId: Person, viaId: Person, targetId: Person) => ({
    ...introduction,
    id: newId(),
    askerId: askerId.member.id,
    viaId: viaId.member.id,
    targetId: targetId.member.id,
  });
  await app.db.insert(introductions).values([
    { ...of(ravi, people.meera, asha), status: "accepted", forwardedAt: ago(1), answeredAt: ago(1) },
    of(ravi, asha, people.kiran),
    // Asha knows nothing of it yet.
    of(ravi, people.sunil, asha),
  ]);

  const shown = await together(asha);
  expect(textsOf(shown.facts)).toEqual([
    TOGETHER_TEXT.quote("₹4,00,000", dayAndMonth(validTill)),
    "1 enquiry from Ravi Kulkarni",
    "Meera Iyer introduced you",
    TOGETHER_TEXT.applied("Ravi Kulkarni", job.title),
  ]);
  expect(shown.owed.map(({ byMe, text }) => [byMe, text])).toEqual([
    [true, OWED_TEXT.introduction.me("Ravi Kulkarni")],
    [false, OWED_TEXT.quote.them],
    [true, OWED_TEXT.application.me("Ravi Kulkarni")],
  ]);
  expect((await together(ravi)).owed.map(({ byMe }) => byMe)).toEqual([false, true, false]);
});

test("next steps lead to screens, and those that do not fit are not offered", async () => {
  const steps = async (as: Person) => (await together(as)).steps;
  expect(await steps(asha)).toEqual([
    { text: STEP_TEXT.referral, path: newSlipPath("referral", ravi.member.id) },
    { text: STEP_TEXT.oneToOne, path: newSlipPath("one-to-one", ravi.member.id) },
    { text: STEP_TEXT.connect, path: `/profile/${ravi.member.id}` },
  ]);
  await connect(app, asha, people.meera);
  await connect(app, ravi, people.meera);
  expect(textsOf(await steps(asha))).toContain(STEP_TEXT.introduction);
  await connect(app, asha, ravi);
  expect(await steps(asha)).toHaveLength(2);
  const shop = await insertListing(app, asha);
  await insertEnquiry(app, { shop, senderId: ravi.member.id });
  await insertCompany(app, ravi, { name: "Kulkarni Tools" });
  expect(textsOf(await steps(asha)).slice(2)).toEqual([STEP_TEXT.quote, "Send an enquiry to Kulkarni Tools"]);
});

test("after a block only the past is left; a group has nothing, and nobody else learns of it", async () => {
  await given(asha, ravi);
  await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
  expect(await together(asha)).toMatchObject({
    facts: [{ text: "1 referral given" }],
    owed: [],
    steps: [],
  });
  await connect(app, asha, people.meera);
  await connect(app, asha, people.sunil);
  const userIds = [people.meera, people.sunil].map(({ member }) => member.id);
  const body = { userIds, name: "Exports", clientId: `key-${newId()}` };
  const group = (await app.call("POST", "/api/conversations", { as: asha, body })).json.conversation._id;
  expect(await together(asha, group)).toEqual({ facts: [], owed: [], steps: [] });
  const asMeera = await app.call("GET", `/api/conversations/${id}/together`, { as: people.meera });
  expect(asMeera.status).toBe(404);
});
