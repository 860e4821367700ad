import { eq } from "drizzle-orm";
import { postPath } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { teamOf } from "../../companies/team/team-queries.ts";
import type { NewsOf, NotifyContext } from "../../notifications/notice.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { countOthers } from "./count-others.ts";
import type { PostRow } from "./posts.table.ts";
import { whoWantsToKnow } from "./who-wants-to-know.ts";

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
  const asked = [...new Set(news.to)].filter((to) => to !== actor.id);
  const recipients = await whoWantsToKnow(tx, asked, actor.id, news);
  const others = await countOthers(tx, recipients, actor.id, news, ctx.now);
  await notifyAll(
    ctx,
    tx,
    recipients.map((to) => ({
      ...newsOf(news, { name: speaker ?? actor.name, others: others.get(to) ?? 0 }),
      to,
      targetUrl,
      about: kind === "mention" ? mentionSubject(post.id, actor.id) : `post:${post.id}:${kind}`,
      // A company's post does not name the member who wrote it.
      sender: speaker === undefined ? actor.id : undefined,
      grows: { targetUrl },
    })),
  );
}

/** What notices about mentions by one member in and below one post have in common. */
export const mentionSubject = (postId: string, actorId: string) => `post:${postId}:mention:${actorId}`;

function newsOf(
  { kind, comment }: PostNews,
  { name, others }: { name: string; others: number },
): NewsOf<"post.comment" | "post.reply" | "post.mention"> {
  if (kind === "comment")
    return { news: "post.comment", with: { name, others, comment: comment?.body ?? "" } };
  if (kind === "reply") return { news: "post.reply", with: { name, others } };
  return { news: "post.mention", with: { name, isComment: comment !== undefined } };
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
