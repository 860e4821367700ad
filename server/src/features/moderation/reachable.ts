import { and, eq, not } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { stays } from "../accounts/member-conditions.ts";
import { blockedBetween } from "./block-queries.ts";

/** In a query over `members`: they have not left, and no block hides them and this member from each other. */
export const isReachableBy = (memberId: string) => and(stays(), not(blockedBetween(memberId, members.id)));

/** The same for one of them. */
export async function isReachable(db: Db, memberId: string, otherId: string): Promise<boolean> {
  return (await db.$count(members, and(eq(members.id, otherId), isReachableBy(memberId)))) > 0;
}
