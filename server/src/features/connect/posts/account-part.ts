import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Reaction } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import type { AccountPart } from "../../../registry/account-part.ts";
import { changed } from "../../../registry/changed.ts";
import { erasePosts } from "./erase-posts.ts";
import { pollVotes, postEdits, postReactions, posts, REACTION_COUNT } from "./posts.table.ts";

const BATCH = 500;

/** What a member wrote as themselves; what they wrote for a company belongs to it and stays. */
const isOwn = (memberId: string) => and(eq(posts.memberId, memberId), isNull(posts.companyId));

export const postsPart: AccountPart = {
  kinds: {
    posts: async (db, memberId) => {
      const rows = await db
        .select()
        .from(posts)
        .where(and(eq(posts.memberId, memberId), ne(posts.body, "")))
        .orderBy(asc(posts.id));
      return rows.map(
        ({ memberId: _m, sourceId: _s, decidedBy: _d, textHash: _t, statusReason: _r, ...post }) => post,
      );
    },
    post_edits: (db, memberId) =>
      db
        .select({ postId: postEdits.postId, body: postEdits.body, at: postEdits.at })
        .from(postEdits)
        .innerJoin(posts, eq(posts.id, postEdits.postId))
        .where(eq(posts.memberId, memberId))
        .orderBy(asc(postEdits.id)),
    post_reactions: (db, memberId) => ofMember(db, postReactions, memberId),
    poll_votes: (db, memberId) => ofMember(db, pollVotes, memberId),
  },
  async erase(ctx, tx, memberId) {
    const own = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(isOwn(memberId), isNull(posts.deletedAt)));
    await erasePosts(tx, isOwn(memberId), ctx.now);
    await tx.delete(pollVotes).where(eq(pollVotes.memberId, memberId));
    while ((await takeReactionsBack(tx, memberId)) === BATCH);
    for (let from = 0; from < own.length; from += BATCH)
      await changed(
        ctx,
        tx,
        "post",
        own.slice(from, from + BATCH).map(({ id }) => id),
      );
  },
};

async function ofMember(
  db: Db,
  table: typeof postReactions | typeof pollVotes,
  memberId: string,
): Promise<object[]> {
  const rows = await db
    .select()
    .from(table)
    .where(eq(table.memberId, memberId))
    .orderBy(asc(table.at), asc(table.postId));
  return rows.map(({ memberId: _member, ...row }) => row);
}

/** Takes some of the reactions back, with the counts of their posts. */
async function takeReactionsBack(tx: Tx, memberId: string): Promise<number> {
  const some = await tx
    .select({ postId: postReactions.postId })
    .from(postReactions)
    .where(eq(postReactions.memberId, memberId))
    .orderBy(asc(postReactions.postId))
    .limit(BATCH);
  const ids = some.map(({ postId }) => postId);
  if (ids.length === 0) return 0;
  // In the order of their ids, as everywhere where several are locked.
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(asc(posts.id))
    .for("no key update");
  const taken = await tx
    .delete(postReactions)
    .where(and(eq(postReactions.memberId, memberId), inArray(postReactions.postId, ids)))
    .returning();
  for (const [kind, group] of Map.groupBy(taken, (reaction) => reaction.kind))
    await tx
      .update(posts)
      .set({ [countOf(kind)]: sql`${posts[countOf(kind)]} - 1` })
      .where(
        inArray(
          posts.id,
          group.map(({ postId }) => postId),
        ),
      );
  return ids.length;
}

const countOf = (kind: Reaction) => REACTION_COUNT[kind];
