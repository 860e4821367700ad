import { and, desc, eq, gte } from "drizzle-orm";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { conflict, notFound, stale, type Refusal } from "../../platform/refusals.ts";
import { isStale } from "../../platform/stale-edits.ts";
import type { CaseKind, Decision, Moderated } from "../../registry/moderated.ts";
import { admins, auditLog } from "./admin.table.ts";
import { asAdmin } from "./record-admin-action.ts";

/** What is recorded: the differences between two of them. */
type Row = Record<string, unknown> & { version?: number; updatedAt?: Date; decidedBy?: string | null };

interface Decided<Found, Action extends string> {
  before: Found;
  after: Found;
  decision: Decision<Action>;
  /** Of a decision against a member: where they read it and appeal. */
  appealPath: string | null;
}

/** What a room says of a kind that administrators decide on. `Found` is what it locks for a decision. */
interface Rules<Found, Action extends string, Shown, List> {
  kind: string;
  /** In records, where it is not the kind. */
  targetType?: string;
  actions: readonly Action[];
  /** These take something away from a member, so they need a reason. */
  against: readonly NoInfer<Action>[];
  list?: List;
  show: (ctx: AdminContext, id: string) => Promise<Shown | undefined>;
  notFound?: string;
  /** In the order in which members' calls lock; nothing if there is none, or no longer. */
  lock: (ctx: AdminContext, tx: Tx, id: string) => Promise<Found | undefined>;
  rowOf: (found: Found) => Row;
  /** Names the administrator who was faster. */
  handledBy?: (name: string) => string;
  /** Why this cannot be done now; nothing if it can. */
  refuse: (found: Found, decision: Decision<Action>) => Refusal | undefined;
  /** Returns what it is then. */
  change: (ctx: AdminContext, tx: Tx, found: Found, decision: Decision<Action>) => Promise<Found>;
  notify: (ctx: AdminContext, tx: Tx, decided: Decided<Found, Action>) => Promise<void>;
  /** If people can report it. */
  cases?: CaseKind<NoInfer<Action>>;
  /** What was reported, where it is not what was locked. */
  reportedId?: (found: Found) => string;
}

/** The one way of a decision: lock, stale, possible, change, notify, record. */
export function moderated<Found, Action extends string, Shown, List = undefined>(
  rules: Rules<Found, Action, Shown, List>,
): Moderated<Action, Shown, List> {
  const { kind, targetType = kind, actions, against, list, rowOf, cases } = rules;
  const show = async (ctx: AdminContext, id: string): Promise<Shown> => {
    const shown = await rules.show(ctx, id);
    if (!shown) throw notFound(rules.notFound);
    return shown;
  };
  const decideIn: Moderated<Action, Shown, List>["decideIn"] = async (ctx, tx, record, id, decision) => {
    const before = await rules.lock(ctx, tx, id);
    if (!before) throw notFound(rules.notFound);
    await requireLatest(tx, { type: targetType, id }, rowOf(before), decision, rules.handledBy);
    const refusal = rules.refuse(before, decision);
    if (refusal) throw refusal;
    const after = await rules.change(ctx, tx, before, decision);
    const isAgainst = against.includes(decision.action);
    const noted = await noteInCase(ctx, tx, cases, rules.reportedId?.(before) ?? id, decision);
    if (!decision.isQuiet)
      await rules.notify(ctx, tx, { before, after, decision, appealPath: isAgainst ? noted : null });
    record({
      action: `${kind}.${decision.action}`,
      targetType,
      targetId: id,
      before: rowOf(before),
      after: rowOf(after),
      reason: decision.reason,
      caseId: decision.caseId,
      destructive: isAgainst,
    });
  };
  return {
    kind,
    actions,
    against,
    list: list as List,
    cases,
    show,
    decide: (ctx, id, decision) =>
      asAdmin(ctx, async (tx, record) => {
        await decideIn(ctx, tx, record, id, decision);
        return show({ ...ctx, db: tx }, id);
      }),
    decideIn,
  };
}

/** Returns where the member whom it concerns reads it. */
async function noteInCase(
  ctx: AdminContext,
  tx: Tx,
  kind: CaseKind | undefined,
  id: string,
  { action, reason = "", caseId }: Decision<string>,
): Promise<string | null> {
  const step = kind?.meanings[action];
  return kind && step
    ? ctx.registry.noteDecision(ctx, tx, { type: kind.type, id, step, reason, caseId })
    : null;
}

interface Target {
  type: string;
  id: string;
}

async function requireLatest(
  tx: Tx,
  target: Target,
  { version = 0, updatedAt = new Date(0), decidedBy }: Row,
  { version: seen }: Decision<string>,
  handledBy: ((name: string) => string) | undefined,
): Promise<void> {
  const on = typeof seen === "number" ? { version: seen } : { updated_at: seen };
  if (!isStale({ version, updatedAt }, on)) return;
  const by = handledBy && (decidedBy ?? (await lastDecisionBy(tx, target, updatedAt)));
  const [admin] = by ? await tx.select({ name: admins.name }).from(admins).where(eq(admins.id, by)) : [];
  throw handledBy && admin ? conflict(handledBy(admin.name)) : stale();
}

/** Of a kind that does not note it itself: the administrator who made the change that this one did not see. */
async function lastDecisionBy(tx: Tx, { type, id }: Target, changedAt: Date): Promise<string | undefined> {
  const [last] = await tx
    .select({ adminId: auditLog.adminId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetType, type),
        eq(auditLog.targetId, id),
        gte(auditLog.at, new Date(changedAt.getTime() - 1)),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return last?.adminId;
}
