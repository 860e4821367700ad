import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS, dateInIndia } from "@cardplaza/contract/time";
import { messagesTo } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { readsOf, walk } from "../../testing/walk-reads.ts";
import { exportOf } from "../account-data/account-data.fixtures.ts";
import { notifications } from "../notifications/notifications.table.ts";
import { chapters } from "./chapter/chapters.table.ts";
import { insertChapter, insertMeeting, insertMembership } from "./chapter.fixtures.ts";
import { meetingCalls } from "./meetings/meeting-calls.fixtures.ts";
import { referralCalls } from "./referrals/referral.fixtures.ts";

// Everything in a chapter that is not for all of its members is marked, and then every call that reads is tried by
// everybody, with the bell, the mails and the exports.

const app = await sharedTestApp();
const { given, answer } = referralCalls(app);
const { answer: answerMeeting, mark } = meetingCalls(app);
const signIn = (name: string) => app.signIn(name, { premium: true });

const asha = await signIn("Asha Menon");
const ravi = await signIn("Ravi Kulkarni");
const [leader, inviter, mate, away] = [
  await signIn("Sunil Rao"),
  await signIn("Meera Iyer"),
  await signIn("Kiran Shah"),
  await signIn("Leela Das"),
];
const [suspended, former, asking] = [
  await signIn("Dev Patel"),
  await signIn("Om Sen"),
  await signIn("Gauri Joshi"),
];
const [neighbour, stranger] = [await signIn("Neha Joshi"), await signIn("Karan Gill")];

const LINK = "https://rooms.example/breakfast-zebra";
const chapter = await insertChapter(app, [leader, asha, ravi, inviter, mate], {
  online: true,
  link: LINK,
});
await insertMembership(app, chapter, away, { status: "on_leave" });
await insertMembership(app, chapter, suspended, { status: "suspended" });
await insertMembership(app, chapter, former, { status: "left", joinedAt: new Date() });
const MESSAGE = "Please let the Zebrafinch in.";
await insertMembership(app, chapter, asking, { status: "requested", message: MESSAGE });
await insertChapter(app, [neighbour]);

// The business of two.
const PROSPECT = {
  name: "Vikram Zebrawood",
  phone: "+919812345670",
  email: "vikram@zebrawood.example",
};
const [NEED, NOTE, THANKS] = ["Needs a zebra crossing.", "He likes zebra stripes.", "For the zebra deal."];
const [EST, WON, PAID] = [13_579_111, 24_680_222, 35_791_333];
const referralId = await given(asha, ravi, { prospect: PROSPECT, need: NEED, estPaise: EST });
await answer(ravi, referralId, "accept", { note: NOTE });
await answer(ravi, referralId, "won", { wonPaise: WON });
await app.call("POST", "/api/thank-yous", {
  as: ravi,
  body: { referralId, amountPaise: PAID, note: THANKS },
});
const TOPICS = "How to breed a zebra.";
await app.call("POST", "/api/one-to-ones", {
  as: ravi,
  body: { userId: asha.member.id, day: dateInIndia(new Date()), topics: TOPICS },
});

// A meeting with a visitor, a substitute and a reason.
const meeting = await insertMeeting(app, chapter, { agenda: "Zebra talk." });
const closed = await insertMeeting(app, chapter, {
  status: "closed",
  startsAt: new Date(Date.now() - DAY_MS),
  closedAt: new Date(Date.now() - DAY_MS + 90 * MINUTE_MS),
});
const [VISITOR, VISITOR_NOTE, STAND_IN] = ["9820012345", "Call the zebra breeder.", "9820054321"];
const { json: visitor } = await app.call("POST", `/api/chapter-meetings/${meeting.id}/visitors`, {
  as: inviter,
  body: { name: "Sunil Kale", mobile: VISITOR, category: "machinery" },
});
await app.call("PATCH", `/api/chapter-visitors/${visitor._id}`, {
  as: inviter,
  body: { note: VISITOR_NOTE },
});
const REASON = "Forgot the zebra costume.";
await answerMeeting(mate, meeting, true);
await mark(leader, meeting, {
  who: away,
  state: "substitute",
  substitute: { name: "Ila", phone: STAND_IN },
});
await mark(leader, closed, { who: ravi, state: "late", reason: REASON });

const everybody = {
  asha,
  ravi,
  leader,
  inviter,
  mate,
  away,
  suspended,
  former,
  asking,
  neighbour,
  stranger,
  visitor: undefined,
};
type Who = keyof typeof everybody;
const insiders: Who[] = ["asha", "ravi", "leader", "inviter", "mate", "away"];

/** What is hidden, and who may read it. */
const HIDDEN: [string, string[], Who[]][] = [
  ["the prospect", [...Object.values(PROSPECT), "12345670", NEED, NOTE, THANKS], ["asha", "ravi"]],
  ["the amounts", [EST, WON, PAID].flatMap((paise) => [`${paise}`, `${paise / 100}`]), ["asha", "ravi"]],
  ["the topics of a one-to-one", [TOPICS], ["asha", "ravi"]],
  ["the link of the room", [LINK], insiders],
  ["the agenda", ["Zebra talk."], insiders],
  ["a request to join", [MESSAGE], ["leader", "asking"]],
  ["a visitor's number", [VISITOR, VISITOR_NOTE], ["leader", "inviter"]],
  ["a substitute's number", [STAND_IN], ["leader", "away"]],
  ["why attendance was corrected", [REASON], ["leader", "ravi"]],
];

const reads = readsOf({
  ids: { chapter: [chapter.id], meeting: [meeting.id, closed.id], referral: [referralId] },
  query: "",
  queries: {
    "/api/referrals": ["?box=given", "?box=received"],
    "/api/thank-yous": ["?box=given", "?box=received"],
    "/api/referrals/receivers": ["", "?q=a"],
    "/api/chapters/:id/points": ["", ...[asha, ravi].map(({ member }) => `?period=all&userId=${member.id}`)],
    "/api/chapters/:id/meetings": ["", "?when=past"],
    "/api/search": ["?q=zebra", "?q=breakfast&type=chapter"],
  },
}).filter((path) =>
  /^\/api\/(chapter|referrals|thank-yous|one-to-ones|search|notifications|home)/.test(path),
);

test.each(Object.entries(everybody))("%s reads what is for them, by any call", async (who, as) => {
  const found = (await walk(app, reads, as)).map(({ text }) => text);
  if (as) found.push(...(await exportOf(app, as)), ...(await mailsTo(as)));
  const seen = HIDDEN.filter(([, marks]) => found.some((text) => marks.some((each) => text.includes(each))));
  const expected = HIDDEN.filter(([, , readers]) => readers.includes(who as Who));
  expect(seen.map(([what]) => what)).toEqual(expected.map(([what]) => what));
});

const mailsTo = async ({ member }: Person) =>
  (await messagesTo(app, member.email as string)).map(({ subject, text }) => `${subject}\n${text}`);

test.each(["archived", "suspended"] as const)(
  "while it is %s only its members read of it",
  async (status) => {
    await app.db.update(chapters).set({ status }).where(eq(chapters.id, chapter.id));
    await app.db.delete(notifications);
    for (const [who, as] of Object.entries(everybody)) {
      const found = (await walk(app, reads, as)).filter(({ text }) => text.includes(chapter.name));
      const mayRead = [...insiders, "suspended"].includes(who);
      expect([who, found.length > 0]).toEqual([who, mayRead]);
    }
  },
);
