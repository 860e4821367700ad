import { and, count, countDistinct, desc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import {
  EXPLORED_POSTS,
  EXPLORE_DAYS,
  TALKED_ABOUT_AUTHORS,
  TALKED_ABOUT_TAGS,
} from "@cardplaza/contract/connect/post-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import { firstIdAt } from "../../../platform/ids.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { ChangeContext } from "../../../registry/changed.ts";
import { isSeenBy } from "../posts/post-conditions.ts";
import { posts, postTags } from "../posts/posts.table.ts";
import { exploredPosts, exploredTags } from "./explore.table.ts";
import { COMMENT_WEIGHT, DECAY, GRACE_HOURS, HEAD_START, spreadAuthors } from "./rank-top.ts";

const SOON_SECONDS = 15;
/** More posts than are needed, because some authors have many. */
const CANDIDATES = 2 * EXPLORED_POSTS;
const BATCH = 500;

/** Finds out again what is popular. What a viewer may not see is left out when Explore is read, so this may be late. */
export const refreshExploreJob: Job<JobContext, object> = {
  name: "refresh-explore",
  schedule: "*/3 * * * *",
  run: ({ db, now }) =>
    inTransaction(db, async (tx) => {
      await takeTurn(tx, "explore");
      await refreshPosts(tx, now);
      await refreshTags(tx, now);
    }),
};

/** Enqueues one refresh for all changes of posts within some seconds. */
export const refreshExploreSoon = (ctx: Pick<ChangeContext, "jobs">, tx: Tx) =>
  ctx.jobs.enqueue(
    tx,
    refreshExploreJob,
    {},
    { startAfter: SOON_SECONDS, singletonSeconds: SOON_SECONDS, singletonKey: "soon" },
  );

const isOfTheseDays = (now: Date) => gte(posts.id, firstIdAt(now.getTime() - EXPLORE_DAYS * DAY_MS));

async function refreshPosts(tx: Tx, now: Date): Promise<void> {
  const { likes, celebrations, insights, supports, comments, createdAt } = posts;
  const engagement = sql`${likes} + ${celebrations} + ${insights} + ${supports} + ${COMMENT_WEIGHT}::int * ${comments}`;
  const hours = sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${createdAt}) / 3600)`;
  const score = sql`(${engagement} + ${HEAD_START}::int) / power(${hours} + ${GRACE_HOURS}::int, ${DECAY}::numeric)::float8`;
  const best = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.status, "published"),
        sql`${posts.deletedAt} is null`,
        eq(posts.visibility, "public"),
        isOfTheseDays(now),
      ),
    )
    .orderBy(desc(score), desc(posts.id))
    .limit(CANDIDATES);
  const seen = await tx
    .select({ id: posts.id, memberId: posts.memberId, companyId: posts.companyId })
    .from(posts)
    .where(
      and(
        inArray(
          posts.id,
          best.map(({ id }) => id),
        ),
        isSeenBy(null),
      ),
    );
  const byId = new Map(seen.map((post) => [post.id, post]));
  const sorted = best.flatMap(({ id }) => byId.get(id) ?? []);
  const rows = spreadAuthors(sorted)
    .slice(0, EXPLORED_POSTS)
    .map(({ id }, at) => ({ place: at + 1, postId: id }));
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insert(exploredPosts)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: exploredPosts.place,
        set: { postId: sql`excluded.post_id` },
        setWhere: sql`${exploredPosts.postId} <> excluded.post_id`,
      });
  await tx.delete(exploredPosts).where(gt(exploredPosts.place, rows.length));
}

/** Of public posts, by how many people used them; what one alone uses is not talked about. */
async function refreshTags(tx: Tx, now: Date): Promise<void> {
  const people = countDistinct(posts.memberId);
  const tags = await tx
    .select({ tag: postTags.tag, posts: count() })
    .from(postTags)
    .innerJoin(posts, eq(posts.id, postTags.postId))
    .where(and(gte(postTags.postId, firstIdAt(now.getTime() - EXPLORE_DAYS * DAY_MS)), isSeenBy(null)))
    .groupBy(postTags.tag)
    .having(gte(people, TALKED_ABOUT_AUTHORS))
    .orderBy(desc(people), desc(count()), postTags.tag)
    .limit(TALKED_ABOUT_TAGS);
  await tx.delete(exploredTags);
  if (tags.length > 0)
    await tx.insert(exploredTags).values(tags.map((tag, at) => ({ place: at + 1, ...tag })));
}
