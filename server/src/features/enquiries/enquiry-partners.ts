import { and, desc, eq, gte, inArray, isNotNull, ne } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { enquiries } from "./enquiries.table.ts";

interface Wanted {
  /** Only these people. */
  among?: readonly string[];
  /** Something was written since then. */
  since?: Date;
  limit: number;
}

/** Members who sent an enquiry to this member, or whom this member sent one; the last ones. Spam does not count. */
export async function enquiryPartners(db: Db, memberId: string, wanted: Wanted): Promise<string[]> {
  const { among, since, limit } = wanted;
  const half = (own: typeof enquiries.ownerId | typeof enquiries.senderId, other: typeof own) =>
    db
      .select({ id: other })
      .from(enquiries)
      .where(
        and(
          eq(own, memberId),
          isNotNull(other),
          ne(enquiries.status, "spam"),
          among ? inArray(other, [...among]) : undefined,
          since ? gte(enquiries.lastActivityAt, since) : undefined,
        ),
      )
      .orderBy(desc(enquiries.id))
      .limit(limit);
  const rows = [
    ...(await half(enquiries.ownerId, enquiries.senderId)),
    ...(await half(enquiries.senderId, enquiries.ownerId)),
  ];
  return [...new Set(rows.flatMap(({ id }) => (id === null || id === memberId ? [] : [id])))];
}
