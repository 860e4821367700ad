import { and, asc, desc, eq, gt, inArray, ne, or } from "drizzle-orm";
import type { z } from "zod";
import type { ThisWeek } from "@cardplaza/contract/chapters/chapters";
import { INVITATION_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import { monthOf } from "@cardplaza/contract/chapters/points-rules";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import { personsSeenBy } from "../people/profile/persons.ts";
import { hasSeat, isOfficer, type ChapterAndMembership } from "./chapter/chapter-queries.ts";
import { isListed } from "./chapter/chapters-seen.ts";
import { chapterMembers, chapters } from "./chapter/chapters.table.ts";
import { presentChapterLines, type ChapterLineJson } from "./chapter/present-chapter.ts";
import { countWaiting } from "./chapter/waiting-for-officers.ts";
import { chapterMeetings } from "./chapter-meetings/chapter-meetings.table.ts";
import { presentMeetings } from "./chapter-meetings/present-meeting.ts";
import { sumPoints } from "./points/sum-points.ts";
import { oneToOnesToConfirm } from "./referrals/one-to-one-queries.ts";
import { presentOneToOnes } from "./referrals/present-one-to-one.ts";
import { presentReferrals } from "./referrals/present-referral.ts";
import { referralsToAnswer } from "./referrals/referral-queries.ts";

type Week = z.input<typeof ThisWeek>;

/** The member's chapters with what each needs of them, and what waits for their answer. */
export async function showWeek(ctx: MemberContext): Promise<Week> {
  const { db, member } = ctx;
  return {
    chapters: await ownChapters(ctx),
    invitations: await ownInvitations(ctx),
    toAnswer: await presentReferrals(ctx, await referralsToAnswer(db, member.id)),
    toConfirm: await presentOneToOnes(ctx, await oneToOnesToConfirm(db, member.id)),
  };
}

async function ownChapters(ctx: MemberContext): Promise<Week["chapters"]> {
  const { db, member } = ctx;
  const found = await db
    .select({ chapter: chapters, membership: chapterMembers })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .where(and(eq(chapterMembers.memberId, member.id), hasSeat(), isOwnOrRunning()))
    .orderBy(asc(chapterMembers.joinedAt), asc(chapters.id));
  const lines = await presentChapterLines(
    ctx,
    found.map(({ chapter }) => chapter),
  );
  const meetings = await meetingsOf(ctx, lines);
  return Promise.all(found.map((each, at) => presentOwn(ctx, each, lines[at] as ChapterLineJson, meetings)));
}

/** A leader finds the way back to a chapter that they archived, to open it again. */
const isOwnOrRunning = () => or(ne(chapters.status, "archived"), eq(chapterMembers.role, "leader"));

async function presentOwn(
  { db, member, now }: MemberContext,
  { chapter, membership }: ChapterAndMembership,
  line: ChapterLineJson,
  meetings: Awaited<ReturnType<typeof meetingsOf>>,
): Promise<Week["chapters"][number]> {
  const runsIt = membership.status !== "suspended" && isOfficer(membership.role);
  const points = await sumPoints(db, chapter.id, monthOf(now), member.id);
  return {
    chapter: line,
    role: membership.role,
    status: membership.status,
    meeting: meetings.get(chapter.id) ?? null,
    waiting: runsIt ? await countWaiting(db, chapter.id, now) : 0,
    points: points.get(member.id)?.points ?? 0,
  };
}

/** The next meeting of each chapter, with the member's own answer. */
async function meetingsOf(ctx: MemberContext, lines: readonly ChapterLineJson[]) {
  const ids = lines.flatMap(({ nextMeeting }) => nextMeeting?._id ?? []);
  const rows = await ctx.db.select().from(chapterMeetings).where(inArray(chapterMeetings.id, ids));
  const shown = await presentMeetings(ctx, rows, ctx.member.id);
  return new Map(shown.map((meeting) => [meeting.chapterId, meeting]));
}

async function ownInvitations(ctx: MemberContext): Promise<Week["invitations"]> {
  const { db, member, now } = ctx;
  const found = await db
    .select({ chapter: chapters, membership: chapterMembers })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .where(
      and(
        eq(chapterMembers.memberId, member.id),
        eq(chapterMembers.status, "invited"),
        gt(chapterMembers.changedAt, new Date(now.getTime() - INVITATION_DAYS * DAY_MS)),
        isListed(),
      ),
    )
    .orderBy(desc(chapterMembers.changedAt));
  const inviters = found.flatMap(({ membership }) => membership.invitedBy ?? []);
  const persons = await personsSeenBy(db, member.id, inviters, { withMutual: false });
  const lines = await presentChapterLines(
    ctx,
    found.map(({ chapter }) => chapter),
  );
  return found.map(({ membership }, at) => ({
    chapter: lines[at] as ChapterLineJson,
    invitedBy: persons.get(membership.invitedBy ?? "")?.name ?? "",
    at: membership.changedAt,
  }));
}
