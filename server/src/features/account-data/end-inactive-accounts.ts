import { and, asc, eq, gt, gte, isNull, lt, lte, notExists, or, type SQL } from "drizzle-orm";
import { INACTIVE_YEARS, INACTIVITY_WARNING_HOURS } from "@cardplaza/contract/account-data/account-data";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { admins } from "../audit/admin.table.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { hideMember } from "../accounts/hide-member.ts";
import { warnInactiveMember } from "./warn-inactive-member.ts";

/** A warning expires: a member who was not erased then, for example because of a plan, is warned again. */
const WARNING_HOLDS_HOURS = 7 * 24;
/** The maximum for one night; the others follow the next night. */
const AT_ONCE = 1_000;

/**
 * Every night, before accounts are erased: warns members who were inactive for years, and schedules those
 * for erasure who did not come back.
 */
export const endInactiveAccountsJob: Job<JobContext, object> = {
  name: "end-inactive-accounts",
  schedule: "0 3 * * *",
  expireInSeconds: 1800,
  async run(ctx, _data, signal) {
    const warnedAt = members.inactivityWarnedAt;
    const ago = (hours: number) => new Date(ctx.now.getTime() - hours * HOUR_MS);
    const wasWarned = and(
      lte(warnedAt, ago(INACTIVITY_WARNING_HOURS)),
      gte(warnedAt, ago(WARNING_HOLDS_HOURS)),
    );
    const isUnwarned = or(isNull(warnedAt), lt(warnedAt, ago(WARNING_HOLDS_HOURS)));
    const failed =
      (await forEachInactive(ctx, signal, wasWarned, (tx, { id }) => hideMember(ctx, tx, id, ctx.now))) +
      (await forEachInactive(ctx, signal, isUnwarned, (tx, member) => warnInactiveMember(ctx, tx, member)));
    if (failed > 0) throw new Error(`${failed} inactive accounts could not be handled`);
  },
};

/** Returns how many failed: one failure does not stop the others. */
async function forEachInactive(
  ctx: JobContext,
  signal: AbortSignal,
  which: SQL | undefined,
  act: (tx: Tx, member: Member) => Promise<unknown>,
): Promise<number> {
  const due = and(isInactive(ctx.db, ctx.now), which);
  const found = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(due)
    .orderBy(asc(members.lastActiveAt))
    .limit(AT_ONCE);
  let failed = 0;
  for (const { id } of found) {
    signal.throwIfAborted();
    await inTransaction(ctx.db, async (tx) => {
      // Checked again under the lock: the member may have come back just now.
      const [member] = await tx
        .select()
        .from(members)
        .where(and(eq(members.id, id), due))
        .for("update");
      if (member) await act(tx, member);
    }).catch((error: unknown) => {
      failed += 1;
      ctx.log.error({ error, memberId: id }, "an inactive account could not be handled");
    });
  }
  return failed;
}

/** Inactive for years, without a current or future plan, and not an administrator. */
function isInactive(db: Db, now: Date): SQL | undefined {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - INACTIVE_YEARS);
  const hasPlan = and(eq(premiumPeriods.memberId, members.id), gt(premiumPeriods.endsAt, now));
  return and(
    lt(members.lastActiveAt, since),
    isNull(members.erasesAt),
    isNull(members.erasedAt),
    notExists(db.select({ id: premiumPeriods.id }).from(premiumPeriods).where(hasPlan)),
    notExists(
      db
        .select({ id: admins.id })
        .from(admins)
        .where(and(eq(admins.email, members.email), isNull(admins.removedAt))),
    ),
  );
}
