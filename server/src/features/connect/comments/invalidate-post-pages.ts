import type { Tx } from "../../../platform/database.ts";
import { invalidatePages, type ChangeContext } from "../../../registry/changed.ts";
import { hasPublicPage } from "../posts/post-page-tags.ts";
import type { PostRow } from "../posts/posts.table.ts";

/** The page of a public post shows its first comments and their number. */
export async function invalidatePostPages(
  ctx: ChangeContext,
  tx: Tx,
  post: Pick<PostRow, "id" | "status" | "visibility">,
): Promise<void> {
  if (hasPublicPage(post)) await invalidatePages(ctx, tx, "post", [post.id]);
}
