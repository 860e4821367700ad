import { eq } from "drizzle-orm";
import { OWNER_ANSWER_DAYS } from "@cardplaza/contract/directory/claims/claim-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { notify } from "../../notifications/notify.ts";
import { approveClaim } from "./approve-claim.ts";
import { requireListed } from "./claim-queries.ts";
import { claims, type ClaimOnListing } from "./claims.table.ts";

/** The claimant has finished: next comes the owner, an administrator, or the approval. */
export async function moveOn(ctx: MemberContext, tx: Tx, found: ClaimOnListing): Promise<ClaimOnListing> {
  const { claim, listing } = found;
  requireListed(listing);
  if (listing.ownerId === null && claim.method === "phone_otp") return approveClaim(ctx, tx, found);
  const row = one(
    await tx
      .update(claims)
      .set({
        status: listing.ownerId ? "owner_notified" : "verifying",
        answerBy: listing.ownerId ? new Date(ctx.now.getTime() + OWNER_ANSWER_DAYS * DAY_MS) : null,
        codeId: null,
        updatedAt: ctx.now,
      })
      .where(eq(claims.id, claim.id))
      .returning(),
  );
  if (listing.ownerId && row.answerBy) {
    // Without a sender: a claimant whom the owner has blocked must not go unnoticed.
    await notify(ctx, tx, {
      to: listing.ownerId,
      news: "listing.claimed",
      with: {
        claimant: ctx.member.name,
        listing: listing.name,
        role: row.role,
        answerBy: row.answerBy.toISOString(),
        note: row.note,
      },
      targetUrl: "/business-profile#claims",
      about: `claim:${claim.id}`,
    });
  }
  return { claim: row, listing };
}
