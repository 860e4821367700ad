import { and, desc, eq, gte, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { leads } from "./leads.table.ts";

interface Wanted {
  /** Only these people. */
  among?: readonly string[];
  since?: Date;
  limit: number;
}

/** Members who wrote to this member with a card's form, or whom this member wrote to; the last ones. */
export async function leadPartners(db: Db, memberId: string, wanted: Wanted): Promise<string[]> {
  const { among, since, limit } = wanted;
  const half = (own: typeof leads.ownerId | typeof leads.senderId, other: typeof own) =>
    db
      .select({ id: other })
      .from(leads)
      .where(
        and(
          eq(own, memberId),
          isNotNull(other),
          among ? inArray(other, [...among]) : undefined,
          // Ids are in the order of time.
          since ? gte(leads.id, firstIdAt(since)) : undefined,
        ),
      )
      .orderBy(desc(leads.id))
      .limit(limit);
  const rows = [
    ...(await half(leads.ownerId, leads.senderId)),
    ...(await half(leads.senderId, leads.ownerId)),
  ];
  return [...new Set(rows.flatMap(({ id }) => (id === null || id === memberId ? [] : [id])))];
}
