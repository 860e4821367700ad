import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ReviewStatus } from "@cardplaza/contract/reviews/review-words";
import type { ReviewCase } from "@cardplaza/contract/reviews/reviews";
import type { Services } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { readWaiting } from "../../platform/read-waiting.ts";
import type { AdminQueue } from "../../registry/admin-queue.ts";
import { members } from "../accounts/accounts.table.ts";
import { reports } from "../moderation/moderation.table.ts";
import { presentReview } from "./present-review.ts";
import { reviews } from "./reviews.table.ts";

type Reading = Pick<Services, "db" | "registry">;

interface Filter {
  status: ReviewStatus | "reported";
  page: number;
  limit: number;
}

const IS_REPORTED = sql`exists (select 1 from ${reports}
  where ${reports.targetType} = 'review' and ${reports.targetId} = ${reviews.id})`;

/** Waiting ones: the longest wait first. Others: the newest first. */
export async function listReviewCases(ctx: Reading, { status, page, limit }: Filter) {
  const { db } = ctx;
  const wanted =
    status === "reported" ? and(eq(reviews.status, "published"), IS_REPORTED) : eq(reviews.status, status);
  const total = await db.$count(reviews, wanted);
  const rows = await selectCases(db)
    .where(wanted)
    .orderBy((status === "pending" ? asc : desc)(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    reviews: await presentCases(ctx, rows),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
  };
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
