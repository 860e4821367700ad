import { sql } from "drizzle-orm";
import {
  CASE_CLASSES,
  CASE_CLOCK_MS,
  CLASS_OF_REASON,
  type CaseClass,
} from "@cardplaza/contract/cases/case-words";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import type { ReportOf } from "../../registry/registration.ts";
import { announceCases } from "./announce-cases.ts";
import { findSubject } from "./find-subjects.ts";
import { cases, type CaseRow } from "./cases.table.ts";

type Ctx = Pick<Context, "now" | "registry" | "live">;

interface About {
  kind: string;
  targetId: string;
}

/** A report joins the case about the same content, which becomes as urgent as the report; or it opens one. */
export const joinCase = async (ctx: Ctx, tx: Tx, { type, id, reason }: ReportOf): Promise<void> => {
  await openCase(
    ctx,
    tx,
    { kind: type, targetId: id },
    { class: CLASS_OF_REASON[reason] ?? "usual", reports: 1 },
  );
};

/** Opens a case, unless there is one that is not closed: then that one goes on. */
export async function openCase(
  ctx: Ctx,
  tx: Tx,
  { kind, targetId }: About,
  opened: { class?: CaseClass; reports?: number } = {},
): Promise<CaseRow> {
  const { now } = ctx;
  const { class: urgency = "usual", reports = 0 } = opened;
  const subject = await findSubject(ctx, tx, kind, targetId);
  const dueAt = new Date(now.getTime() + CASE_CLOCK_MS[urgency]);
  const row = one(
    await tx
      .insert(cases)
      .values({
        id: newId(now.getTime()),
        kind,
        targetId,
        memberId: subject?.memberId ?? null,
        class: urgency,
        reports,
        openedAt: now,
        dueAt,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [cases.kind, cases.targetId],
        targetWhere: sql`${cases.status} = 'open'`,
        set: {
          reports: sql`${cases.reports} + ${reports}`,
          class: moreUrgent(urgency),
          // A report never gives it more time.
          dueAt: sql`least(${cases.dueAt}, ${dueAt.toISOString()}::timestamptz)`,
          updatedAt: now,
        },
      })
      .returning(),
  );
  await announceCases(ctx, tx, [row.id]);
  return row;
}

/** The more urgent of the case's class and this one. */
function moreUrgent(other: CaseClass) {
  const before = CASE_CLASSES.slice(0, CASE_CLASSES.indexOf(other));
  return before.length === 0
    ? sql`${other}`
    : sql`case when ${cases.class} in ${before} then ${cases.class} else ${other} end`;
}
