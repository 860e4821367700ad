import { and, eq, inArray, isNotNull, isNull, lte, ne, type SQL } from "drizzle-orm";
import { POST_KEPT_DAYS } from "@cardplaza/contract/connect/post-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { comments } from "../comments/comments.table.ts";
import { bookmarks, hiddenPosts, mutedPosts } from "../kept/kept.table.ts";
import { pollVotes, postEdits, postReactions, posts, postTags } from "./posts.table.ts";

const BATCH = 200;
/** The row stays, so that the page of a public post goes on saying that it was removed. */
const NO_CONTENTS = {
  body: "",
  textHash: "",
  mentions: [],
  images: [],
  poll: null,
  link: null,
  likes: 0,
  celebrations: 0,
  insights: 0,
  supports: 0,
  comments: 0,
} satisfies Partial<typeof posts.$inferInsert>;

/** Every night: erases posts that were deleted 30 days ago. Until then a moderator can look at what was reported. */
export const eraseDeletedPostsJob: Job<JobContext, object> = {
  name: "erase-deleted-posts",
  schedule: "50 4 * * *",
  async run({ db, now }, _data, signal) {
    const isOver = lte(posts.deletedAt, new Date(now.getTime() - POST_KEPT_DAYS * DAY_MS));
    const eraseSome = () => inTransaction(db, (tx) => erase(tx, isOver));
    while ((await eraseSome()) === BATCH) signal.throwIfAborted();
  },
};

/** A company's posts are erased with it. */
export async function erasePostsOfErased(tx: Tx, companyIds: readonly string[]): Promise<void> {
  const { id, erasedAt } = companies;
  const erased = await tx
    .select({ id, erasedAt })
    .from(companies)
    .where(and(inArray(id, [...companyIds]), isNotNull(erasedAt)));
  for (const company of erased)
    await erasePosts(tx, eq(posts.companyId, company.id), company.erasedAt as Date);
}

/** Now, deleted or not. */
export async function erasePosts(tx: Tx, which: SQL | undefined, at: Date): Promise<void> {
  await tx
    .update(posts)
    .set({ deletedAt: at })
    .where(and(which, isNull(posts.deletedAt)));
  let count = BATCH;
  while (count === BATCH) count = await erase(tx, which);
}

async function erase(tx: Tx, which: SQL | undefined): Promise<number> {
  const due = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(which, isNotNull(posts.deletedAt), ne(posts.body, "")))
    .limit(BATCH)
    .for("no key update", { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of [
    comments,
    postEdits,
    postReactions,
    pollVotes,
    postTags,
    bookmarks,
    hiddenPosts,
    mutedPosts,
  ])
    await tx.delete(table).where(inArray(table.postId, ids));
  await tx.update(posts).set(NO_CONTENTS).where(inArray(posts.id, ids));
  return ids.length;
}
