import { and, eq, inArray, not, sql } from "drizzle-orm";
import { hasMutedWord } from "@cardplaza/contract/people/muted-words";
import type { Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { idsMutedBy } from "../../people/muted/muted-conditions.ts";
import { mutedPosts } from "../kept/kept.table.ts";
import { mutedWords } from "../../people/muted/muted.table.ts";
import type { PostNews } from "./notify-about-post.ts";
import { isSeenBy } from "./post-conditions.ts";
import { posts } from "./posts.table.ts";

/** Not about a post that they muted or may not see, nor of somebody or words that they muted or blocked. */
export async function whoWantsToKnow(
  tx: Tx,
  memberIds: readonly string[],
  actorId: string,
  { post, comment }: Pick<PostNews, "post" | "comment">,
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const idsOfMutedPosts = tx
    .select({ id: mutedPosts.postId })
    .from(mutedPosts)
    .where(eq(mutedPosts.memberId, members.id));
  const rows = await tx
    .select({ id: members.id, words: mutedWords.words })
    .from(members)
    .innerJoin(posts, and(eq(posts.id, post.id), isSeenBy(members.id)))
    .leftJoin(mutedWords, eq(mutedWords.memberId, members.id))
    .where(
      and(
        inArray(members.id, [...memberIds]),
        sql`${posts.id} not in ${idsOfMutedPosts}`,
        sql`${actorId} not in ${idsMutedBy(members.id)}`,
        not(blockedBetween(members.id, actorId)),
      ),
    );
  const text = `${post.body}\n${comment?.body ?? ""}`;
  return rows.filter(({ words }) => !hasMutedWord(text, words ?? [])).map(({ id }) => id);
}
