import { and, asc, desc, eq, gt, isNotNull, lt, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { CaseLine } from "@cardplaza/contract/cases/cases";
import { CASES_PER_PAGE, type CaseClass, type CaseStatus } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import { countRows } from "../../platform/count-rows.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { admins } from "../audit/admin.table.ts";
import { cases } from "./cases.table.ts";
import { findSubjects } from "./find-subjects.ts";

interface Wanted {
  class?: CaseClass;
  kind?: string;
  status?: CaseStatus | "waiting";
  cursor?: string;
}

/** One page of the queue: open cases and appeals by what is due next, or closed ones, the newest first. */
export async function listCases(ctx: AdminContext, { cursor, ...wanted }: Wanted) {
  const { db } = ctx;
  const isClosed = wanted.status === "closed";
  const where = fitting(wanted);
  const time = isClosed ? cases.closedAt : cases.dueAt;
  const order = isClosed ? [desc(time), desc(cases.id)] : [asc(time), asc(cases.id)];
  const found = await selectLines(db)
    .where(and(where, cursor ? behind(cursor, isClosed) : undefined))
    .orderBy(...order)
    .limit(CASES_PER_PAGE + 1);
  const page = found.slice(0, CASES_PER_PAGE);
  const last = page.at(-1);
  return {
    items: await presentLines(ctx, db, page),
    nextCursor:
      found.length > CASES_PER_PAGE && last
        ? `${(isClosed ? last.row.closedAt : last.row.dueAt)?.toISOString()} ${last.row.id}`
        : null,
    count: await countRows(db, cases, where),
    kinds: ctx.registry.moderated.flatMap((kind) => kind.cases?.type ?? []),
  };
}

function fitting({ class: wantedClass, kind, status = "waiting" }: Omit<Wanted, "cursor">): SQL | undefined {
  return and(
    status === "waiting" ? isNotNull(cases.dueAt) : eq(cases.status, status),
    status === "open" || status === "appealed" ? isNotNull(cases.dueAt) : undefined,
    wantedClass ? eq(cases.class, wantedClass) : undefined,
    kind ? eq(cases.kind, kind) : undefined,
  );
}

/** A cursor is the time and the id of the last one that was shown. */
function behind(cursor: string, isClosed: boolean): SQL | undefined {
  const [time = "", id = ""] = cursor.split(" ");
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return undefined;
  return isClosed
    ? or(lt(cases.closedAt, at), and(eq(cases.closedAt, at), lt(cases.id, id)))
    : or(gt(cases.dueAt, at), and(eq(cases.dueAt, at), gt(cases.id, id)));
}

export const selectLines = (db: Db | Tx) =>
  db
    .select({ row: cases, takenName: admins.name, authorName: members.name })
    .from(cases)
    .leftJoin(admins, eq(admins.id, cases.takenBy))
    .leftJoin(members, eq(members.id, cases.memberId));

type Line = Awaited<ReturnType<typeof selectLines>>[number];

export async function presentLines(
  ctx: AdminContext,
  db: Db | Tx,
  lines: readonly Line[],
): Promise<z.input<typeof CaseLine>[]> {
  const subjectOf = await findSubjects(
    ctx,
    db,
    lines.map(({ row }) => row),
  );
  return lines.map(({ row, takenName, authorName }) => ({
    _id: row.id,
    kind: row.kind,
    targetId: row.targetId,
    title: subjectOf(row)?.title ?? "",
    authorName: authorName ?? "",
    class: row.class,
    status: row.status,
    appeal: row.appeal,
    reports: row.reports,
    openedAt: row.openedAt,
    dueAt: row.dueAt,
    takenBy: isTaken(row, ctx.now)
      ? { name: takenName ?? "", isYou: row.takenBy === ctx.admin.id, until: row.takenUntil }
      : null,
    version: row.version,
  }));
}

function isTaken<Row extends { takenBy: string | null; takenUntil: Date | null }>(
  row: Row,
  now: Date,
): row is Row & { takenBy: string; takenUntil: Date } {
  return row.takenBy !== null && row.takenUntil !== null && row.takenUntil > now;
}
