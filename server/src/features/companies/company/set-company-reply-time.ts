import { and, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { changed } from "../../../registry/changed.ts";
import type { ReplyContext, ReplyFigures } from "../../../registry/enquiry-target.ts";
import { companies } from "./companies.table.ts";

/** Stores how soon and how often the company replies, for its page and the search. */
export async function setCompanyReplyTime(
  ctx: ReplyContext,
  tx: Tx,
  id: string,
  { replyMedianMin, replyRate, slowReplies }: ReplyFigures,
): Promise<void> {
  const differs = or(
    sql`${companies.replyMedianMin} is distinct from ${replyMedianMin}`,
    sql`${companies.replyRate} is distinct from ${replyRate}`,
    sql`${companies.slowReplies} <> ${slowReplies}`,
  );
  const different = await tx
    .update(companies)
    .set({ replyMedianMin, replyRate, slowReplies })
    .where(and(eq(companies.id, id), differs))
    .returning({ id: companies.id });
  if (different.length > 0) await changed(ctx, tx, "company", [id]);
}
