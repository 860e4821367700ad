import { and, count, countDistinct, desc, eq, gt, gte, isNotNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { members } from "../accounts/accounts.table.ts";
import { stays } from "../accounts/member-conditions.ts";
import { reports } from "./moderation.table.ts";

export async function isReported(db: Db, targetType: string, targetId: string): Promise<boolean> {
  const [report] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.targetType, targetType), eq(reports.targetId, targetId)))
    .limit(1);
  return report !== undefined;
}

const WEEK_MS = 7 * DAY_MS;
const DISMISSED_DAYS = 90;
/** So many dismissed reports within that time, and a member's reports hide nothing any more. */
const DISMISSED_MOST = 3;
const own = alias(reports, "own");

interface Reported {
  targetType: string;
  targetId: string;
  /** Earlier reports were looked at. */
  since: Date | null;
  now: Date;
}

/**
 * The members whose reports count towards hiding, and the networks they came from. Somebody counts who had an account for
 * a week, has proven an address or a number, and was not wrong three times. All other reports still reach moderators.
 */
export async function countCredibleReporters(db: Db, { targetType, targetId, since, now }: Reported) {
  const dismissed = db
    .select({ count: count() })
    .from(own)
    .where(
      and(
        eq(own.reporterId, members.id),
        gt(own.dismissedAt, new Date(now.getTime() - DISMISSED_DAYS * DAY_MS)),
      ),
    );
  return one(
    await db
      .select({
        reporters: countDistinct(reports.reporterId),
        networks: countDistinct(reports.networkHash),
      })
      .from(reports)
      .innerJoin(members, eq(members.id, reports.reporterId))
      .where(
        and(
          eq(reports.targetType, targetType),
          eq(reports.targetId, targetId),
          since ? gt(reports.createdAt, since) : undefined,
          stays(),
          or(isNotNull(members.emailProvenAt), isNotNull(members.mobileProvenAt)),
          sql`${reports.createdAt} - ${members.createdAt} >= make_interval(secs => ${WEEK_MS / 1000})`,
          sql`(${dismissed}) < ${DISMISSED_MOST}`,
        ),
      ),
  );
}

/** How much a member has reported, and how often nothing was wrong with it. */
export async function countReportsBy(db: Db, memberId: string) {
  const by = eq(reports.reporterId, memberId);
  return {
    reportsMade: await db.$count(reports, by),
    reportsDismissed: await db.$count(reports, and(by, isNotNull(reports.dismissedAt))),
  };
}

interface ReportsOf {
  targetType: string;
  targetId: string;
  from: Date;
  /** Null for all that come. */
  until: Date | null;
}

/** More are counted, not listed. */
const LISTED_MOST = 100;

/** The reports of one target within a time, the newest first, each with what its reporter is known for. */
export async function listReportsOf(db: Db, { targetType, targetId, from, until }: ReportsOf) {
  const dismissed = db
    .select({ count: count() })
    .from(own)
    .where(and(eq(own.reporterId, members.id), isNotNull(own.dismissedAt)));
  const rows = await db
    .select({
      at: reports.createdAt,
      reason: reports.reason,
      details: reports.details,
      reporterId: members.id,
      name: members.name,
      falseReports: sql<number>`(${dismissed})::int`,
    })
    .from(reports)
    .leftJoin(members, eq(members.id, reports.reporterId))
    .where(
      and(
        eq(reports.targetType, targetType),
        eq(reports.targetId, targetId),
        gte(reports.createdAt, from),
        until ? lte(reports.createdAt, until) : undefined,
      ),
    )
    .orderBy(desc(reports.id))
    .limit(LISTED_MOST);
  return rows.map(({ at, reason, details, reporterId, name, falseReports }) => ({
    at,
    reason,
    details,
    reporter: reporterId === null ? null : { _id: reporterId, name: name ?? "", falseReports },
  }));
}
