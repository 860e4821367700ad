import { and, eq, inArray, isNull, not, notInArray, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { hiddenPosts } from "./kept/kept.table.ts";
import { idsMutedBy } from "../people/muted/muted-conditions.ts";
import { isPublished, isSeenBy } from "./posts/post-conditions.ts";
import { posts } from "./posts/posts.table.ts";

// Conditions for queries over `posts`.
const query = new QueryBuilder();

export const idsHiddenBy = (memberId: string) =>
  query.select({ id: hiddenPosts.postId }).from(hiddenPosts).where(eq(hiddenPosts.memberId, memberId));

/** May be in a list that the member reads: published, seen by them and not hidden. */
export const isListed = (memberId: string) =>
  and(isPublished(), isSeenBy(memberId), notInArray(posts.id, idsHiddenBy(memberId)));

/** The same without members whom they muted. Who writes for a company is not known, so that is not muted. */
export const isInFeed = (memberId: string) => and(isListed(memberId), not(isMutedBy(memberId)));

const isMutedBy = (memberId: string) =>
  sql`(${isNull(posts.companyId)} and ${inArray(posts.memberId, idsMutedBy(memberId))})`;
