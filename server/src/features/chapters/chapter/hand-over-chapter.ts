import { and, eq } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { chapterMembers, chapters, type ChapterRow } from "./chapters.table.ts";

/** Makes a member the leader, and the leader a member. The chapter is locked. */
export async function handOver(
  { now }: Pick<JobContext, "now">,
  tx: Tx,
  chapter: ChapterRow,
  newLeaderId: string,
): Promise<void> {
  const ofChapter = eq(chapterMembers.chapterId, chapter.id);
  await tx
    .update(chapterMembers)
    .set({ role: "member" })
    .where(and(ofChapter, eq(chapterMembers.role, "leader")));
  await tx
    .update(chapterMembers)
    .set({ role: "leader" })
    .where(and(ofChapter, eq(chapterMembers.memberId, newLeaderId)));
  await tx.update(chapters).set(nextVersion(chapter, now)).where(eq(chapters.id, chapter.id));
}
