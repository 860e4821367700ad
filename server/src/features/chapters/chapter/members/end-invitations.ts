import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { INVITATION_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../../context.ts";
import { chapterMembers } from "../chapters.table.ts";

/** Ends invitations that nobody can accept any more. A former member stays one. */
export async function endInvitations({ db, now }: JobContext): Promise<void> {
  const isOver = and(
    eq(chapterMembers.status, "invited"),
    lte(chapterMembers.changedAt, new Date(now.getTime() - INVITATION_DAYS * DAY_MS)),
  );
  await db.delete(chapterMembers).where(and(isOver, isNull(chapterMembers.joinedAt)));
  await db
    .update(chapterMembers)
    .set({ status: "left", invitedBy: null })
    .where(and(isOver, isNotNull(chapterMembers.joinedAt)));
}
