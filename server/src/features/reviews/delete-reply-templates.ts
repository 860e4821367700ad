import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { reviewTools } from "./reviews.table.ts";

/** Also those for a business that is no longer the member's. The featured review stays. */
export async function deleteReplyTemplates({ db, member, now }: MemberContext): Promise<void> {
  await db
    .update(reviewTools)
    .set({ templates: [], updatedAt: now })
    .where(eq(reviewTools.memberId, member.id));
}
