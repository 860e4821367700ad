import { and, desc, eq, inArray, isNotNull, or, gte } from "drizzle-orm";
import type { JobContext } from "../../../../context.ts";
import { takeTurn } from "../../../../platform/advisory-locks.ts";
import type { Job } from "../../../../platform/jobs.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { hasSeat } from "../../chapter/chapter-queries.ts";
import { chapterMembers } from "../../chapter/chapters.table.ts";
import { lockMeeting } from "../meeting-queries.ts";
import { chapterVisitors, type VisitorRow } from "../chapter-meetings.table.ts";
import { recordVisitorPoints } from "./visitor-points.ts";

/** Every night: a visitor who has become a member has joined, also if no officer said so. */
export const settleJoinedJob: Job<JobContext, object> = {
  name: "settle-chapter-visitors",
  schedule: "50 2 * * *",
  async run(ctx, _data, signal) {
    for (const visitor of await findJoined(ctx)) {
      signal.throwIfAborted();
      await settle(ctx, visitor);
    }
  },
};

/** By the account of the visitor, or by a mobile number that the member has proven. The last visit counts. */
async function findJoined({ db }: JobContext): Promise<VisitorRow[]> {
  const isSamePerson = or(
    eq(members.id, chapterVisitors.memberId),
    and(eq(members.mobile, chapterVisitors.mobile), isNotNull(members.mobileProvenAt)),
  );
  const rows = await db
    .selectDistinctOn([chapterMembers.chapterId, chapterMembers.memberId], { visitor: chapterVisitors })
    .from(chapterVisitors)
    .innerJoin(members, isSamePerson)
    .innerJoin(
      chapterMembers,
      and(
        eq(chapterMembers.chapterId, chapterVisitors.chapterId),
        eq(chapterMembers.memberId, members.id),
        hasSeat(),
        gte(chapterMembers.joinedAt, chapterVisitors.createdAt),
      ),
    )
    .where(inArray(chapterVisitors.outcome, ["attended", "applied"]))
    .orderBy(chapterMembers.chapterId, chapterMembers.memberId, desc(chapterVisitors.id));
  return rows.map(({ visitor }) => visitor);
}

/** Nothing is left to do if another visit of theirs has led to it. */
function settle(ctx: JobContext, { id, meetingId, chapterId, mobile, memberId }: VisitorRow): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId);
    await takeTurn(tx, "chapterVisits", chapterId, mobile);
    const isTheirs = or(
      mobile === "" ? undefined : eq(chapterVisitors.mobile, mobile),
      memberId === null ? undefined : eq(chapterVisitors.memberId, memberId),
    );
    const hasJoined = and(
      eq(chapterVisitors.chapterId, chapterId),
      eq(chapterVisitors.outcome, "joined"),
      isTheirs,
    );
    if ((await tx.$count(chapterVisitors, hasJoined)) > 0) return;
    const [settled] = await tx
      .update(chapterVisitors)
      .set({ outcome: "joined", followUpOn: null })
      .where(and(eq(chapterVisitors.id, id), inArray(chapterVisitors.outcome, ["attended", "applied"])))
      .returning();
    if (settled) await recordVisitorPoints(tx, meeting, settled);
  });
}
