import { and, eq, isNotNull, or } from "drizzle-orm";
import { readWaiting } from "../../../platform/read-waiting.ts";
import type { AdminQueue } from "../../../registry/admin-queue.ts";
import { notDeleted } from "./listing-conditions.ts";
import { listings } from "./listings.table.ts";

/** New listings, and changes of published ones. */
export const waitingListings: AdminQueue = {
  name: "listings",
  roles: ["moderator"],
  path: "/admin/business-listings",
  // Those who submit one read: "reviewed within 1 working day".
  hours: 24,
  read: (db) =>
    readWaiting(db, {
      table: listings,
      where: and(
        isNotNull(listings.submittedAt),
        or(eq(listings.status, "pending"), isNotNull(listings.waiting)),
        notDeleted(),
      ),
      since: listings.submittedAt,
    }),
};
