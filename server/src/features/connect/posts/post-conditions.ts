import { and, eq, exists, isNotNull, isNull, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { takesPartIn } from "../../chapters/chapter/members/membership-conditions.ts";
import { companies, companyFollowers } from "../../companies/company/companies.table.ts";
import { isShown, managedIds } from "../../companies/company-conditions.ts";
import { connectedBetween } from "../../people/connections/connection-conditions.ts";
import { blockedBetween, isInBlockWith } from "../../moderation/block-queries.ts";
import { posts, type postEdits } from "./posts.table.ts";

// Conditions for queries over `posts`.
const query = new QueryBuilder();
type MemberId = string | SQLWrapper;

export const notDeleted = () => isNull(posts.deletedAt);
/** Written into the statement: a plan for any values could not use the indexes of published posts. */
const IS_PUBLISHED = eq(posts.status, "published").inlineParams();
export const isPublished = () => and(IS_PUBLISHED, notDeleted());

const company = (which: SQL | undefined) =>
  exists(
    query
      .select({ one: sql`1` })
      .from(companies)
      .where(and(eq(companies.id, posts.companyId), which)),
  );

/**
 * Its author is there for everybody: a member who stays, or a company that is shown. A company is hidden from those
 * in a block with its owner.
 */
const hasAuthor = (viewerId?: MemberId) =>
  or(
    and(isNull(posts.companyId), not(hasLeft(posts.memberId))),
    and(
      isNotNull(posts.companyId),
      company(and(isShown(), viewerId ? not(blockedBetween(companies.ownerId, viewerId)) : undefined)),
    ),
  );

/** Wrote it, or manages the company that speaks. What was written for a chapter is theirs while they take part in it. */
export const isWrittenBy = (memberId: MemberId) =>
  or(
    and(
      isNull(posts.companyId),
      eq(posts.memberId, memberId),
      or(isNull(posts.chapterId), takesPartIn(posts.chapterId, memberId)),
    ),
    sql`${posts.companyId} in (${managedIds(memberId)})`,
  );

const follows = (memberId: MemberId) =>
  exists(
    query
      .select({ one: sql`1` })
      .from(companyFollowers)
      .where(and(eq(companyFollowers.companyId, posts.companyId), eq(companyFollowers.memberId, memberId))),
  );

/** The member is one of those whom it is for, or whom it was for before an edit. */
export const isForMember = (memberId: MemberId, said: typeof posts | typeof postEdits = posts) =>
  or(
    eq(said.visibility, "public"),
    and(
      eq(said.visibility, "connections"),
      or(
        and(isNull(posts.companyId), connectedBetween(posts.memberId, memberId)),
        and(isNotNull(posts.companyId), follows(memberId)),
      ),
    ),
    and(eq(said.visibility, "chapter"), takesPartIn(said.chapterId, memberId)),
  );

/** The viewer may read it; null for a visitor. */
export const isSeenBy = (viewerId: MemberId | null): SQL | undefined =>
  viewerId === null
    ? and(isPublished(), hasAuthor(), eq(posts.visibility, "public"))
    : and(
        notDeleted(),
        or(
          isWrittenBy(viewerId),
          and(
            IS_PUBLISHED,
            hasAuthor(viewerId),
            isForMember(viewerId),
            not(
              typeof viewerId === "string"
                ? isInBlockWith(viewerId, posts.memberId)
                : blockedBetween(posts.memberId, viewerId),
            ),
          ),
        ),
      );
