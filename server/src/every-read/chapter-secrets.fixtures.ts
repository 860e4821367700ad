import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS, dateInIndia } from "@cardplaza/contract/time";
import {
  insertChapter,
  insertChapterMeeting,
  insertMembership,
} from "../features/chapters/chapter.fixtures.ts";
import { meetingCalls } from "../features/chapters/chapter-meetings/meeting-calls.fixtures.ts";
import { referralCalls } from "../features/chapters/referrals/referral.fixtures.ts";
import { messagesTo } from "../testing/outbox.ts";
import type { Person, TestApp } from "../testing/test-app.ts";
import { readsOf, type RecordedReads } from "../testing/walk-reads.ts";
import { exportOnce } from "./cast.fixtures.ts";

const LINK = "https://rooms.example/breakfast-zebra";
const MESSAGE = "Please let the Zebrafinch in.";
const PROSPECT = {
  name: "Vikram Zebrawood",
  phone: "+919812345670",
  email: "vikram@zebrawood.example",
};
const [NEED, NOTE, THANKS] = ["Needs a zebra crossing.", "He likes zebra stripes.", "For the zebra deal."];
const [EST, WON, PAID] = [13_579_111, 24_680_222, 35_791_333];
const TOPICS = "How to breed a zebra.";
const AGENDA = "Zebra talk.";
const [VISITOR, VISITOR_NOTE, STAND_IN] = ["9820012345", "Call the zebra breeder.", "9820054321"];
const REASON = "Forgot the zebra costume.";

