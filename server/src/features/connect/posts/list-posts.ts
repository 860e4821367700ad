import { and, desc, eq, exists, isNotNull, isNull, lt, not, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { POSTS_PER_PAGE } from "@cardplaza/contract/connect/post-words";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isManagedBy } from "../../companies/company-conditions.ts";
import { hiddenPosts } from "../kept/kept.table.ts";
import { isPublished, isSeenBy } from "./post-conditions.ts";
import { posts } from "./posts.table.ts";
import { presentPosts } from "./present-posts.ts";

const query = new QueryBuilder();

/** A condition over `posts`: the member hid or reported the post. */
const isHiddenFor = (memberId: string) =>
  exists(
    query
      .select({ one: sql`1` })
      .from(hiddenPosts)
      .where(and(eq(hiddenPosts.postId, posts.id), eq(hiddenPosts.memberId, memberId))),
  );

interface Wanted {
  authorId: string;
  cursor?: string;
}

/** The posts of a member or a company, newest first. A visitor cannot open a member's profile, nor this list of it. */
export async function listPosts(ctx: Context, { authorId, cursor }: Wanted) {
  const viewerId = ctx.member?.id ?? null;
  const which = await whichOf(ctx.db, viewerId, authorId);
  const rows = await ctx.db
    .select()
    .from(posts)
    .where(and(which, cursor ? lt(posts.id, cursor) : undefined, isSeenBy(viewerId)))
    .orderBy(desc(posts.id))
    .limit(POSTS_PER_PAGE + 1);
  const shown = rows.slice(0, POSTS_PER_PAGE);
  return {
    posts: await presentPosts(ctx, shown),
    nextCursor: rows.length > POSTS_PER_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Each with its own index: only authors see what waits for a moderator. */
async function whichOf(db: Db | Tx, viewerId: string | null, authorId: string) {
  const isNotRemoved = sql`${posts.status} <> 'removed'`;
  const isOfMember = and(eq(posts.memberId, authorId), isNull(posts.companyId));
  const isOfCompany = and(eq(posts.sourceId, authorId), isNotNull(posts.companyId), isPublished());
  if (viewerId === authorId) return and(isOfMember, isNotRemoved);
  if (viewerId === null) return isOfCompany;
  const [company] = await db
    .select({ isManaged: sql<boolean>`${isManagedBy(viewerId)}` })
    .from(companies)
    .where(eq(companies.id, authorId));
  if (company?.isManaged) return and(eq(posts.companyId, authorId), isNotRemoved);
  return and(company ? isOfCompany : and(isOfMember, isPublished()), not(isHiddenFor(viewerId)));
}
