import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { isOfficer } from "./chapter-queries.ts";
import { chapterMembers, type MembershipRow } from "./chapters.table.ts";

/**
 * Whether a member may go on with a chapter whose leader's grace has ended, once they have the plan. Officers with
 * the plan first. Where none has it, any active member may, so that no chapter is stuck.
 */
export async function mayTakeOver(
  db: Db | Tx,
  { chapterId, memberId, role, status }: MembershipRow,
  now: Date,
): Promise<boolean> {
  if (status !== "active" || role === "leader") return false;
  if (isOfficer(role)) return true;
  const officersWithPlan = await db.$count(
    chapterMembers,
    and(
      eq(chapterMembers.chapterId, chapterId),
      inArray(chapterMembers.role, ["vice", "secretary"]),
      eq(chapterMembers.status, "active"),
      ne(chapterMembers.memberId, memberId),
      premiumAt(chapterMembers.memberId, now),
    ),
  );
  return officersWithPlan === 0;
}
