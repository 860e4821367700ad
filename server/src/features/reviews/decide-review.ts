import { eq } from "drizzle-orm";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import type { AdminContext } from "../../context.ts";
import { conflict, notFound } from "../../platform/refusals.ts";
import { one } from "../../platform/one.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { notify } from "../notifications/notify.ts";
import { countRating } from "./count-rating.ts";
import { findReviewCase } from "./review-cases.ts";
import { reviews } from "./reviews.table.ts";
import { notifyTeam } from "./notify-team.ts";

export type ReviewDecision = "publish" | "hide";

/** Publishes a waiting or hidden review, or hides one. A withdrawn review stays withdrawn. */
export async function decideReview(ctx: AdminContext, id: string, decision: ReviewDecision, reason?: string) {
  return asAdmin(ctx, async (tx, record) => {
    const [found] = await tx.select().from(reviews).where(eq(reviews.id, id));
    if (!found) throw notFound();
    // The target is locked first, as everywhere.
    const subject = await ctx.registry.reviewTarget(found.targetType).lock(tx, found.targetId);
    const before = one(await tx.select().from(reviews).where(eq(reviews.id, id)).for("no key update"));
    const status = decision === "publish" ? "published" : "hidden";
    if (before.status === status || before.status === "withdrawn") throw conflict(REVIEW_TEXT.decided);
    const isFirst = decision === "publish" && before.publishedAt === null;
    const after = one(
      await tx
        .update(reviews)
        .set({
          status,
          hiddenReason: decision === "hide" ? (reason ?? null) : null,
          publishedAt: isFirst ? ctx.now : before.publishedAt,
        })
        .where(eq(reviews.id, id))
        .returning(),
    );
    await countRating(ctx, tx, after);
    if (subject && isFirst) await notifyTeam(ctx, tx, subject, after);
    if (subject && before.authorId) {
      await notify(ctx, tx, {
        to: before.authorId,
        news: "review.decided",
        with: { name: subject.name, isShown: decision === "publish", reason },
        targetUrl: `${subject.path}#reviews`,
        about: `review:${id}:${decision}`,
      });
    }
    record({
      action: `review.${decision}`,
      targetType: "review",
      targetId: id,
      before,
      after,
      reason,
      destructive: decision === "hide",
    });
    const shown = await findReviewCase({ ...ctx, db: tx }, id);
    if (!shown) throw notFound();
    return shown;
  });
}
