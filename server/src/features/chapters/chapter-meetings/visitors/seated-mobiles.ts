import { and, eq } from "drizzle-orm";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { Tx } from "../../../../platform/database.ts";
import { conflict } from "../../../../platform/refusals.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { hasSeat } from "../../chapter/chapter-queries.ts";
import { chapterMembers } from "../../chapter/chapters.table.ts";

/** A member of the chapter is no visitor. */
export async function requireNoMember(tx: Tx, chapterId: string, mobile: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(chapterMembers)
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .where(and(eq(chapterMembers.chapterId, chapterId), hasSeat(), eq(members.mobile, mobile)))
    .limit(1);
  if (member) throw conflict(CHAPTER_MEETING_TEXT.visitorMember);
}
