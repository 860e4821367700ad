import { and, countDistinct, eq, gte, isNull, ne, not, notInArray } from "drizzle-orm";
import { hasMutedWord } from "@cardplaza/contract/connect/post-rules";
import { postPath } from "@cardplaza/contract/connect/post-words";
import { NOTIFICATION_GROWS_SECONDS } from "@cardplaza/contract/notifications/notification-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { firstIdAt } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { teamOf } from "../../companies/team/team-queries.ts";
import { blockedBetween, isBlockedPair } from "../../moderation/block-queries.ts";
import { notify, type NotifyContext } from "../../notifications/notify.ts";
import { comments } from "../comments/comments.table.ts";
import { idsMutedBy } from "../feed/feed-conditions.ts";
import { mutedMembers, mutedPosts, mutedWords } from "../kept/kept.table.ts";
import { isSeenBy } from "./post-conditions.ts";
import { posts, type PostRow } from "./posts.table.ts";

export interface PostNews {
  post: Pick<PostRow, "id" | "body">;
  /** `comment`: below the recipient's post. `reply`: to the recipient's comment. */
  kind: "comment" | "reply" | "mention";
  /** Ids of members; those who may not or do not want to be notified are left out here. */
  to: readonly string[];
  /** The comment that it is about; its author is the member who calls. */
  comment?: { id: string; parentId: string | null; body: string };
  /** The name of the company that speaks instead of the member who calls. */
  speaker?: string;
}

/**
 * The one way to notify members of comments, replies and mentions. More of the same kind about one post grows the
 * earlier notification: "Ravi and 4 others commented on your post".
 */
export async function notifyAboutPost(
  ctx: NotifyContext & { member: Member },
  tx: Tx,
  news: PostNews,
): Promise<void> {
  const { post, kind, comment, speaker } = news;
  const actor = ctx.member;
  const targetUrl = postPath(post.id) + (comment ? `#comment-${comment.id}` : "");
  for (const to of new Set(news.to)) {
    if (to === actor.id || !(await wantsToKnow(tx, to, actor.id, news))) continue;
    const who = speaker ?? actor.name;
    const others = kind === "mention" ? 0 : await countOthers(ctx, tx, news, to);
    await notify(ctx, tx, {
      to,
      type: "message_received",
      message: `${who} ${didWhat(news)}`,
      targetUrl,
      about: kind === "mention" ? mentionSubject(post.id, actor.id) : `post:${post.id}:${kind}`,
      // A company's post does not name the member who wrote it.
      sender: speaker === undefined ? actor.id : undefined,
      grows: { message: () => `${withOthers(who, others)} ${didWhat(news)}`, targetUrl },
    });
  }
}

/** What notices about mentions by one member in and below one post have in common. */
export const mentionSubject = (postId: string, actorId: string) => `post:${postId}:mention:${actorId}`;

function didWhat({ kind, comment }: PostNews): string {
  if (kind === "comment") return "commented on your post";
  if (kind === "reply") return "replied to your comment";
  return `mentioned you in a ${comment ? "comment" : "post"}`;
}

const withOthers = (who: string, others: number) =>
  others === 0 ? who : `${who} and ${others} ${others === 1 ? "other" : "others"}`;

/** Others who did the same, in the time in which a notification grows; not those whom the recipient muted or blocked. */
async function countOthers(
  { now, member }: { now: Date; member: Member },
  tx: Tx,
  { post, kind, comment }: PostNews,
  to: string,
): Promise<number> {
  const found = one(
    await tx
      .select({ others: countDistinct(comments.memberId) })
      .from(comments)
      .where(
        and(
          eq(comments.postId, post.id),
          kind === "reply" && comment?.parentId ? eq(comments.parentId, comment.parentId) : undefined,
          gte(comments.id, firstIdAt(now.getTime() - NOTIFICATION_GROWS_SECONDS * 1000)),
          isNull(comments.deletedAt),
          ne(comments.memberId, member.id),
          ne(comments.memberId, to),
          not(hasLeft(comments.memberId)),
          not(blockedBetween(comments.memberId, to)),
          notInArray(comments.memberId, idsMutedBy(to)),
        ),
      ),
  );
  return found.others;
}

/** Not about a post that they muted or may not see, nor of somebody or words that they muted or blocked. */
async function wantsToKnow(
  tx: Tx,
  memberId: string,
  actorId: string,
  { post, comment }: PostNews,
): Promise<boolean> {
  const isOfMember = eq(mutedPosts.memberId, memberId);
  if ((await tx.$count(mutedPosts, and(isOfMember, eq(mutedPosts.postId, post.id)))) > 0) return false;
  const mutedActor = and(eq(mutedMembers.memberId, memberId), eq(mutedMembers.mutedId, actorId));
  if ((await tx.$count(mutedMembers, mutedActor)) > 0) return false;
  if (await isBlockedPair(tx, memberId, actorId)) return false;
  if ((await tx.$count(posts, and(eq(posts.id, post.id), isSeenBy(memberId)))) === 0) return false;
  const [muted] = await tx.select().from(mutedWords).where(eq(mutedWords.memberId, memberId));
  return !hasMutedWord(`${post.body}\n${comment?.body ?? ""}`, muted?.words ?? []);
}

/** Who is notified of comments: the writer; of a company's post the whole team, once the writer has left it. */
export async function authorsToNotify(
  db: Db | Tx,
  { memberId, companyId }: Pick<PostRow, "memberId" | "companyId">,
): Promise<string[]> {
  if (companyId === null) return [memberId];
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const team = company ? (await teamOf(db, company)).map(({ member }) => member.id) : [];
  return team.includes(memberId) ? [memberId] : team;
}
