import type { Tx } from "../../../platform/database.ts";
import { invalidatePages, type ChangeContext } from "../../../registry/changed.ts";
import type { PostRow } from "../posts/posts.table.ts";

/** The page of a public post shows its first comments and their number. */
export async function invalidatePostPages(
  ctx: ChangeContext,
  tx: Tx,
  { id, visibility }: Pick<PostRow, "id" | "visibility">,
): Promise<void> {
  if (visibility === "public") await invalidatePages(ctx, tx, "post", [id]);
}
