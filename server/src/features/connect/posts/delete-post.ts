import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockPostWrittenBy } from "./post-queries.ts";
import { posts } from "./posts.table.ts";
import { saveTags } from "./save-tags.ts";

/** The page of one that was public then says that it was removed. */
export async function deletePost(ctx: MemberContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const post = await lockPostWrittenBy(tx, ctx.member, id);
    await tx
      .update(posts)
      .set({ deletedAt: ctx.now, ...nextVersion(post, ctx.now) })
      .where(eq(posts.id, id));
    await saveTags(tx, { ...post, deletedAt: ctx.now });
    await changed(ctx, tx, "post", [id]);
  });
}
