import { and, asc, eq, not } from "drizzle-orm";
import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { Tx } from "../../../../platform/database.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { hasLeft } from "../../../accounts/member-conditions.ts";
import { notify, type NotifyContext } from "../../../notifications/notify.ts";
import { lockChapter } from "../chapter-queries.ts";
import { isListedStatus } from "../chapters-seen.ts";
import { chapterMembers } from "../chapters.table.ts";
import { notifyOfficers } from "./notify-officers.ts";
import { reasonWithoutSeat } from "./seats.ts";

/** A seat may be free: the first on the waitlist whose category fits is told, and so are the officers. */
export async function offerFreeSeat(ctx: NotifyContext, tx: Tx, chapterId: string): Promise<void> {
  const chapter = await lockChapter(tx, chapterId);
  if (!isListedStatus(chapter.status)) return;
  const waiting = await tx
    .select({ memberId: chapterMembers.memberId, category: chapterMembers.category, name: members.name })
    .from(chapterMembers)
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .where(
      and(
        eq(chapterMembers.chapterId, chapterId),
        eq(chapterMembers.status, "waitlisted"),
        not(hasLeft(chapterMembers.memberId)),
      ),
    )
    .orderBy(asc(chapterMembers.changedAt), asc(chapterMembers.memberId));
  for (const { memberId, category, name } of waiting) {
    if (await reasonWithoutSeat(tx, chapter, category)) continue;
    const about = `chapter-seat:${chapterId}:${memberId}`;
    await notify(ctx, tx, {
      to: memberId,
      type: "request_accepted",
      message: CHAPTER_TEXT.yourTurn(chapter.name),
      targetUrl: chapterPath(chapterId),
      about,
    });
    await notifyOfficers(ctx, tx, chapterId, {
      type: "request_sent",
      message: CHAPTER_TEXT.seatFree(chapter.name, name),
      targetUrl: chapterPath(chapterId, "manage"),
      about,
    });
    return;
  }
}
