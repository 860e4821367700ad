import { and, asc, eq, not } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { Tx } from "../../../../platform/database.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { hasLeft } from "../../../accounts/member-conditions.ts";
import type { NotifyContext } from "../../../notifications/notice.ts";
import { notify } from "../../../notifications/notify.ts";
import { newsOfChapter } from "../chapter-notice.ts";
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
      news: "chapter.seat",
      with: { ...newsOfChapter(chapter), isGiven: false },
      targetUrl: chapterPath(chapterId),
      about,
    });
    await notifyOfficers(ctx, tx, chapterId, {
      news: "chapter.join-request",
      with: { name, chapter: chapter.name, category, what: "first" },
      targetUrl: chapterPath(chapterId, "manage"),
      about,
    });
    return;
  }
}
