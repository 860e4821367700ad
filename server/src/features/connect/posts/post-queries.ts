import { and, eq, ne } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { gone, notFound, type Refusal } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { isSeenBy, isWrittenBy, notDeleted } from "./post-conditions.ts";
import { posts, type PostRow } from "./posts.table.ts";

/** A post that the viewer may see. One that was public and is removed is gone for everybody; others are not found. */
export async function findPostSeenBy(
  db: Db | Tx,
  viewerId: string | null,
  id: string,
  lock?: "share" | "update" | "no key update",
): Promise<PostRow> {
  const seen = (on: Db | Tx) =>
    on
      .select()
      .from(posts)
      .where(and(eq(posts.id, id), isSeenBy(viewerId)));
  const [post] = lock ? await seen(db).for(lock) : await selectPlanned(db, seen);
  if (post && post.status !== "removed") return post;
  throw await absence(db, id);
}

/** Only for its author, or the team of the company that speaks. Locked until the transaction ends. */
export async function lockPostWrittenBy(tx: Tx, member: Pick<Member, "id">, id: string): Promise<PostRow> {
  const [post] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), notDeleted(), ne(posts.status, "removed"), isWrittenBy(member.id)))
    .for("no key update");
  if (!post) throw await absence(tx, id);
  return post;
}

async function absence(db: Db | Tx, id: string): Promise<Refusal> {
  const [removed] = await db
    .select({ visibility: posts.visibility, status: posts.status, deletedAt: posts.deletedAt })
    .from(posts)
    .where(eq(posts.id, id));
  const wasPublic =
    removed?.visibility === "public" && (removed.status === "removed" || removed.deletedAt !== null);
  return wasPublic ? gone(POST_TEXT.gone) : notFound(POST_TEXT.notFound);
}

/** Whether the member wrote it, or manages the company that speaks. */
export const isPostWrittenBy = async (db: Db | Tx, memberId: string, id: string): Promise<boolean> =>
  (await db.$count(posts, and(eq(posts.id, id), isWrittenBy(memberId)))) > 0;
