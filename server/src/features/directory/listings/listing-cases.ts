import { and, asc, desc, eq, ilike, isNotNull, or } from "drizzle-orm";
import type { z } from "zod";
import type { ListingStatus } from "@cardplaza/contract/directory/listing-words";
import type { ListingCase } from "@cardplaza/contract/directory/listings";
import type { AdminContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { containing } from "../../../platform/like.ts";
import { members } from "../../accounts/accounts.table.ts";
import { foundListingAt } from "./found-listing.ts";
import { notDeleted } from "./listing-conditions.ts";
import { listings } from "./listings.table.ts";
import { presentOwnListing } from "./present-listing.ts";

interface Filter {
  q: string;
  status: ListingStatus | "waiting" | "all";
  page: number;
  limit: number;
}

/** Waiting ones: the longest wait first. Others: the newest first. */
export async function listListingCases({ db, now }: AdminContext, { q, status, page, limit }: Filter) {
  const like = containing(q);
  const wanted = and(
    notDeleted(),
    status === "waiting"
      ? or(eq(listings.status, "pending"), isNotNull(listings.waiting))
      : status === "all"
        ? undefined
        : eq(listings.status, status),
    q ? or(ilike(listings.name, like), ilike(listings.city, like), eq(listings.phone, q)) : undefined,
  );
  const total = await db.$count(listings, wanted);
  const rows = await selectCases(db, now)
    .where(wanted)
    .orderBy(status === "waiting" ? asc(listings.submittedAt) : desc(listings.updatedAt), asc(listings.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { listings: rows.map(presentCase), total, page, pages: Math.max(1, Math.ceil(total / limit)) };
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
