import { and, eq, inArray, lt, ne, or } from "drizzle-orm";
import type { JobContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { lockMember } from "../../../accounts/lock-member.ts";
import { chapterVisitors } from "../chapter-meetings.table.ts";

const BATCH = 1000;
const ERASED = { name: "", mobile: "", email: "", note: "", followUpOn: null, memberId: null } as const;

/** Half a year after their last visit nobody calls a visitor any more, so who they were is erased. */
export async function eraseOldVisitors({ db, now }: JobContext): Promise<void> {
  const old = db
    .select({ id: chapterVisitors.id })
    .from(chapterVisitors)
    .where(
      and(
        lt(chapterVisitors.eraseAfter, now),
        ne(chapterVisitors.outcome, "joined"),
        or(ne(chapterVisitors.mobile, ""), ne(chapterVisitors.name, "")),
      ),
    )
    .limit(BATCH);
  let erased: unknown[];
  do
    erased = await db
      .update(chapterVisitors)
      .set(ERASED)
      .where(inArray(chapterVisitors.id, old))
      .returning({ id: chapterVisitors.id });
  while (erased.length === BATCH);
}

/** Visits that a member made, also those under their proven number alone. */
export async function eraseVisitsOf(tx: Tx, memberId: string): Promise<void> {
  const member = await lockMember(tx, memberId);
  const isTheirs = [eq(chapterVisitors.memberId, memberId)];
  if (member?.mobile && member.mobileProvenAt) isTheirs.push(eq(chapterVisitors.mobile, member.mobile));
  await tx
    .update(chapterVisitors)
    .set(ERASED)
    .where(or(...isTheirs));
}
