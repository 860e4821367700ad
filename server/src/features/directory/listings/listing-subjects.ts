import { and, inArray, isNull } from "drizzle-orm";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { listings } from "./listings.table.ts";
import { slugOfListing } from "./present-listing.ts";

export async function findListingSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), isNull(listings.deletedAt)));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        memberId: row.ownerId,
        title: row.name,
        text: [row.category, row.description, row.phone, row.website, row.city].filter(Boolean).join("\n"),
        pictures: [row.logo, row.cover, ...row.photos].filter(Boolean),
        path: listingPath({ slug: slugOfListing(row) }),
        state: row.status === "pending" ? "waiting" : SHOWN.includes(row.status) ? "shown" : "hidden",
        note: row.rejectionReason || row.flags.join(", "),
      },
    ]),
  );
}

const SHOWN: readonly string[] = ["published", "paused"];
