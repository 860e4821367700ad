import { and, eq, isNull } from "drizzle-orm";
import { listings } from "./listings.table.ts";

// Conditions for queries over `listings`.

export const notDeleted = () => isNull(listings.deletedAt);

/** Listings that are public, as long as their owner stays. */
export const isPublished = () => and(eq(listings.status, "published"), notDeleted());

export const ownedBy = (memberId: string) => and(eq(listings.ownerId, memberId), notDeleted());
