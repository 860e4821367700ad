import { and, count, desc, eq, gt, inArray, isNotNull, max, or } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  CLAIM_BLOCK_DAYS,
  CLAIM_REJECTIONS,
  CLAIM_TEXT,
  CLAIM_UNDO_DAYS,
  OPEN_CLAIM_STATUSES,
} from "@cardplaza/contract/directory/claims/claim-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { gone, notFound } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { members, type Member } from "../../accounts/accounts.table.ts";
import { lockListing } from "../listings/listing-queries.ts";
import { listings, type ListingRow } from "../listings/listings.table.ts";
import { claims, type ClaimOnListing, type ClaimRow } from "./claims.table.ts";
import { presentClaim, presentReceivedClaim } from "./present-claim.ts";
import { notDeleted } from "../listings/listing-conditions.ts";

const SHOWN = 50;

/** The claimant's own. The listing is locked first, then the claim: in this order everywhere. */
export async function lockOwnClaim(tx: Tx, member: Member, id: string): Promise<ClaimOnListing> {
  const found = await lockClaim(tx, id);
  if (found?.claim.claimantId !== member.id) throw notFound();
  return found;
}

export async function lockClaim(tx: Tx, id: string): Promise<ClaimOnListing | undefined> {
  const isThis = eq(claims.id, id);
  const [found] = await tx.select({ listingId: claims.listingId }).from(claims).where(isThis);
  if (!found) return undefined;
  const listing = await lockListing(tx, found.listingId);
  const [claim] = await tx.select().from(claims).where(isThis).for("no key update");
  return listing && claim && { listing, claim };
}

export function requireListed({ deletedAt }: ListingRow): void {
  if (deletedAt) throw gone(CLAIM_TEXT.gone);
}

export const isOpen = (status: AnyPgColumn = claims.status) => inArray(status, [...OPEN_CLAIM_STATUSES]);

/** The open claim, or else the last one. */
export async function newestClaim(
  db: Db,
  memberId: string,
  listingId: string,
): Promise<ClaimRow | undefined> {
  const [claim] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.claimantId, memberId), eq(claims.listingId, listingId)))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(1);
  return claim;
}

/** Until when this claimant is blocked: three claims were rejected, the last of them not long ago. */
export async function blockedUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const found = one(
    await db
      .select({ rejections: count(), last: max(claims.decidedAt) })
      .from(claims)
      .where(rejectedByUs(memberId)),
  );
  if (!found.last || found.rejections < CLAIM_REJECTIONS) return null;
  const until = new Date(found.last.getTime() + CLAIM_BLOCK_DAYS * DAY_MS);
  return until > now ? until : null;
}

/** A claim that lost to another one does not count as rejected. */
const rejectedByUs = (memberId: string) =>
  and(eq(claims.claimantId, memberId), eq(claims.status, "rejected"), isNotNull(claims.decidedBy));

export async function listOwnClaims({ db, member, now }: MemberContext) {
  const mine = await db
    .select({ claim: claims, listing: listings })
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))
    .where(eq(claims.claimantId, member.id))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(SHOWN);
  const received = await db
    .select({ claim: claims, listing: listings, claimant: members })
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))
    .innerJoin(members, eq(members.id, claims.claimantId))
    .where(
      or(
        and(
          eq(listings.ownerId, member.id),
          notDeleted(),
          inArray(claims.status, ["owner_notified", "verifying", "more_needed"]),
        ),
        and(
          eq(claims.formerOwnerId, member.id),
          eq(claims.status, "approved"),
          gt(claims.decidedAt, new Date(now.getTime() - CLAIM_UNDO_DAYS * DAY_MS)),
        ),
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(SHOWN);
  return { claims: mine.map(presentClaim), received: received.map(presentReceivedClaim) };
}
