import { and, countDistinct, eq, gte, inArray, isNull, ne, not, notInArray } from "drizzle-orm";
import { NOTIFICATION_GROWS_SECONDS } from "@cardplaza/contract/notifications/notification-words";
import type { Tx } from "../../../platform/database.ts";
import { firstIdAt } from "../../../platform/ids.ts";
import { members } from "../../accounts/accounts.table.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { comments } from "../comments/comments.table.ts";
import { idsMutedBy } from "../../people/muted/muted-conditions.ts";
import type { PostNews } from "./notify-about-post.ts";

/**
 * For each of these members, how many others than the actor commented or replied too, in the time in which a
 * notification grows; not those whom the member muted or blocked.
 */
export async function countOthers(
  tx: Tx,
  memberIds: readonly string[],
  actorId: string,
  { post, kind, comment }: Pick<PostNews, "post" | "kind" | "comment">,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (memberIds.length === 0 || kind === "mention") return new Map();
  const rows = await tx
    .select({ to: members.id, others: countDistinct(comments.memberId) })
    .from(members)
    .innerJoin(
      comments,
      and(
        eq(comments.postId, post.id),
        kind === "reply" && comment?.parentId ? eq(comments.parentId, comment.parentId) : undefined,
        gte(comments.id, firstIdAt(now.getTime() - NOTIFICATION_GROWS_SECONDS * 1000)),
        isNull(comments.deletedAt),
        ne(comments.memberId, actorId),
        ne(comments.memberId, members.id),
        not(hasLeft(comments.memberId)),
        not(blockedBetween(comments.memberId, members.id)),
        notInArray(comments.memberId, idsMutedBy(members.id)),
      ),
    )
    .where(inArray(members.id, [...memberIds]))
    .groupBy(members.id);
  return new Map(rows.map(({ to, others }) => [to, others]));
}
