import { and, eq, gte, inArray, isNull, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/database.ts";
import { enquiryPartners } from "../../enquiries/enquiry-partners.ts";
import { introductionPartners } from "../../introductions/introduction-partners.ts";
import { leadPartners } from "../../leads/lead-partners.ts";
import { comments } from "../comments/comments.table.ts";
import { posts } from "../posts/posts.table.ts";

interface Wanted {
  among: readonly string[];
  since: Date;
}

const MOST_ROWS = 1_000;

/** Those of these people with whom the member had an enquiry, a lead, a comment or an introduction since then. */
export async function contactsSince(db: Db, memberId: string, wanted: Wanted): Promise<Set<string>> {
  const limited = { ...wanted, limit: MOST_ROWS };
  return new Set([
    ...(await leadPartners(db, memberId, limited)),
    ...(await enquiryPartners(db, memberId, limited)),
    ...(await commentPartners(db, memberId, wanted)),
    ...(await introductionPartners(db, memberId, wanted)),
  ]);
}

const answered = alias(comments, "answered");

/** One commented on the other's post, or replied to the other's comment. */
async function commentPartners(db: Db, memberId: string, { among, since }: Wanted): Promise<string[]> {
  const talk = (which: SQL | undefined) =>
    db
      .selectDistinct({ writer: comments.memberId, author: posts.memberId, answered: answered.memberId })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .leftJoin(answered, eq(answered.id, comments.parentId))
      .where(and(which, gte(comments.createdAt, since), isNull(comments.deletedAt)));
  const people = [...among];
  const rows = [
    ...(await talk(
      and(
        eq(comments.memberId, memberId),
        or(inArray(posts.memberId, people), inArray(answered.memberId, people)),
      ),
    )),
    ...(await talk(
      and(
        inArray(comments.memberId, people),
        or(eq(posts.memberId, memberId), eq(answered.memberId, memberId)),
      ),
    )),
  ];
  return rows.flatMap(({ writer, author, answered: other }) =>
    writer === memberId ? [author, ...(other ? [other] : [])] : [writer],
  );
}
