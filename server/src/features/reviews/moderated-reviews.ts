import { eq, inArray } from "drizzle-orm";
import { REVIEW_ACTIONS } from "@cardplaza/contract/reviews/review-desk-words";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import type { Db, Tx } from "../../platform/database.ts";
import { conflict } from "../../platform/refusals.ts";
import { one } from "../../platform/one.ts";
import type { CaseSubject } from "../../registry/moderated.ts";
import { moderated } from "../audit/moderated.ts";
import { notify } from "../notifications/notify.ts";
import { countRating } from "./count-rating.ts";
import { findReviewCase, listReviewCases } from "./review-cases.ts";
import { reviews } from "./reviews.table.ts";
import { notifyTeam } from "./notify-team.ts";

const STATUS = { publish: "published", hide: "hidden" } as const;

/** A waiting or hidden review is published, or one is hidden. A withdrawn review stays withdrawn. */
export const moderatedReviews = moderated({
  kind: "review",
  actions: REVIEW_ACTIONS,
  against: ["hide"],
  cases: {
    type: "review",
    noun: "review",
    find: findReviewSubjects,
    meanings: { publish: "show", hide: "hide" },
  },
  list: listReviewCases,
  show: findReviewCase,
  async lock({ registry }, tx, id) {
    const isThis = eq(reviews.id, id);
    const [found] = await tx.select().from(reviews).where(isThis);
    if (!found) return undefined;
    // The target is locked first, as everywhere.
    const subject = await registry.reviewTarget(found.targetType).lock(tx, found.targetId);
    return { subject, review: one(await tx.select().from(reviews).where(isThis).for("no key update")) };
  },
  rowOf: ({ review }) => review,
  refuse: ({ review: { status } }, { action }) =>
    status === STATUS[action] || status === "withdrawn" ? conflict(REVIEW_TEXT.decided) : undefined,
  async change(ctx, tx, { subject, review: { id, publishedAt } }, { action, reason = null }) {
    const isPublished = action === "publish";
    const review = one(
      await tx
        .update(reviews)
        .set({
          status: STATUS[action],
          hiddenReason: isPublished ? null : reason,
          publishedAt: isPublished ? (publishedAt ?? ctx.now) : publishedAt,
        })
        .where(eq(reviews.id, id))
        .returning(),
    );
    await countRating(ctx, tx, review);
    return { subject, review };
  },
  async notify(ctx, tx, { before, after: { subject, review }, decision: { action, reason }, appealPath }) {
    if (!subject) return;
    const isShown = action === "publish";
    const isFirst = isShown && before.review.publishedAt === null;
    if (isFirst) await notifyTeam(ctx, tx, subject, review);
    if (!review.authorId) return;
    await notify(ctx, tx, {
      to: review.authorId,
      news: "review.decided",
      with: { name: subject.name, isShown, reason },
      targetUrl: appealPath ?? `${subject.path}#reviews`,
      about: `review:${review.id}:${action}`,
    });
  },
});

const STATE = { published: "shown", pending: "waiting", hidden: "hidden", withdrawn: "hidden" } as const;

async function findReviewSubjects(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.id, [...ids]));
  return new Map(
    rows.map(({ id, authorId, rating, title, body, photos, status, flags, hiddenReason }) => [
      id,
      {
        memberId: authorId,
        title: title || body,
        text: `${rating}/5 ${title}\n${body}`,
        pictures: photos,
        path: null,
        state: STATE[status],
        note: hiddenReason ?? flags.join(", "),
      },
    ]),
  );
}
