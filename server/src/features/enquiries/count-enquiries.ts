import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { EnquiryCounts } from "@cardplaza/contract/enquiries/enquiry-inbox";
import {
  ENQUIRY_TARGET_TYPES,
  REPLIES_MEASURED,
  type EnquiryTargetType,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { Db } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { dayInIndia } from "../../platform/india.ts";
import { one } from "../../platform/one.ts";
import { enquiries, enquiryCounts } from "./enquiries.table.ts";
import { medianMinutes } from "./measure-replies.ts";

/** New, in discussion, won, and how soon the readers of these inboxes reply. */
export async function countEnquiries(
  db: Db,
  inboxIds: string[],
  types: readonly EnquiryTargetType[] = ENQUIRY_TARGET_TYPES,
): Promise<EnquiryCounts> {
  const own = and(inArray(enquiryCounts.inboxId, inboxIds), inArray(enquiryCounts.targetType, [...types]));
  const rows = await db.select().from(enquiryCounts).where(own);
  const of = (...statuses: string[]) =>
    rows.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
  return {
    new: of("new"),
    open: of("viewed", "responded", "quoted"),
    won: of("won"),
    avgReplyMin: medianMinutes(await lastAnswered(db, inboxIds, types)),
  };
}

export async function countNewEnquiries(db: Db, inboxIds: string[]): Promise<number> {
  const isNew = and(inArray(enquiryCounts.inboxId, inboxIds), eq(enquiryCounts.status, "new"));
  const found = one(
    await db
      .select({ count: sql<number>`coalesce(sum(${enquiryCounts.count}), 0)::int` })
      .from(enquiryCounts)
      .where(isNew),
  );
  return found.count;
}

/** Sent ones with news from the other side; answers to an ask are read beside the ask. */
export const countUnreadAnswers = (db: Db, memberId: string): Promise<number> =>
  db.$count(
    enquiries,
    and(eq(enquiries.senderId, memberId), enquiries.senderUnread, isNull(enquiries.askId)),
  );

async function lastAnswered(db: Db, inboxIds: string[], types: readonly EnquiryTargetType[]) {
  const { createdAt, firstResponseAt } = enquiries;
  const found = [];
  for (const [inboxId, type] of inboxIds.flatMap((id) => types.map((each) => [id, each] as const)))
    found.push(
      ...(await db
        .select({ createdAt, firstResponseAt })
        .from(enquiries)
        .where(
          and(eq(enquiries.inboxId, inboxId), eq(enquiries.targetType, type), isNotNull(firstResponseAt)),
        )
        .orderBy(desc(firstResponseAt))
        .limit(REPLIES_MEASURED)),
    );
  return found
    .sort((first, second) => Number(second.firstResponseAt) - Number(first.firstResponseAt))
    .slice(0, REPLIES_MEASURED);
}

/** How many came in on each day in India since then, for the figures of any target. */
export const enquiriesByDay = (db: Db, targetType: EnquiryTargetType, targetId: string, since: Date) =>
  countByDay(db, and(eq(enquiries.targetType, targetType), eq(enquiries.targetId, targetId)), since);

/** The count of enquiries by day that one inbox received. */
export const inboxByDay = (db: Db, inboxId: string, since: Date) =>
  countByDay(db, eq(enquiries.inboxId, inboxId), since);

const countByDay = (db: Db, which: SQL | undefined, since: Date) =>
  db
    .select({
      day: dayInIndia(enquiries.createdAt).as("day"),
      count: sql<number>`count(*)::int`,
    })
    .from(enquiries)
    .where(
      and(
        which,
        // Ids are in the order of time, and the index has them.
        gte(enquiries.id, firstIdAt(since)),
        ne(enquiries.status, "spam"),
      ),
    )
    .groupBy(sql`day`)
    .orderBy(sql`day`);
