import { and, desc, eq, or } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { isForMember, isWrittenBy } from "./post-conditions.ts";
import { findPostSeenBy } from "./post-queries.ts";
import { postEdits, posts } from "./posts.table.ts";
import { presentPosts, type PostJson, type Viewer } from "./present-posts.ts";
import { one } from "../../../platform/one.ts";

const EDITS_SHOWN = 50;

export async function showPost(ctx: Viewer, id: string): Promise<PostJson> {
  const post = await findPostSeenBy(ctx.db, ctx.member?.id ?? null, id);
  return one(await presentPosts(ctx, [post]));
}

/** What it said before, the last first, for everybody who sees it; what it said to a few stays with them. */
export async function showHistory({ db, member }: MemberContext, id: string) {
  await findPostSeenBy(db, member.id, id);
  const edits = await db
    .select({ body: postEdits.body, at: postEdits.at })
    .from(postEdits)
    .innerJoin(posts, eq(posts.id, postEdits.postId))
    .where(and(eq(postEdits.postId, id), or(isWrittenBy(member.id), isForMember(member.id, postEdits))))
    .orderBy(desc(postEdits.id))
    .limit(EDITS_SHOWN);
  return { edits };
}
