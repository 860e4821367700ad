import { and, eq, isNull, or, sql } from "drizzle-orm";
import { cards } from "./cards.table.ts";

// Conditions for queries over `cards`.

/** `currentOwnerOf`, as SQL. */
export const CURRENT_OWNER_ID = sql<string>`coalesce(${cards.holderId}, ${cards.ownerId})`;

export const notDeleted = () => isNull(cards.deletedAt);

/** `mayEdit`, as SQL: the member owns the card or claimed it. */
export const editableBy = (memberId: string) => or(eq(cards.ownerId, memberId), eq(cards.holderId, memberId));

/** `currentOwnerOf` is this member: they claimed the card, or own it and nobody claimed it. */
export const currentlyOwnedBy = (memberId: string) =>
  or(eq(cards.holderId, memberId), and(eq(cards.ownerId, memberId), isNull(cards.holderId)));

/** The member's own cards that are not deleted; the oldest is the main card. */
export const ownCardOf = (memberId: string) =>
  and(eq(cards.ownerId, memberId), eq(cards.kind, "own"), notDeleted());

/** Cards that the member created for their team, claimed or not. */
export const teamCardOwnedBy = (memberId: string) =>
  and(eq(cards.ownerId, memberId), eq(cards.kind, "team"), notDeleted());