/** Everything in a chapter that is not for all of its members is marked. Two more chapters have ended, with the same members. */
export async function keepChapterSecrets(app: TestApp) {
  const { given, answer } = referralCalls(app);
  const { answer: answerMeeting, mark } = meetingCalls(app);
  const signIn = (name: string) => app.signIn(name, { premium: true });
  const everybody = {
    asha: await signIn("Asha Iyer"),
    ravi: await signIn("Ravi Sen"),
    leader: await signIn("Sunil Rao"),
    inviter: await signIn("Meera Iyer"),
    mate: await signIn("Kiran Shah"),
    away: await signIn("Leela Nair"),
    suspended: await signIn("Dev Gill"),
    former: await signIn("Om Sen"),
    asking: await signIn("Gauri Joshi"),
    neighbour: await signIn("Neha Joshi"),
    stranger: await signIn("Karan Rao"),
    visitor: undefined,
  };
  type Who = keyof typeof everybody;
  const { asha, ravi, leader, inviter, mate, away, suspended, former, asking, neighbour } = everybody;
  const insiders: Who[] = ["asha", "ravi", "leader", "inviter", "mate", "away"];

  const makeChapter = async (fields: Parameters<typeof insertChapter>[2]) => {
    const chapter = await insertChapter(app, [leader, asha, ravi, inviter, mate], fields);
    await insertMembership(app, chapter, away, { status: "on_leave" });
    await insertMembership(app, chapter, suspended, { status: "suspended" });
    await insertMembership(app, chapter, former, { status: "left", joinedAt: new Date() });
    await insertMembership(app, chapter, asking, { status: "requested", message: MESSAGE });
    return chapter;
  };
  const ended = {
    archived: await makeChapter({ status: "archived" }),
    suspended: await makeChapter({ status: "suspended" }),
  };
  const endedMeetings = [
    await insertChapterMeeting(app, ended.archived),
    await insertChapterMeeting(app, ended.suspended),
  ];
  const chapter = await makeChapter({ online: true, link: LINK });
  await insertChapter(app, [neighbour]);

  // The business of two.
  const referralId = await given(asha, ravi, { prospect: PROSPECT, need: NEED, estPaise: EST });
  await answer(ravi, referralId, "accept", { note: NOTE });
  await answer(ravi, referralId, "won", { wonPaise: WON });
  await app.call("POST", "/api/thank-yous", {
    as: ravi,
    body: { referralId, amountPaise: PAID, note: THANKS },
  });
  await app.call("POST", "/api/one-to-ones", {
    as: ravi,
    body: { userId: asha.member.id, day: dateInIndia(new Date()), topics: TOPICS },
  });

  // A meeting with a visitor, a substitute and a reason.
  const meeting = await insertChapterMeeting(app, chapter, { agenda: AGENDA });
  const closed = await insertChapterMeeting(app, chapter, {
    status: "closed",
    startsAt: new Date(Date.now() - DAY_MS),
    closedAt: new Date(Date.now() - DAY_MS + 90 * MINUTE_MS),
  });
  const { json: visitor } = await app.call("POST", `/api/chapter-meetings/${meeting.id}/visitors`, {
    as: inviter,
    body: { name: "Sunil Kale", mobile: VISITOR, category: "machinery" },
  });
  await app.call("PATCH", `/api/chapter-visitors/${visitor._id}`, {
    as: inviter,
    body: { note: VISITOR_NOTE },
  });
  await answerMeeting(mate, meeting, true);
  await mark(leader, meeting, {
    who: away,
    state: "substitute",
    substitute: { name: "Ila", phone: STAND_IN },
  });
  await mark(leader, closed, { who: ravi, state: "late", reason: REASON });

  /** What is hidden, and who may read it. */
  const hidden: [string, string[], Who[]][] = [
    ["the prospect", [...Object.values(PROSPECT), "12345670", NEED, NOTE, THANKS], ["asha", "ravi"]],
    ["the amounts", [EST, WON, PAID].flatMap((paise) => [`${paise}`, `${paise / 100}`]), ["asha", "ravi"]],
    ["the topics of a one-to-one", [TOPICS], ["asha", "ravi"]],
    ["the link of the room", [LINK], insiders],
    ["the agenda", [AGENDA], insiders],
    ["a request to join", [MESSAGE], ["leader", "asking"]],
    ["a visitor's number", [VISITOR, VISITOR_NOTE], ["leader", "inviter"]],
    ["a substitute's number", [STAND_IN], ["leader", "away"]],
    ["why attendance was corrected", [REASON], ["leader", "ravi"]],
  ];

  const readsIn = (chapterIds: string[], meetings: { id: string }[]) =>
    readsOf({
      ids: { chapter: chapterIds, meeting: meetings.map(({ id }) => id), referral: [referralId] },
      queries: {
        "/api/referrals": ["?box=given", "?box=received"],
        "/api/thank-yous": ["?box=given", "?box=received"],
        "/api/referrals/receivers": ["", "?q=a"],
        "/api/chapters/:id/points": [
          "",
          ...[asha, ravi].map(({ member }) => `?period=all&userId=${member.id}`),
        ],
        "/api/chapters/:id/meetings": ["", "?when=past"],
        "/api/search": ["?q=zebra", "?q=breakfast&type=chapter"],
      },
    }).filter((path) =>
      /^\/api\/(chapter|referrals|thank-yous|one-to-ones|search|notifications|home)/.test(path),
    );
  const reads = readsIn([chapter.id], [meeting, closed]);
  const readsOfEnded = readsIn([ended.archived.id, ended.suspended.id], endedMeetings);

  const mailsTo = async ({ member }: Person) =>
    (await messagesTo(app, member.email as string)).map(({ subject, text }) => `${subject}\n${text}`);

  const judge = (recorded: RecordedReads) => {
    test.each(Object.entries(everybody))("%s reads what is for them, by any call", async (who, as) => {
      const found = recorded(as, reads).map(({ text }) => text);
      if (as) found.push(...(await exportOnce(app, as)), ...(await mailsTo(as)));
      const seen = hidden.filter(([, marks]) =>
        found.some((text) => marks.some((each) => text.includes(each))),
      );
      const expected = hidden.filter(([, , readers]) => readers.includes(who as Who));
      expect(seen.map(([what]) => what)).toEqual(expected.map(([what]) => what));
    });

    test.each(Object.entries(ended))("of one that is %s only its members read", (_status, { name }) => {
      for (const [who, as] of Object.entries(everybody)) {
        const found = recorded(as, readsOfEnded).filter(({ text }) => text.includes(name));
        const mayRead = [...insiders, "suspended"].includes(who);
        expect([who, found.length > 0]).toEqual([who, mayRead]);
      }
    });
  };
  return {
    wanted: Object.values(everybody).map((viewer) => [viewer, [...reads, ...readsOfEnded]] as const),
    ids: { chapter: [chapter.id], meeting: [meeting.id], referral: [referralId] },
    judge,
  };
}
