import { and, eq, isNull, or, sql } from "drizzle-orm";
import { cards } from "./cards.table.ts";

// Conditions for queries over `cards`.

/** `keeperOf`, as SQL. */
export const KEEPER_ID = sql<string>`coalesce(${cards.holderId}, ${cards.ownerId})`;

export const notDeleted = () => isNull(cards.deletedAt);

/** `mayEdit`, as SQL: the member made the card or took it over. */
export const editableBy = (memberId: string) => or(eq(cards.ownerId, memberId), eq(cards.holderId, memberId));

/** `keeperOf` is this member: they took the card over, or made it and nobody took it over. */
export const keptBy = (memberId: string) =>
  or(eq(cards.holderId, memberId), and(eq(cards.ownerId, memberId), isNull(cards.holderId)));

/** The member's own cards that are not deleted; the oldest is the main card. */
export const ownCardOf = (memberId: string) =>
  and(eq(cards.ownerId, memberId), eq(cards.kind, "own"), notDeleted());

/** Cards that the member made for their team, taken over or not. */
export const teamCardMadeBy = (memberId: string) =>
  and(eq(cards.ownerId, memberId), eq(cards.kind, "team"), notDeleted());
