import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Case } from "@cardplaza/contract/cases/cases";
import { CASE_TEXT, type CaseAction } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { notFound } from "../../platform/refusals.ts";
import type { CaseSubject } from "../../registry/moderated.ts";
import { members } from "../accounts/accounts.table.ts";
import { countStrikes, isSuspended } from "../accounts/measures/measure-queries.ts";
import { admins } from "../audit/admin.table.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { listReportsOf } from "../moderation/report-queries.ts";
import { concerns, hasDecided, whoElseHas } from "./case-rules.ts";
import { cases, caseSteps, type CaseRow } from "./cases.table.ts";
import { contentDecisionsOf } from "./decide-on-content.ts";
import { findSubject } from "./find-subjects.ts";
import { presentLines, selectLines } from "./list-cases.ts";
import { isReversible } from "./reversible.ts";

/** One case from all sides. Of what is not for everybody's eyes, it is recorded who looked. */
export async function lookAtCase(ctx: AdminContext, id: string): Promise<z.input<typeof Case>> {
  const [found] = await ctx.db.select({ kind: cases.kind }).from(cases).where(eq(cases.id, id));
  if (!found) throw notFound(CASE_TEXT.notFound);
  if (!ctx.registry.caseKind(found.kind)?.cases.isPrivate) return showCase(ctx, id);
  return asAdmin(ctx, async (tx, record) => {
    record({ action: "case.look", targetType: "case", targetId: id, caseId: id });
    return showCase({ ...ctx, db: tx }, id);
  });
}

export async function showCase(ctx: AdminContext, id: string): Promise<z.input<typeof Case>> {
  const { db, registry } = ctx;
  const [line] = await selectLines(db).where(eq(cases.id, id));
  if (!line) throw notFound(CASE_TEXT.notFound);
  const { row } = line;
  const subject = await findSubject({ registry }, db, row.kind, row.targetId);
  const { kind: targetType, targetId, openedAt } = row;
  return {
    ...one(await presentLines(ctx, db, [line])),
    content: subject ? presentContent(subject) : null,
    author: row.memberId === null ? null : await presentAuthor(ctx, row.memberId, row),
    isPrivate: registry.caseKind(row.kind)?.cases.isPrivate ?? false,
    reportList: await listReportsOf(db, { targetType, targetId, from: openedAt, until: row.closedAt }),
    steps: await presentSteps(ctx, row),
    possible: await possibleFor(ctx, row, subject),
  };
}

const presentContent = ({ text, pictures, path, state, note }: CaseSubject) => ({
  text,
  pictures: [...pictures],
  path,
  isShown: state === "shown",
  note,
});

/** Enough to know whether it is a habit. */
const OTHER_CASES = 10;

async function presentAuthor(ctx: AdminContext, memberId: string, { id }: CaseRow) {
  const { db, now } = ctx;
  const member = one(await db.select().from(members).where(eq(members.id, memberId)));
  const others = await selectLines(db)
    .where(and(eq(cases.memberId, memberId), ne(cases.id, id)))
    .orderBy(desc(cases.openedAt), desc(cases.id))
    .limit(OTHER_CASES);
  return {
    _id: member.id,
    name: member.name,
    strikes: (await countStrikes(db, [memberId], now)).get(memberId) ?? 0,
    isSuspended: isSuspended(member, now),
    cases: await presentLines(ctx, db, others),
  };
}

async function presentSteps(ctx: AdminContext, row: CaseRow) {
  const rows = await stepsOf(ctx.db, row.id);
  return rows.map(({ step, adminName }) => ({
    _id: step.id,
    at: step.at,
    step: step.step,
    reason: step.reason,
    note: step.note,
    adminName: adminName ?? "",
    isYours: step.adminId === ctx.admin.id,
    reversedAt: step.reversedAt,
    isReversible: isReversible(ctx, row, step),
  }));
}

const stepsOf = (db: Db, caseId: string) =>
  db
    .select({ step: caseSteps, adminName: admins.name })
    .from(caseSteps)
    .leftJoin(admins, eq(admins.id, caseSteps.adminId))
    .where(eq(caseSteps.caseId, caseId))
    .orderBy(asc(caseSteps.id));

/** What this administrator can decide now; the server asks again. */
async function possibleFor(
  ctx: AdminContext,
  row: CaseRow,
  subject: CaseSubject | undefined,
): Promise<CaseAction[]> {
  if (row.status === "closed") return ["note", "reverse"];
  if (await concerns(ctx, ctx.db, row)) return ["note"];
  if ((await whoElseHas(ctx, ctx.db, row)) !== null) return ["note"];
  const hold: CaseAction[] = row.takenBy === ctx.admin.id ? ["release", "note"] : ["take", "note"];
  if (row.status === "appealed")
    return [...hold, ...((await hasDecided(ctx, ctx.db, row)) ? [] : (["grant", "deny", "ask"] as const))];
  const kind = ctx.registry.caseKind(row.kind);
  const content = subject
    ? contentDecisionsOf(kind).filter((each) => isOpenTo(each, subject))
    : ["keep" as const];
  return [
    ...hold,
    ...content,
    ...(row.reports > 0 ? (["refuse"] as const) : []),
    ...(row.memberId === null ? [] : (["strike"] as const)),
    "classify",
    "close",
    "reverse",
  ];
}

/** What is hidden is shown by reversing that; only what waits can be sent back. */
function isOpenTo(decision: CaseAction, { state }: CaseSubject): boolean {
  if (decision === "send_back") return state === "waiting";
  if (decision === "hide" || decision === "label") return state !== "hidden";
  return true;
}
