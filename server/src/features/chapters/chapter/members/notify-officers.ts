import { and, inArray } from "drizzle-orm";
import { OFFICER_ROLES } from "@cardplaza/contract/chapters/chapter-words";
import type { Db, Tx } from "../../../../platform/database.ts";
import type { NoticeToAny, NotifyContext } from "../../../notifications/notice.ts";
import { notifyAll } from "../../../notifications/notify-all.ts";
import { takesPart } from "../chapter-queries.ts";
import { chapterMembers } from "../chapters.table.ts";

async function officersOfEach(db: Db, chapterIds: readonly string[]) {
  if (chapterIds.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ chapterId: chapterMembers.chapterId, memberId: chapterMembers.memberId })
    .from(chapterMembers)
    .where(
      and(
        inArray(chapterMembers.chapterId, [...chapterIds]),
        inArray(chapterMembers.role, [...OFFICER_ROLES]),
        takesPart(),
      ),
    )
    .orderBy(chapterMembers.memberId);
  return Map.groupBy(rows, ({ chapterId }) => chapterId);
}

/** Notifies the officers of a chapter who take part in it. */
export async function notifyOfficers(
  ctx: NotifyContext,
  tx: Tx,
  chapterId: string,
  ...notices: readonly NoticeToAny[]
): Promise<void> {
  await notifyOfficersOf(
    ctx,
    tx,
    notices.map((notice) => ({ chapterId, notice })),
  );
}

/** Notifies the officers of several chapters. */
export async function notifyOfficersOf(
  ctx: NotifyContext,
  tx: Tx,
  all: readonly { chapterId: string; notice: NoticeToAny }[],
): Promise<void> {
  const officers = await officersOfEach(
    tx,
    all.map(({ chapterId }) => chapterId),
  );
  await notifyAll(
    ctx,
    tx,
    all.flatMap(({ chapterId, notice }) =>
      (officers.get(chapterId) ?? []).map(({ memberId }) => ({ ...notice, to: memberId })),
    ),
  );
}
