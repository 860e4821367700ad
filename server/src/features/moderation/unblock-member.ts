import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { blocks } from "./moderation.table.ts";

/** Lifts one's own block; the other's, if there is one, stays. */
export async function unblockMember({ db, member }: MemberContext, userId: string) {
  await db.delete(blocks).where(and(eq(blocks.blockerId, member.id), eq(blocks.blockedId, userId)));
  return { blocked: false as const };
}
