import { and, count, desc, gte, inArray, eq, ne } from "drizzle-orm";
import type { EnquiryStats, Received } from "@cardplaza/contract/enquiries/enquiry-inbox";
import {
  ENQUIRY_TARGET_TYPES,
  STATS_WEEKS,
  type EnquiryTargetType,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { weekInIndia } from "../../platform/india.ts";
import { enquiries } from "./enquiries.table.ts";
import { findInboxes, type InboxContext } from "./inboxes.ts";
import {
  figuresOf,
  LOOKED_AT,
  MEASURED,
  MEASURED_COLUMNS,
  withOutside,
  type Measured,
} from "./measure-replies.ts";

type StatsContext = InboxContext & Pick<MemberContext, "now">;

/** The plot of the inbox, and how its team replies. */
export async function showEnquiryStats(ctx: StatsContext, asked: Received): Promise<EnquiryStats> {
  const inboxIds = (await findInboxes(ctx, asked)).map(({ id }) => id);
  const types = asked.targetType ?? [...ENQUIRY_TARGET_TYPES];
  const { replyRate, replyMedianMin } = figuresOf(await lastIn(ctx.db, inboxIds, types), ctx.now);
  return { weeks: await weeksOf(ctx, inboxIds, types), replyRate, replyMedianMin };
}

async function weeksOf(
  { db, now }: Pick<StatsContext, "db" | "now">,
  inboxIds: string[],
  types: EnquiryTargetType[],
): Promise<EnquiryStats["weeks"]> {
  const names = weeksUntil(now);
  const rows = await db
    .select({
      week: weekInIndia(enquiries.createdAt).as("week"),
      received: count(),
      answered: count(enquiries.firstResponseAt),
    })
    .from(enquiries)
    .where(
      and(
        inArray(enquiries.inboxId, inboxIds),
        // Ids are in the order of time, and the index has them.
        gte(enquiries.id, firstIdAt(midnightInIndia(names[0] as string))),
        inArray(enquiries.targetType, types),
        ne(enquiries.status, "spam"),
      ),
    )
    .groupBy(({ week }) => week);
  const found = new Map(rows.map((row) => [row.week, row]));
  return names.map((week) => found.get(week) ?? { week, received: 0, answered: 0 });
}

/** The Mondays of the last weeks in India, oldest first. */
function weeksUntil(now: Date): string[] {
  const today = new Date(`${dateInIndia(now)}T00:00:00Z`);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const monday = (weeksAgo: number) =>
    new Date(today.getTime() - (sinceMonday + 7 * weeksAgo) * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: STATS_WEEKS }, (_, index) => monday(STATS_WEEKS - 1 - index));
}

/** The newest of all these inboxes. Each is read by itself, because only then an index has the order. */
async function lastIn(db: Db, inboxIds: string[], types: EnquiryTargetType[]): Promise<Measured[]> {
  const found = [];
  for (const inboxId of inboxIds)
    found.push(
      ...(await db
        .select(MEASURED_COLUMNS)
        .from(enquiries)
        .where(and(eq(enquiries.inboxId, inboxId), inArray(enquiries.targetType, types), MEASURED))
        .orderBy(desc(enquiries.id))
        .limit(LOOKED_AT)),
    );
  const newest = found.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, LOOKED_AT);
  return withOutside(db, newest);
}
