import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, ne } from "drizzle-orm";
import { hasLink } from "@cardplaza/contract/connect/post-rules";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { PostChange } from "@cardplaza/contract/connect/post";
import { openCase } from "../../cases/open-case.ts";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { comments } from "../comments/comments.table.ts";
import { findPreviewForPost, usePreview } from "../links/link-previews.ts";
import { checkMentions, requireProven } from "../check-mentions.ts";
import { notifyMentioned } from "./notify-mentioned.ts";
import { chapterFor } from "./post-chapters.ts";
import { lockPostWrittenBy } from "./post-queries.ts";
import { pollFrom, requireOwnImages, textHashOf, textsOf } from "./post-values.ts";
import { pollVotes, postEdits, posts, type PostRow, type StoredLink } from "./posts.table.ts";
import { reasonToWait, showsLink } from "./reason-to-wait.ts";
import { saveTags } from "./save-tags.ts";
import { showPost } from "./show-post.ts";

/** Changes only what was sent. What the post said before stays in its history. */
export async function changePost(ctx: MemberContext, id: string, { version, ...sent }: PostChange) {
  const { member, now } = ctx;
  if (sent.link) requireProven(member);
  // Before the transaction: a slow website must not hold a connection to the database.
  const preview = sent.link ? await findPreviewForPost(ctx, sent.link) : null;
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPostWrittenBy(tx, member, id);
    requireLatest(before, { version });
    const values = await valuesFrom(ctx, tx, before, sent, preview);
    const after = { ...before, ...values };
    // The audience is no part of the text.
    const { visibility, chapterId, ...said } = values;
    const isEdited = differs(before, said);
    const isForOthers = differs(before, { visibility, chapterId });
    if (!isEdited && !isForOthers) return showPost({ ...ctx, db: tx }, id);

    // People may see it now who could not before.
    const isOpened = isForOthers && before.visibility !== "public";
    if (isOpened) await requireNoOthers(tx, before);
    const isNewText = after.textHash !== textHashOf(before.body) || (showsLink(after) && !showsLink(before));
    const reason = isNewText && before.status === "published" ? await reasonToWait(tx, after, now) : "";
    if (after.body !== before.body)
      await tx.insert(postEdits).values({
        id: newId(now.getTime()),
        postId: id,
        body: before.body,
        visibility: before.visibility,
        chapterId: before.chapterId,
        at: now,
      });
    const post = one(
      await tx
        .update(posts)
        .set({
          ...values,
          ...(isEdited && { editedAt: now }),
          ...(reason && { status: "waiting", statusReason: reason }),
          ...nextVersion(before, now),
        })
        .where(eq(posts.id, id))
        .returning(),
    );
    if (reason) await openCase(ctx, tx, { kind: "post", targetId: id });
    await saveTags(tx, post);
    // Mentioned people who could not see it before were not notified.
    await notifyMentioned(ctx, tx, post, isOpened ? [] : before.mentions);
    await changed(ctx, tx, "post", [id]);
    return showPost({ ...ctx, db: tx }, id);
  });
}

async function valuesFrom(
  { member, now }: MemberContext,
  tx: Tx,
  before: PostRow,
  sent: Omit<PostChange, "version">,
  preview: StoredLink | null,
) {
  const { body = before.body, images = before.images, visibility = before.visibility } = sent;
  const audience = { visibility, chapterId: sent.chapterId, companyId: before.companyId };
  const known = textsOf(before);
  const added = textsOf({ body, images, poll: sent.poll }).filter((text) => !known.includes(text));
  if (added.some(hasLink)) requireProven(member);
  await requireOwnImages(tx, member.id, images, before.images);
  // The places of earlier mentions do not fit another text.
  const mentions = sent.mentions ?? (body === before.body ? before.mentions : []);
  const isSameLink = sent.link === undefined || sent.link === before.link?.url;
  return {
    kind: sent.kind ?? before.kind,
    visibility,
    chapterId: await chapterFor(tx, member.id, audience, before.chapterId),
    body,
    textHash: textHashOf(body),
    images,
    mentions:
      sent.mentions || body !== before.body ? await checkMentions(tx, member, body, mentions) : mentions,
    poll: await pollAfter(tx, before, sent.poll, now),
    link: isSameLink ? before.link : preview && (await usePreview(tx, preview)),
  };
}

/** What others wrote for a few is not shown to others. */
async function requireNoOthers(tx: Tx, { id, memberId }: PostRow): Promise<void> {
  const others = and(eq(comments.postId, id), ne(comments.memberId, memberId), isNull(comments.deletedAt));
  if ((await tx.$count(comments, others)) > 0) throw wrongState(POST_TEXT.commentedByFew);
}

/** A poll with the same options goes on as it is. After the first vote there is no other. */
async function pollAfter(
  tx: Tx,
  { id, poll: before }: PostRow,
  sent: PostChange["poll"],
  now: Date,
): Promise<PostRow["poll"]> {
  if (sent === undefined || isDeepStrictEqual(sent?.options, before?.options)) return before;
  if ((await tx.$count(pollVotes, eq(pollVotes.postId, id))) > 0) throw wrongState(POST_TEXT.pollLocked);
  return sent && pollFrom(sent, now);
}

const differs = (before: PostRow, values: Partial<PostRow>) =>
  Object.entries(values).some(([name, value]) => !isDeepStrictEqual(before[name as keyof PostRow], value));
