import { and, count, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { mayUse } from "@cardplaza/contract/admin-roles";
import type { ClaimFilter } from "@cardplaza/contract/directory/claims/claim-desk-words";
import type { ClaimCase } from "@cardplaza/contract/directory/claims/claims";
import type { AdminContext } from "../../../context.ts";
import { countRows } from "../../../platform/count-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { pagedBefore, readPage, type ListPlace } from "../../../platform/list-page.ts";
import { members } from "../../accounts/accounts.table.ts";
import { idsOfMembersLike } from "../../accounts/members-like.ts";
import { idsOfListingsLike } from "../listings/listings-like.ts";
import { listings } from "../listings/listings.table.ts";
import { signDocumentUrl } from "../../uploads/document-links.ts";
import { isOpen } from "./claim-queries.ts";
import { disputeEnds, isDisputed } from "./claim-times.ts";
import { claims } from "./claims.table.ts";
import { presentClaim } from "./present-claim.ts";

interface Filter extends ListPlace {
  q?: string | undefined;
  status: ClaimFilter;
}

const WAITING = or(
  eq(claims.status, "verifying"),
  and(eq(claims.status, "approved"), isNotNull(claims.disputedAt), isNull(claims.disputeDecidedAt)),
);

/** Waiting ones: the longest wait first. Decided ones: the newest first. */
export async function listClaimCases(ctx: AdminContext, { q, status, ...place }: Filter) {
  const wanted = and(status === "waiting" ? WAITING : eq(claims.status, status), q ? matching(q) : undefined);
  const isDecided = ["approved", "rejected", "withdrawn"].includes(status);
  const { rows, nextCursor } = await readPage(
    { at: claims.updatedAt, id: claims.id, oldestFirst: !isDecided },
    place,
    ({ after, orderBy, limit, offset }) =>
      selectCases(ctx.db)
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ claim }) => ({ at: claim.updatedAt, id: claim.id }),
  );
  const items = await Promise.all(rows.map((row) => presentCase(ctx, row)));
  const total = await countRows(ctx.db, claims, wanted);
  return { items, claims: items, nextCursor, count: total, ...pagedBefore(total, place) };
}

/** By its id, by the listing, or by the claimant. */
const matching = (q: string): SQL | undefined =>
  or(
    eq(claims.id, q),
    inArray(claims.listingId, idsOfListingsLike(q)),
    inArray(claims.claimantId, idsOfMembersLike(q)),
  );

export async function findClaimCase(ctx: AdminContext, id: string) {
  const [row] = await selectCases(ctx.db).where(eq(claims.id, id));
  return row && presentCase(ctx, row);
}

const owners = alias(members, "owners");
const others = alias(claims, "others");
const ofClaimant = eq(others.claimantId, claims.claimantId);
const countOthers = (where: SQL | undefined) =>
  sql<number>`(${new QueryBuilder().select({ count: count() }).from(others).where(where)})`.mapWith(Number);

export const selectCases = (db: Db) =>
  db
    .select({
      claim: claims,
      listing: listings,
      claimant: members,
      owner: owners,
      made: countOthers(ofClaimant),
      rejections: countOthers(and(ofClaimant, eq(others.status, "rejected"), isNotNull(others.decidedBy))),
      rivals: countOthers(
        and(eq(others.listingId, claims.listingId), ne(others.id, claims.id), isOpen(others.status)),
      ),
    })
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))
    .innerJoin(members, eq(members.id, claims.claimantId))
    .leftJoin(owners, eq(owners.id, listings.ownerId));

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/** Documents are only for those who decide. */
export const maySeeDocuments = ({ admin }: AdminContext) => mayUse(admin.role, ["moderator"]);

export async function presentCase(ctx: AdminContext, row: CaseRow): Promise<z.input<typeof ClaimCase>> {
  const { claim, listing, claimant, owner, made, rejections, rivals } = row;
  const { document, method, destination, ownerAnswer, ownerNote, answeredAt, updatedAt } = claim;
  return {
    ...presentClaim({ claim, listing }),
    claimant: {
      _id: claimant.id,
      name: claimant.name,
      email: claimant.email ?? "",
      claims: made,
      rejections,
    },
    email: method === "email_domain" ? destination : null,
    document: document && maySeeDocuments(ctx) ? await signDocumentUrl(ctx, document) : null,
    owner: owner && { _id: owner.id, name: owner.name, email: owner.email ?? "" },
    ownerAnswer,
    ownerNote,
    answeredAt,
    rivals,
    undoBy: claim.status === "approved" ? disputeEnds(claim) : null,
    isDisputed: isDisputed(claim),
    updatedAt,
    version: updatedAt.toISOString(),
  };
}
