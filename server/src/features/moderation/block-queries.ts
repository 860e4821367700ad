import { and, desc, eq, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { blocks } from "./moderation.table.ts";

/** Whether one of the two has blocked the other. */
export async function isBlockedPair(db: Db, one: string, other: string): Promise<boolean> {
  const eitherWay = or(
    and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
    and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
  );
  const [found] = await db.select({ at: blocks.createdAt }).from(blocks).where(eitherWay).limit(1);
  return found !== undefined;
}

/** The same as a condition inside a larger query. */
export const areBlocked = (one: SQL | string, other: SQL | string): SQL<boolean> => sql`exists (
  select 1 from blocks
  where (blocks.blocker_id = ${one} and blocks.blocked_id = ${other})
     or (blocks.blocker_id = ${other} and blocks.blocked_id = ${one}))`;

/** Everybody who has blocked this member or is blocked by him. */
export async function idsBlockedWith(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, memberId), eq(blocks.blockedId, memberId)));
  return rows.map(({ blockerId, blockedId }) => (blockerId === memberId ? blockedId : blockerId));
}

/** Whom a member has blocked, the last first. */
export const listBlocks = (db: Db, memberId: string) =>
  db
    .select({ _id: blocks.blockedId, name: members.name, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(eq(blocks.blockerId, memberId))
    .orderBy(desc(blocks.createdAt));
