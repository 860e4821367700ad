import { CLAIM_TEXT, type ClaimStatus } from "@cardplaza/contract/directory/claims/claim-words";
import type { NewClaim } from "@cardplaza/contract/directory/claims/claims";
import { isSharedDomain } from "@cardplaza/contract/cards/verification/verification-rules";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, invalid, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { countCodeRequest } from "../../accounts/sign-in-limits.ts";
import { findPublishedListing } from "../listings/listing-queries.ts";
import type { ListingRow } from "../listings/listings.table.ts";
import { requireOwnDocument } from "../../uploads/upload-queries.ts";
import { lockClaim } from "./claim-queries.ts";
import { domainOfListing, mobileOf, whyNot } from "./claim-ways.ts";
import { claims } from "./claims.table.ts";
import { moveOn } from "./move-on.ts";
import { presentClaim } from "./present-claim.ts";
import { sendClaimCode } from "./send-claim-code.ts";

/** Claims a listing. The code goes to the number or address on the listing, never to what is typed. */
export async function claimListing(ctx: MemberContext, listingId: string, asked: NewClaim) {
  const listing = await findPublishedListing(ctx.db, listingId);
  const refusal = await whyNot(ctx, ctx.db, listing);
  if (refusal) throw refusal;
  const destination = destinationOf(listing, asked);
  if (asked.method === "document")
    await requireOwnDocument(ctx.db, ctx.member.id, "document", asked.document);
  return inTransaction(ctx.db, async (tx) => {
    const id = await insert(ctx, tx, listing, asked, destination);
    if (destination) {
      await countCodeRequest(ctx, destination);
      await sendClaimCode(ctx, tx, id, asked.method, destination);
    }
    const found = await lockClaim(tx, id);
    if (!found) throw wrongState(CLAIM_TEXT.gone);
    // There is no code to enter, so it goes straight on.
    return presentClaim(asked.method === "document" ? await moveOn(ctx, tx, found) : found);
  });
}

function destinationOf(listing: ListingRow, asked: NewClaim): string | null {
  if (asked.method === "document") return null;
  if (asked.method === "phone_otp") {
    const mobile = mobileOf(listing);
    if (!mobile) throw wrongState(CLAIM_TEXT.noMobile);
    return mobile;
  }
  const given = asked.email.slice(asked.email.lastIndexOf("@") + 1);
  if (isSharedDomain(given)) throw invalid({ email: CLAIM_TEXT.freeMail(given) });
  const { domain, reason } = domainOfListing(listing);
  if (!domain) throw wrongState(reason ?? CLAIM_TEXT.noWebsite);
  if (given !== domain) throw invalid({ email: CLAIM_TEXT.otherDomain(domain) });
  return asked.email;
}

async function insert(
  ctx: MemberContext,
  tx: Tx,
  listing: ListingRow,
  asked: NewClaim,
  destination: string | null,
): Promise<string> {
  const { role, method, note } = asked;
  const status: ClaimStatus = "submitted";
  const [row] = await tx
    .insert(claims)
    .values({
      id: newId(ctx.now.getTime()),
      listingId: listing.id,
      claimantId: ctx.member.id,
      role,
      method,
      status,
      note,
      destination,
      document: asked.method === "document" ? asked.document : null,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    // Of two at once the unique index lets one in.
    .onConflictDoNothing()
    .returning({ id: claims.id });
  if (!row) throw conflict(CLAIM_TEXT.open);
  return row.id;
}
