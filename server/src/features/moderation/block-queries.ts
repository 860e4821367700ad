import { and, desc, eq, exists, inArray, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { blocks } from "./moderation.table.ts";

type MemberId = SQLWrapper | string;
const query = new QueryBuilder();

const eitherWay = (one: MemberId, other: MemberId) =>
  or(
    and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
    and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
  );

/** A condition in any query: one of the two has blocked the other. */
export const blockedBetween = (one: MemberId, other: MemberId): SQL<boolean> =>
  exists(
    query
      .select({ one: sql`1` })
      .from(blocks)
      .where(eitherWay(one, other)),
  ) as SQL<boolean>;

/** The same for one member and a column: their few blocks are read once, not for each row. */
export const isInBlockWith = (memberId: string, column: SQLWrapper): SQL<boolean> =>
  sql<boolean>`${column} in (
    select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${memberId}
    union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${memberId})`;

/** Whether one of the two has blocked the other. */
export async function isBlockedPair(db: Db, one: string, other: string): Promise<boolean> {
  const [found] = await db
    .select({ at: blocks.createdAt })
    .from(blocks)
    .where(eitherWay(one, other))
    .limit(1);
  return found !== undefined;
}

/** All members who have blocked this member or are blocked by them. */
export async function idsBlockedWith(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, memberId), eq(blocks.blockedId, memberId)));
  return rows.map(({ blockerId, blockedId }) => (blockerId === memberId ? blockedId : blockerId));
}

/** Those of many members between whom and this one there is a block, by their id. */
export async function blockedWith(
  db: Db,
  memberIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const all = [...memberIds];
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(inArray(blocks.blockerId, all), inArray(blocks.blockedId, all)));
  const pairs = rows.flatMap(({ blockerId, blockedId }) => [
    [blockerId, blockedId] as const,
    [blockedId, blockerId] as const,
  ]);
  const found = new Map<string, Set<string>>();
  for (const [one, other] of pairs) found.set(one, (found.get(one) ?? new Set()).add(other));
  return found;
}

/** The members that a member has blocked, the last first. */
export const listBlocks = (db: Db, memberId: string) =>
  db
    .select({ _id: blocks.blockedId, name: members.name, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(eq(blocks.blockerId, memberId))
    .orderBy(desc(blocks.createdAt));
