import { and, eq, lt, lte } from "drizzle-orm";
import { CLAIM_TEXT, UNPROVEN_CLAIM_DAYS } from "@cardplaza/contract/directory/claims/claim-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { listings } from "../listings/listings.table.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { claims } from "./claims.table.ts";

/**
 * Every few minutes: moves claims on after the owner's time is over, and closes those whose code nobody enters or whose
 * claimant does not send what we asked for.
 */
export const ageClaimsJob: Job<JobContext, object> = {
  name: "age-claims",
  schedule: "*/10 * * * *",
  async run(ctx) {
    const { db, now } = ctx;
    await db
      .update(claims)
      .set({ status: "verifying", updatedAt: now })
      .where(and(eq(claims.status, "owner_notified"), lte(claims.answerBy, now)));
    const unprovenSince = new Date(now.getTime() - UNPROVEN_CLAIM_DAYS * DAY_MS);
    await db
      .update(claims)
      .set({ status: "withdrawn", codeId: null, decidedAt: now, updatedAt: now })
      .where(and(eq(claims.status, "submitted"), lt(claims.updatedAt, unprovenSince)));
    await closeUnanswered(ctx);
  },
};

async function closeUnanswered(ctx: JobContext): Promise<void> {
  const { now } = ctx;
  await inTransaction(ctx.db, async (tx) => {
    const closed = await tx
      .update(claims)
      .set({ status: "withdrawn", reason: CLAIM_TEXT.notSent, decidedAt: now, updatedAt: now })
      .from(listings)
      .where(
        and(eq(listings.id, claims.listingId), eq(claims.status, "more_needed"), lte(claims.answerBy, now)),
      )
      .returning({
        id: claims.id,
        claimantId: claims.claimantId,
        listing: { id: listings.id, name: listings.name },
      });
    await notifyAll(
      ctx,
      tx,
      closed.map(({ id, claimantId, listing }) => ({
        to: claimantId,
        news: "listing.claim-ended",
        with: { listing: listing.name, what: "unanswered" },
        targetUrl: `/business/${slugOfListing(listing)}?claim=1`,
        about: `claim:${id}:unanswered`,
      })),
    );
  });
}
