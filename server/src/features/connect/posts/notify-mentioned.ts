import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies } from "../../companies/company/companies.table.ts";
import type { NotifyContext } from "../../notifications/notice.ts";
import { whoWasNotified } from "../../notifications/was-notified.ts";
import { mentionSubject, notifyAboutPost } from "./notify-about-post.ts";
import type { PostRow, StoredMention } from "./posts.table.ts";

/** Everybody whom a published post mentions, each once, however often it is edited. */
export async function notifyMentioned(
  ctx: NotifyContext,
  tx: Tx,
  post: PostRow,
  before: readonly StoredMention[] = [],
): Promise<void> {
  if (post.status !== "published") return;
  const known = new Set(before.map(({ userId }) => userId));
  const added = new Set(post.mentions.map(({ userId }) => userId).filter((id) => !known.has(id)));
  if (added.size === 0) return;
  const [writer] = await tx.select().from(members).where(eq(members.id, post.memberId));
  if (!writer) return;
  const about = mentionSubject(post.id, writer.id);
  const earlier = await whoWasNotified(tx, [...added], { news: "post.mention", about }, post.createdAt);
  const to = [...added].filter((id) => !earlier.has(id));
  const speaker = await speakerOf(tx, post);
  await notifyAboutPost({ ...ctx, member: writer }, tx, { post, kind: "mention", to, speaker });
}

async function speakerOf(tx: Tx, { companyId }: PostRow): Promise<string | undefined> {
  if (companyId === null) return undefined;
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.name;
}
