import { and, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { mayUse } from "@cardplaza/contract/admin-roles";
import type { ListingFilter } from "@cardplaza/contract/directory/listing-desk-words";
import type { ListingCase, WholeListing } from "@cardplaza/contract/directory/listings";
import { ID_PATTERN } from "@cardplaza/contract/shapes";
import type { AdminContext } from "../../../context.ts";
import { countRows } from "../../../platform/count-rows.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { pagedBefore, readPage, type ListPlace } from "../../../platform/list-page.ts";
import { members } from "../../accounts/accounts.table.ts";
import { knownMember } from "../../search/known-member.ts";
import { foundListingAt } from "./found-listing.ts";
import { possibleActions } from "./listing-actions.ts";
import { notDeleted } from "./listing-conditions.ts";
import { idsOfListingsLike } from "./listings-like.ts";
import { listings } from "./listings.table.ts";
import { presentOwnListing } from "./present-listing.ts";

interface Filter extends ListPlace {
  q: string;
  status: ListingFilter;
}

const WAITING = and(
  isNotNull(listings.submittedAt),
  or(eq(listings.status, "pending"), isNotNull(listings.waiting)),
);

/** Waiting ones: the longest wait first. Others: the last changed first. */
export async function listListingCases({ db, now }: AdminContext, { q, status, ...place }: Filter) {
  const isWaiting = status === "waiting";
  const ofStatus = isWaiting ? WAITING : status === "all" ? undefined : eq(listings.status, status);
  const wanted = matching(q, and(notDeleted(), ofStatus));
  const at = isWaiting ? listings.submittedAt : listings.updatedAt;
  const { rows, nextCursor } = await readPage(
    { at, id: listings.id, oldestFirst: isWaiting },
    place,
    ({ after, orderBy, limit, offset }) =>
      selectCases(db, now)
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ listing }) => ({ at: isWaiting ? listing.submittedAt : listing.updatedAt, id: listing.id }),
  );
  const items = rows.map(presentCase);
  const count = await countRows(db, listings, wanted);
  return { items, listings: items, nextCursor, count, ...pagedBefore(count, place) };
}

/** By the id, or by part of the name, the city or the number. */
function matching(q: string, wanted: SQL | undefined): SQL | undefined {
  if (!q) return wanted;
  return ID_PATTERN.test(q)
    ? and(wanted, eq(listings.id, q))
    : inArray(listings.id, idsOfListingsLike(q, wanted));
}

/** One for a decision. */
export async function showListingCase(
  ctx: AdminContext,
  id: string,
): Promise<z.input<typeof WholeListing> | undefined> {
  const [row] = await selectCases(ctx.db, ctx.now).where(and(eq(listings.id, id), notDeleted()));
  if (!row) return undefined;
  const { listing } = row;
  return {
    ...presentCase(row),
    actions: mayUse(ctx.admin.role, ["moderator"]) ? possibleActions(listing) : [],
    known: listing.ownerId === null ? null : await knownMember(ctx, listing.ownerId),
  };
}

export async function findListingCase(db: Db | Tx, id: string, now: Date) {
  const [row] = await selectCases(db, now).where(eq(listings.id, id));
  return row && presentCase(row);
}

const selectCases = (db: Db | Tx, now: Date) =>
  db
    .select({
      ...foundListingAt(now),
      owner: { _id: members.id, name: members.name, email: members.email },
    })
    .from(listings)
    .leftJoin(members, eq(members.id, listings.ownerId));

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

const presentCase = ({ owner, ...found }: CaseRow): z.input<typeof ListingCase> => ({
  ...presentOwnListing(found, 0),
  isOwner: false,
  views: undefined,
  owner: owner && { ...owner, email: owner.email ?? "" },
});
