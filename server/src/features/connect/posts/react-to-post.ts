import { and, eq, sql } from "drizzle-orm";
import { postTag, type Reaction } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { hasPublicPage } from "./post-page-tags.ts";
import { findPostSeenBy } from "./post-queries.ts";
import { postReactions, posts, REACTION_COUNT } from "./posts.table.ts";
import { showPost } from "./show-post.ts";

/** One reaction a member; another one replaces it, null takes it back. Returns the post with its new counts. */
export function reactToPost(ctx: MemberContext, id: string, kind: Reaction | null) {
  return inTransaction(ctx.db, async (tx) => {
    // The locked post makes two tabs of a member, and the counts of all members, wait for each other.
    const post = await findPostSeenBy(tx, ctx.member.id, id, "no key update");
    const own = and(eq(postReactions.postId, id), eq(postReactions.memberId, ctx.member.id));
    const [before] = await tx.select().from(postReactions).where(own);
    if ((before?.kind ?? null) !== kind) {
      if (before) await tx.delete(postReactions).where(own);
      if (kind)
        await tx.insert(postReactions).values({ postId: id, memberId: ctx.member.id, kind, at: ctx.now });
      await count(tx, id, before?.kind ?? null, kind);
      if (hasPublicPage(post)) await ctx.pages.invalidate(tx, [postTag(id)]);
    }
    return showPost({ ...ctx, db: tx }, id);
  });
}

async function count(tx: Tx, id: string, before: Reaction | null, after: Reaction | null): Promise<void> {
  const by = (kind: Reaction | null, change: number) =>
    kind ? { [REACTION_COUNT[kind]]: sql`${posts[REACTION_COUNT[kind]]} + ${change}` } : {};
  await tx
    .update(posts)
    .set({ ...by(before, -1), ...by(after, 1) })
    .where(eq(posts.id, id));
}
