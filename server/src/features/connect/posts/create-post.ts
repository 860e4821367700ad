import { and, eq, gte } from "drizzle-orm";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { hasLink } from "@cardplaza/contract/connect/post-rules";
import { MAX_POSTS_A_DAY, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { NewPost } from "@cardplaza/contract/connect/post";
import { dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import { openCase } from "../../cases/open-case.ts";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { firstIdAt, newId } from "../../../platform/ids.ts";
import { limitReached, unauthenticated, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { lockCompanyManagedBy } from "../../companies/company/company-queries.ts";
import { publishNewPost } from "./publish-new-post.ts";
import { findPreviewForPost, usePreview } from "../links/link-previews.ts";
import { checkMentions, requireProven } from "../check-mentions.ts";
import { notifyMentioned } from "./notify-mentioned.ts";
import { chapterFor } from "./post-chapters.ts";
import { pollFrom, requireOwnImages, textHashOf, textsOf } from "./post-values.ts";
import { posts } from "./posts.table.ts";
import { reasonToWait } from "./reason-to-wait.ts";
import { saveTags } from "./save-tags.ts";
import { showPost } from "./show-post.ts";

/** Publishes a post of the member or of a company that they manage. A repetition or a flood waits for a moderator. */
export async function createPost(ctx: MemberContext, { companyId, link, poll, ...given }: NewPost) {
  const { member, now } = ctx;
  if (link || textsOf({ ...given, poll }).some(hasLink)) requireProven(member);
  // Before the transaction: a slow website must not hold a connection to the database.
  const preview = link ? await findPreviewForPost(ctx, link) : null;
  return inTransaction(ctx.db, async (tx) => {
    // Posts of a day are counted one after the other.
    if (!(await lockMember(tx, member.id))) throw unauthenticated();
    await requireRoomToday(tx, member.id, now);
    if (companyId) await requireSpeaking(ctx, tx, companyId);
    await requireOwnImages(tx, member.id, given.images);
    const values = {
      ...given,
      id: newId(now.getTime()),
      memberId: member.id,
      companyId: companyId ?? null,
      chapterId: await chapterFor(tx, member.id, { ...given, companyId }),
      mentions: await checkMentions(tx, member, given.body, given.mentions),
      poll: poll ? pollFrom(poll, now) : null,
      link: preview && (await usePreview(tx, preview)),
      textHash: textHashOf(given.body),
      createdAt: now,
      updatedAt: now,
    };
    const statusReason = await reasonToWait(tx, values, now);
    const post = one(
      await tx
        .insert(posts)
        .values({ ...values, statusReason, status: statusReason ? "waiting" : "published" })
        .returning(),
    );
    if (post.status === "waiting") await openCase(ctx, tx, { kind: "post", targetId: post.id });
    await saveTags(tx, post);
    await notifyMentioned(ctx, tx, post);
    await publishNewPost(ctx, tx, post);
    await changed(ctx, tx, "post", [post.id]);
    return showPost({ ...ctx, db: tx }, post.id);
  });
}

async function requireRoomToday(tx: Tx, memberId: string, now: Date): Promise<void> {
  const today = gte(posts.id, firstIdAt(midnightInIndia(dateInIndia(now)).getTime()));
  if ((await tx.$count(posts, and(eq(posts.memberId, memberId), today))) >= MAX_POSTS_A_DAY)
    throw limitReached(POST_TEXT.tooMany);
}

/** A company speaks once it is set up, and not while it is suspended. */
async function requireSpeaking({ member }: MemberContext, tx: Tx, companyId: string): Promise<void> {
  const { completedAt, status } = await lockCompanyManagedBy(tx, member, companyId);
  if (!completedAt) throw wrongState(COMPANY_TEXT.notCompleted);
  if (status !== "active") throw wrongState(COMPANY_TEXT.suspended);
}
