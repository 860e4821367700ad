import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { COMPANY_TEXT, COMPANY_UNDO_DAYS } from "@cardplaza/contract/companies/company-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { companies } from "./companies.table.ts";
import { companyOwnedBy } from "./company-queries.ts";
import { isSecondCompany, isTakenGstin } from "./company-conflicts.ts";
import { requireFreeGstin } from "./save-step.ts";
import { showCompany } from "./show-company.ts";

const UNDO_MS = COMPANY_UNDO_DAYS * DAY_MS;

const isRestorable = ({ member, now }: MemberContext) =>
  and(
    eq(companies.ownerId, member.id),
    isNull(companies.erasedAt),
    gt(companies.deletedAt, new Date(now.getTime() - UNDO_MS)),
  );

/** The deleted companies that can still be restored, the last deleted first. */
export async function listDeletedCompanies(ctx: MemberContext) {
  const { id: _id, name, deletedAt } = companies;
  const rows = await ctx.db
    .select({ _id, name, deletedAt })
    .from(companies)
    .where(isRestorable(ctx))
    .orderBy(desc(deletedAt));
  return {
    companies: rows.map((row) => {
      const at = row.deletedAt as Date;
      return { ...row, deletedAt: at, restorableUntil: new Date(at.getTime() + UNDO_MS) };
    }),
  };
}

/** Restores a deleted company as it was, unless its owner or its GSTIN has another one by now. */
export async function restoreCompany(ctx: MemberContext, id: string) {
  try {
    return await inTransaction(ctx.db, (tx) => bringBack(ctx, tx, id));
  } catch (error) {
    if (isSecondCompany(error)) throw conflict(COMPANY_TEXT.second);
    throw isTakenGstin(error) ? conflict(COMPANY_TEXT.gstinTaken) : error;
  }
}

async function bringBack(ctx: MemberContext, tx: Tx, id: string) {
  const [company] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isRestorable(ctx)))
    .for("no key update");
  if (!company) throw notFound(COMPANY_TEXT.notFound);
  if (await companyOwnedBy(tx, ctx.member.id)) throw conflict(COMPANY_TEXT.second);
  await requireFreeGstin(tx, company);
  await tx
    .update(companies)
    .set({ deletedAt: null, ...nextVersion(company, ctx.now) })
    .where(eq(companies.id, id));
  await changed(ctx, tx, "company", [id]);
  return showCompany({ ...ctx, db: tx }, id);
}
