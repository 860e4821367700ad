import { and, asc, desc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { ClaimStatus } from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimCase } from "@cardplaza/contract/directory/claims/claims";
import type { AdminContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { listings } from "../listings/listings.table.ts";
import { signDocumentUrl } from "../../uploads/document-links.ts";
import { isOpen, rejectedByUs } from "./claim-queries.ts";
import { disputeEnds } from "./claim-times.ts";
import { claims } from "./claims.table.ts";
import { presentClaim } from "./present-claim.ts";

type Clock = Pick<AdminContext, "db" | "now">;

interface Filter {
  status: ClaimStatus | "waiting";
  page: number;
  limit: number;
}

const WAITING = or(
  eq(claims.status, "verifying"),
  and(eq(claims.status, "approved"), isNotNull(claims.disputedAt), isNull(claims.disputeDecidedAt)),
);

/** Waiting ones: the longest wait first. Decided ones: the newest first. */
export async function listClaimCases(ctx: Clock, { status, page, limit }: Filter) {
  const wanted = status === "waiting" ? WAITING : eq(claims.status, status);
  const isDecided = ["approved", "rejected", "withdrawn"].includes(status);
  const total = await ctx.db.$count(claims, wanted);
  const rows = await selectCases(ctx.db)
    .where(wanted)
    .orderBy((isDecided ? desc : asc)(claims.updatedAt), asc(claims.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const cases = await Promise.all(rows.map((row) => presentCase(ctx, row)));
  return { claims: cases, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

export async function findClaimCase(ctx: Clock, id: string) {
  const [row] = await selectCases(ctx.db).where(eq(claims.id, id));
  return row && presentCase(ctx, row);
}

const owners = alias(members, "owners");
const selectCases = (db: Db) =>
  db
    .select({ claim: claims, listing: listings, claimant: members, owner: owners })
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))
    .innerJoin(members, eq(members.id, claims.claimantId))
    .leftJoin(owners, eq(owners.id, listings.ownerId));

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

async function presentCase(ctx: Clock, row: CaseRow): Promise<z.input<typeof ClaimCase>> {
  const { claim, listing, claimant, owner } = row;
  const { document, method, destination, ownerAnswer, ownerNote, answeredAt } = claim;
  const rivals = and(eq(claims.listingId, listing.id), ne(claims.id, claim.id), isOpen);
  return {
    ...presentClaim({ claim, listing }),
    claimant: {
      _id: claimant.id,
      name: claimant.name,
      email: claimant.email ?? "",
      claims: await ctx.db.$count(claims, eq(claims.claimantId, claimant.id)),
      rejections: await ctx.db.$count(claims, rejectedByUs(claimant.id)),
    },
    email: method === "email_domain" ? destination : null,
    document: document && (await signDocumentUrl(ctx, document)),
    owner: owner && { _id: owner.id, name: owner.name, email: owner.email ?? "" },
    ownerAnswer,
    ownerNote,
    answeredAt,
    rivals: await ctx.db.$count(claims, rivals),
    undoBy: claim.status === "approved" ? disputeEnds(claim) : null,
  };
}
