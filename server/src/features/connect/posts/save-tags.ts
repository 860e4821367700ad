import { eq } from "drizzle-orm";
import { tagsOf } from "@cardplaza/contract/connect/post-rules";
import type { Tx } from "../../../platform/database.ts";
import { postTags, type PostRow } from "./posts.table.ts";

/** Posts are found by their hashtags as long as they are published. */
export async function saveTags(
  tx: Tx,
  { id, body, status, deletedAt }: Pick<PostRow, "id" | "body" | "status" | "deletedAt">,
): Promise<void> {
  await tx.delete(postTags).where(eq(postTags.postId, id));
  const tags = status === "published" && deletedAt === null ? tagsOf(body) : [];
  if (tags.length > 0) await tx.insert(postTags).values(tags.map((tag) => ({ tag, postId: id })));
}
