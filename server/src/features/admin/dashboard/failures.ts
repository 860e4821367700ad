import { mayUse } from "@cardplaza/contract/admin-roles";
import type { Failure } from "@cardplaza/contract/admin/operations";
import {
  FAILURE_PROBLEM_MAX,
  FAILURES_SHOWN,
  OPERATION_TEXT,
  type FailureKind,
} from "@cardplaza/contract/admin/operation-words";
import type { z } from "zod";
import type { AdminContext } from "../../../context.ts";
import { forbidden } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAdminAction } from "../../audit/record-admin-action.ts";

/** What failed for good and concerns this administrator, the newest first. */
export async function listFailures(ctx: AdminContext): Promise<z.input<typeof Failure>[]> {
  const found = [];
  for (const { kind, list } of workOf(ctx)) {
    const rows = await list(ctx, FAILURES_SHOWN);
    found.push(
      ...rows.map(({ id, problem, ...row }) => ({
        ...row,
        kind,
        _id: id,
        problem: problem.slice(0, FAILURE_PROBLEM_MAX),
      })),
    );
  }
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Pressed twice, the second time nothing is left to try again, and nothing is recorded. */
export async function retryFailure(ctx: AdminContext, kind: FailureKind, id: string): Promise<boolean> {
  const work = workOf(ctx).find((each) => each.kind === kind);
  if (!work) throw forbidden(OPERATION_TEXT.notYours);
  return inTransaction(ctx.db, async (tx) => {
    const isRetried = await work.retry(ctx, tx, id);
    if (isRetried)
      await recordAdminAction(ctx, tx, { action: `${kind}.retry`, targetType: kind, targetId: id });
    return isRetried;
  });
}

const workOf = ({ admin, registry }: AdminContext) =>
  registry.failing.filter(({ roles }) => mayUse(admin.role, roles));
