import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { blocks } from "./moderation.table.ts";

/** Removes the member's own block. A block by the other member stays. */
export async function unblockMember({ db, member }: MemberContext, userId: string) {
  await db.delete(blocks).where(and(eq(blocks.blockerId, member.id), eq(blocks.blockedId, userId)));
  return { blocked: false as const };
}
