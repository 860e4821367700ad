import { and, gt, isNull, not, or } from "drizzle-orm";
import { hasLeftOf } from "../../accounts/member-conditions.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { comments } from "./comments.table.ts";

// Conditions for queries over `comments`. Whether the viewer may read the post is another question.

export const notDeleted = () => isNull(comments.deletedAt);

/** The viewer may read its text; null for a visitor. */
export const isReadableBy = (viewerId: string | null) =>
  and(
    notDeleted(),
    not(hasLeftOf(comments.memberId)),
    viewerId === null ? undefined : not(blockedBetween(comments.memberId, viewerId)),
  );

/** A comment that cannot be read keeps its place if there are replies to it. */
export const isListedFor = (viewerId: string | null) => or(gt(comments.replies, 0), isReadableBy(viewerId));
