import { sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { containingTyped } from "../../platform/like.ts";
import { memberContacts, members } from "./accounts.table.ts";

/** In a query over `members`: this is any part of the name, the address or the number. */
export const isLike = (q: string): SQL => sql`${memberContacts(members)} like ${containingTyped(q)}`;

/** The ids of the first members of whom this is any part of the name, the address or the number. A longer text finds others. */
export const idsOfMembersLike = (q: string) =>
  new QueryBuilder().select({ id: members.id }).from(members).where(isLike(q)).limit(COUNTED_MAX);
