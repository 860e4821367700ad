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
export async function claimListing(ctx: MemberContext, listingId: string, given: NewClaim) {
  const listing = await findPublishedListing(ctx.db, listingId);
  const refusal = await whyNot(ctx, ctx.db, listing);
  if (refusal) throw refusal;
  const destination = destinationOf(listing, given);
  if (given.method === "document")
    await requireOwnDocument(ctx.db, ctx.member.id, "document", given.document);
  return inTransaction(ctx.db, async (tx) => {
    const id = await insert(ctx, tx, listing, given, destination);
    if (destination) {
      await countCodeRequest(ctx, destination);
      await sendClaimCode(ctx, tx, id, given.method, destination);
    }
    const found = await lockClaim(tx, id);
    if (!found) throw wrongState(CLAIM_TEXT.gone);
    // A document needs no code, so the claim goes on at once.
    return presentClaim(given.method === "document" ? await moveOn(ctx, tx, found) : found);
  });
}

function destinationOf(listing: ListingRow, given: NewClaim): string | null {
  if (given.method === "document") return null;
  if (given.method === "phone_otp") {
    const mobile = mobileOf(listing);
    if (!mobile) throw wrongState(CLAIM_TEXT.noMobile);
    return mobile;
  }
  const mailDomain = given.email.slice(given.email.lastIndexOf("@") + 1);
  if (isSharedDomain(mailDomain)) throw invalid({ email: CLAIM_TEXT.freeMail(mailDomain) });
  const { domain, reason } = domainOfListing(listing);
  if (!domain) throw wrongState(reason ?? CLAIM_TEXT.noWebsite);
  if (mailDomain !== domain) throw invalid({ email: CLAIM_TEXT.otherDomain(domain) });
  return given.email;
}

async function insert(
  ctx: MemberContext,
  tx: Tx,
  listing: ListingRow,
  given: NewClaim,
  destination: string | null,
): Promise<string> {
  const { role, method, note } = given;
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
      document: given.method === "document" ? given.document : null,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    // If two claims come at once, the unique index lets one in.
    .onConflictDoNothing()
    .returning({ id: claims.id });
  if (!row) throw conflict(CLAIM_TEXT.open);
  return row.id;
}
