import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ReviewFilter } from "@cardplaza/contract/reviews/review-desk-words";
import type { ReviewCase } from "@cardplaza/contract/reviews/reviews";
import type { Services } from "../../context.ts";
import { countRows } from "../../platform/count-rows.ts";
import type { Db } from "../../platform/database.ts";
import { pagedBefore, readPage, type ListPlace } from "../../platform/list-page.ts";
import { readWaiting } from "../../platform/read-waiting.ts";
import type { AdminQueue } from "../../registry/admin-queue.ts";
import { members } from "../accounts/accounts.table.ts";
import { idsOfMembersLike } from "../accounts/members-like.ts";
import { reports } from "../moderation/moderation.table.ts";
import { presentReview } from "./present-review.ts";
import { reviews } from "./reviews.table.ts";

type Reading = Pick<Services, "db" | "registry">;

interface Filter extends ListPlace {
  q: string;
  status: ReviewFilter;
}

const IS_REPORTED = sql`exists (select 1 from ${reports}
  where ${reports.targetType} = 'review' and ${reports.targetId} = ${reviews.id})`;

/** Waiting ones: the longest wait first. Others: the newest first. */
export async function listReviewCases(ctx: Reading, { q, status, ...place }: Filter) {
  const { db } = ctx;
  const wanted = and(
    status === "reported" ? and(eq(reviews.status, "published"), IS_REPORTED) : eq(reviews.status, status),
    q
      ? or(eq(reviews.id, q), eq(reviews.targetId, q), inArray(reviews.authorId, idsOfMembersLike(q)))
      : undefined,
  );
  const { rows, nextCursor } = await readPage(
    { at: reviews.createdAt, id: reviews.id, oldestFirst: status === "pending" },
    place,
    ({ after, orderBy, limit, offset }) =>
      selectCases(db)
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ review }) => ({ at: review.createdAt, id: review.id }),
  );
  const items = await presentCases(ctx, rows);
  const count = await countRows(db, reviews, wanted);
  return { items, reviews: items, nextCursor, count, ...pagedBefore(count, place) };
}

export async function findReviewCase(ctx: Reading, id: string) {
  const [found] = await presentCases(ctx, await selectCases(ctx.db).where(eq(reviews.id, id)));
  return found;
}

const selectCases = (db: Db) =>
  db
    .select({ review: reviews, author: members })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.authorId));

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

async function presentCases(
  { db, registry }: Reading,
  rows: CaseRow[],
): Promise<z.input<typeof ReviewCase>[]> {
  const ids = rows.map(({ review }) => review.id);
  const reported =
    ids.length > 0
      ? await db
          .select()
          .from(reports)
          .where(and(eq(reports.targetType, "review"), inArray(reports.targetId, ids)))
          .orderBy(asc(reports.id))
      : [];
  return Promise.all(
    rows.map(async ({ review, author }) => {
      const subject = await registry.reviewTarget(review.targetType).find(db, review.targetId);
      return {
        ...presentReview({ review, author }, { viewerId: undefined, subject }),
        author: author && { _id: author.id, name: author.name, email: author.email ?? "" },
        target: subject ? { name: subject.name, url: subject.path } : null,
        flags: review.flags,
        reports: reported.filter(({ targetId }) => targetId === review.id),
        hiddenReason: review.hiddenReason,
      };
    }),
  );
}

export const waitingReviews: AdminQueue = {
  name: "reviews",
  roles: ["moderator"],
  path: "/admin/business-listings?tab=reviews",
  hours: 24,
  read: (db) =>
    readWaiting(db, { table: reviews, where: eq(reviews.status, "pending"), since: reviews.createdAt }),
};
