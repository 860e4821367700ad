import { and, eq, gte, inArray, isNull, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/database.ts";
import type { TalkedTo } from "../../../registry/registration.ts";
import { posts } from "../posts/posts.table.ts";
import { comments } from "./comments.table.ts";

const answered = alias(comments, "answered");

/** Those of these people whose post or comment the member has commented on since then, or who did so with theirs. */
export async function findCommentPartners(
  db: Db,
  memberId: string,
  { among, since }: TalkedTo,
): Promise<string[]> {
  const talk = (which: SQL | undefined) =>
    db
      .selectDistinct({ writer: comments.memberId, author: posts.memberId, answered: answered.memberId })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .leftJoin(answered, eq(answered.id, comments.parentId))
      .where(and(which, gte(comments.createdAt, since), isNull(comments.deletedAt)));
  const people = [...among];
  const rows = [
    ...(await talk(
      and(
        eq(comments.memberId, memberId),
        or(inArray(posts.memberId, people), inArray(answered.memberId, people)),
      ),
    )),
    ...(await talk(
      and(
        inArray(comments.memberId, people),
        or(eq(posts.memberId, memberId), eq(answered.memberId, memberId)),
      ),
    )),
  ];
  return rows.flatMap(({ writer, author, answered: other }) =>
    writer === memberId ? [author, ...(other ? [other] : [])] : [writer],
  );
}
