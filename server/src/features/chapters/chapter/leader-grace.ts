import { and, desc, eq } from "drizzle-orm";
import { CHAPTER_TEXT, LEADER_GRACE_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { lastPlanEnd } from "../../plan/plan-queries.ts";
import { chapterMembers, type ChapterRow } from "./chapters.table.ts";

export interface LeaderGrace {
  /** Null while the leader has the plan. */
  graceUntil: Date | null;
  readOnly: boolean;
}

/** A leader whose plan has ended manages for 14 more days; then the chapter can only be handed over. */
export async function graceOf(
  db: Db | Tx,
  { id, createdAt }: Pick<ChapterRow, "id" | "createdAt">,
  now: Date,
): Promise<LeaderGrace> {
  const [leader] = await db
    .select({ memberId: chapterMembers.memberId })
    .from(chapterMembers)
    // Written into the statement, for any plan to use the index of leaders.
    .where(and(eq(chapterMembers.chapterId, id), eq(chapterMembers.role, "leader").inlineParams()))
    .orderBy(desc(chapterMembers.joinedAt))
    .limit(1);
  const endedAt = leader ? await lastPlanEnd(db, leader.memberId) : null;
  if (endedAt && endedAt > now) return { graceUntil: null, readOnly: false };
  const graceUntil = new Date((endedAt ?? createdAt).getTime() + LEADER_GRACE_DAYS * DAY_MS);
  return { graceUntil, readOnly: graceUntil <= now };
}

export async function requireManageable(tx: Tx, chapter: ChapterRow, now: Date): Promise<void> {
  if ((await graceOf(tx, chapter, now)).readOnly) throw wrongState(CHAPTER_TEXT.readOnly);
}
