import { and, desc, eq, gte, isNull, lt, ne, sql, type SQL } from "drizzle-orm";
import {
  FORWARD_AFTER_HOURS,
  isCompanyEnquiry,
  REPLIES_MEASURED,
  REPLIES_NEEDED,
} from "@cardplaza/contract/enquiries/enquiry-words";
import {
  ratePercent,
  replyShare,
  type AskedClaim,
} from "@cardplaza/contract/outside-answers/outside-answer-rules";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { askedClaimsOf } from "../outside-answers/outside-answer-queries.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import type { ReplyContext, ReplyFigures } from "../../registry/enquiry-target.ts";

/** Enough to find twenty answered ones, without reading years of them. */
export const LOOKED_AT = 200;

export interface Measured {
  createdAt: Date;
  firstResponseAt: Date | null;
  /** An answer outside the product that the buyer was asked about. */
  outside?: AskedClaim | undefined;
}

export const MEASURED_COLUMNS = {
  id: enquiries.id,
  createdAt: enquiries.createdAt,
  firstResponseAt: enquiries.firstResponseAt,
};

/** Spam needs no reply, and a conversation that began with an agreement had one before it began. */
export const MEASURED = and(
  ne(enquiries.status, "spam"),
  sql`${enquiries.firstResponseAt} is distinct from ${enquiries.createdAt}`,
);

type Received = Pick<EnquiryRow, "targetType" | "targetId" | "inboxId">;

/** Measures again how a target replies, after an answer or after one is overdue. A company is measured as a whole. */
export async function measureReplies(ctx: ReplyContext, tx: Tx, received: Received): Promise<void> {
  const { targetType, targetId, inboxId } = received;
  const isCompany = isCompanyEnquiry(targetType);
  const { setReplyTime } = ctx.registry.enquiryTarget(isCompany ? "company" : targetType);
  if (!setReplyTime) return;
  const measured = isCompany
    ? eq(enquiries.inboxId, inboxId)
    : and(eq(enquiries.targetType, targetType), eq(enquiries.targetId, targetId));
  await setReplyTime(ctx, tx, isCompany ? inboxId : targetId, figuresOf(await lastOf(tx, measured), ctx.now));
}

const lastOf = async (db: Db, measured: SQL | undefined): Promise<Measured[]> =>
  withOutside(
    db,
    await db
      .select(MEASURED_COLUMNS)
      .from(enquiries)
      .where(and(measured, MEASURED))
      .orderBy(desc(enquiries.id))
      .limit(LOOKED_AT),
  );

/** With the answers outside the product. */
export async function withOutside<Row extends { id: string }>(
  db: Db,
  rows: Row[],
): Promise<(Row & Pick<Measured, "outside">)[]> {
  const ids = rows.map(({ id }) => id);
  const claims = await askedClaimsOf(db, "enquiry", ids);
  return rows.map((row) => ({ ...row, outside: claims.get(row.id) }));
}

const dueAt = ({ createdAt }: Measured) => new Date(createdAt.getTime() + FORWARD_AFTER_HOURS * HOUR_MS);

/** An unanswered enquiry of less than two days does not count yet. */
export function figuresOf(last: Measured[], now: Date): ReplyFigures {
  const answered = last.filter(({ firstResponseAt }) => firstResponseAt !== null);
  const settled = last
    .filter((each) => each.firstResponseAt !== null || dueAt(each) <= now)
    .slice(0, REPLIES_MEASURED);
  const share = replyShare(
    settled.map((each) => ({
      isAnswered: each.firstResponseAt !== null,
      missedAt: dueAt(each),
      outside: each.outside,
    })),
  );
  // Also those that are left out of the rate: nobody gets out of being measured by claims.
  const isMeasured = settled.length >= REPLIES_NEEDED;
  return {
    // One quick answer is no habit.
    replyMedianMin:
      answered.length >= REPLIES_NEEDED ? medianMinutes(answered.slice(0, REPLIES_MEASURED)) : null,
    slowReplies: isMeasured && share.replied * 2 < share.of,
    replyRate: isMeasured ? ratePercent(share) : null,
  };
}

export function medianMinutes(answered: Measured[]): number | null {
  const minutes = answered
    .map(({ createdAt, firstResponseAt }) => (Number(firstResponseAt) - createdAt.getTime()) / MINUTE_MS)
    .sort((one, other) => one - other);
  const middle = minutes.length / 2;
  const [low, high] = [minutes[Math.ceil(middle) - 1], minutes[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.max(1, Math.round((low + high) / 2));
}

/** Every night: targets with enquiries that have now waited two days for an answer. */
export const measureRepliesJob: Job<JobContext, object> = {
  name: "measure-replies",
  schedule: "10 4 * * *",
  async run(ctx, _data, signal) {
    const due = ctx.now.getTime() - FORWARD_AFTER_HOURS * HOUR_MS;
    // Ids are in the order of time. One hour more than a day, in case the last run was late.
    const unanswered = await ctx.db
      .selectDistinct({
        targetType: enquiries.targetType,
        targetId: enquiries.targetId,
        inboxId: enquiries.inboxId,
      })
      .from(enquiries)
      .where(
        and(
          gte(enquiries.id, firstIdAt(due - 25 * HOUR_MS)),
          lt(enquiries.id, firstIdAt(due)),
          isNull(enquiries.firstResponseAt),
        ),
      );
    const companies = new Map(
      unanswered.filter(({ targetType }) => isCompanyEnquiry(targetType)).map((each) => [each.inboxId, each]),
    );
    const others = unanswered.filter(({ targetType }) => !isCompanyEnquiry(targetType));
    for (const received of [...others, ...companies.values()]) {
      signal.throwIfAborted();
      await inTransaction(ctx.db, (tx) => measureReplies(ctx, tx, received));
    }
  },
};
