import { and, eq, isNull, lte } from "drizzle-orm";
import type { JobContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { chapterInvites, chapterSeatHolds } from "./invites.table.ts";

/** Whether it worked until now. What was held with it is free again. */
export async function endInvite(tx: Tx, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(chapterInvites)
    .set({ endedAt: now })
    .where(and(eq(chapterInvites.id, id), isNull(chapterInvites.endedAt)))
    .returning({ id: chapterInvites.id });
  await tx.delete(chapterSeatHolds).where(eq(chapterSeatHolds.inviteId, id));
  return ended.length > 0;
}

/** Deletes invitations that nobody can use any more. */
export async function deleteOldInvites({ db, now }: JobContext): Promise<void> {
  await db.delete(chapterSeatHolds).where(lte(chapterSeatHolds.until, now));
  await db.delete(chapterInvites).where(lte(chapterInvites.expiresAt, now));
}
