import { and, eq, inArray } from "drizzle-orm";
import { OFFICER_ROLES } from "@cardplaza/contract/chapters/chapter-words";
import type { Db, Tx } from "../../../../platform/database.ts";
import { notify, type Notice, type NotifyContext } from "../../../notifications/notify.ts";
import { takesPart } from "../chapter-queries.ts";
import { chapterMembers } from "../chapters.table.ts";

async function officersOf(db: Db | Tx, chapterId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chapterMembers.memberId })
    .from(chapterMembers)
    .where(
      and(
        eq(chapterMembers.chapterId, chapterId),
        inArray(chapterMembers.role, [...OFFICER_ROLES]),
        takesPart(),
      ),
    )
    .orderBy(chapterMembers.memberId);
  return rows.map(({ id }) => id);
}

/** Notifies the officers of a chapter who take part in it. */
export async function notifyOfficers(
  ctx: NotifyContext,
  tx: Tx,
  chapterId: string,
  notice: Omit<Notice, "to">,
): Promise<void> {
  for (const to of await officersOf(tx, chapterId)) await notify(ctx, tx, { ...notice, to });
}
