import { and, asc, desc, eq, ne, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimParty, WholeClaim } from "@cardplaza/contract/directory/claims/claims";
import type { AdminContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { members } from "../../accounts/accounts.table.ts";
import { knownMember } from "../../search/known-member.ts";
import { signDocumentUrl } from "../../uploads/document-links.ts";
import { findListing } from "../listings/found-listing.ts";
import { listings } from "../listings/listings.table.ts";
import { presentPublicListing, slugOfListing } from "../listings/present-listing.ts";
import { possibleActions } from "./claim-actions.ts";
import { maySeeDocuments, presentCase, selectCases } from "./claim-cases.ts";
import { claimQuestions } from "./claim-questions.table.ts";
import { claims } from "./claims.table.ts";
import { stillSays } from "./verify-claim.ts";

const SHOWN = 20;

/** A claim with all that a decision needs. */
export async function showClaim(ctx: AdminContext, id: string): Promise<z.input<typeof WholeClaim>> {
  const { db, now } = ctx;
  const [row] = await selectCases(db).where(eq(claims.id, id));
  const found = row && (await findListing(db, row.listing.id, now));
  if (!found) throw notFound(CLAIM_TEXT.notThere);
  const { claim, listing } = row;
  const isOwners = listing.ownerId === claim.claimantId;
  return {
    ...(await presentCase(ctx, row)),
    actions: maySeeDocuments(ctx) ? possibleActions({ claim, listing }, now) : [],
    codeSentTo: claim.destination,
    codeEnteredAt: claim.provenAt,
    isStillOnListing: claim.method === "document" || stillSays({ claim, listing }),
    questions: await questionsOf(ctx, id),
    maySeeDocuments: maySeeDocuments(ctx),
    shown: presentPublicListing(found, now),
    parties: {
      claimant: await partyOf(ctx, claim.claimantId),
      owner: isOwners ? null : await partyOf(ctx, listing.ownerId),
      formerOwner: await partyOf(ctx, claim.formerOwnerId),
    },
    others: await listClaims(ctx, and(eq(claims.listingId, listing.id), ne(claims.id, id))),
  };
}

async function questionsOf(ctx: AdminContext, id: string) {
  const rows = await ctx.db
    .select()
    .from(claimQuestions)
    .where(eq(claimQuestions.claimId, id))
    .orderBy(asc(claimQuestions.askedAt));
  return Promise.all(
    rows.map(async ({ question, askedAt, note, document, answeredAt }) => ({
      question,
      askedAt,
      note,
      hasDocument: document !== null,
      document: document && maySeeDocuments(ctx) ? await signDocumentUrl(ctx, document) : null,
      answeredAt,
    })),
  );
}

async function partyOf(ctx: AdminContext, id: string | null): Promise<z.input<typeof ClaimParty> | null> {
  const known = id === null ? null : await knownMember(ctx, id);
  return known && { ...known, claims: await listClaims(ctx, eq(claims.claimantId, known._id)) };
}

async function listClaims({ db }: AdminContext, where: SQL | undefined) {
  const rows = await db
    .select({ claim: claims, listing: listings, claimant: { name: members.name } })
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))
    .innerJoin(members, eq(members.id, claims.claimantId))
    .where(where)
    .orderBy(desc(claims.createdAt))
    .limit(SHOWN);
  return rows.map(({ claim, listing, claimant }) => ({
    _id: claim.id,
    listing: { _id: listing.id, name: listing.name, slug: slugOfListing(listing), city: listing.city },
    claimant,
    status: claim.status,
    reason: claim.reason,
    createdAt: claim.createdAt,
    decidedAt: claim.decidedAt,
  }));
}
