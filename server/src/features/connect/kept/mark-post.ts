import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { findPostSeenBy } from "../posts/post-queries.ts";
import { hiddenPosts, mutedPosts } from "./kept.table.ts";

const MARKED = { hidden: hiddenPosts, muted: mutedPosts } as const;
type Mark = keyof typeof MARKED;

/** Leaves a post out of the member's feed, or ends its notifications to them. */
export async function markPost(
  { db, member, now }: MemberContext,
  postId: string,
  mark: Mark,
): Promise<void> {
  await findPostSeenBy(db, member.id, postId);
  await db.insert(MARKED[mark]).values({ memberId: member.id, postId, at: now }).onConflictDoNothing();
}

/** Works also for a post that is not there any more. */
export async function unmarkPost({ db, member }: MemberContext, postId: string, mark: Mark): Promise<void> {
  const table = MARKED[mark];
  await db.delete(table).where(and(eq(table.memberId, member.id), eq(table.postId, postId)));
}
