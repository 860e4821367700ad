import { asc, eq, sql } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { AccountPart } from "../../registry/account-part.ts";
import { changed, invalidatePages } from "../../registry/changed.ts";
import { notify } from "../notifications/notify.ts";
import { handOverCompany } from "./team/hand-over-company.ts";
import { teamOf } from "./team/team-queries.ts";
import { companies, type CompanyRow } from "./company/companies.table.ts";
import { companyOwnedBy } from "./company/company-queries.ts";
import { eraseAround } from "./company/erase-companies.ts";
import { NO_CONTENTS } from "./company/no-contents.ts";

/** The companies that the member owns. */
export const companiesPart: AccountPart = {
  kinds: {
    companies: async (db, memberId) => {
      const rows = await db
        .select()
        .from(companies)
        .where(eq(companies.ownerId, memberId))
        .orderBy(asc(companies.id));
      return rows.map(({ ownerId: _owner, decidedBy: _decider, ...company }) => company);
    },
  },
  async erase(ctx, tx, memberId) {
    const owned = await tx
      .select()
      .from(companies)
      .where(eq(companies.ownerId, memberId))
      .orderBy(asc(companies.id))
      .for("no key update");
    for (const company of owned) {
      const next = company.deletedAt ? undefined : await nextOwnerOf(tx, company);
      if (next) await giveTo(ctx, tx, company, next);
      else await eraseCompany(ctx, tx, company);
    }
  },
};

/** The manager who joined first, of those who own no company. */
async function nextOwnerOf(tx: Tx, company: CompanyRow): Promise<string | undefined> {
  for (const { member, joinedAt } of await teamOf(tx, company))
    if (joinedAt && !(await companyOwnedBy(tx, member.id))) return member.id;
  return undefined;
}

async function giveTo(ctx: JobContext, tx: Tx, company: CompanyRow, newOwnerId: string): Promise<void> {
  await handOverCompany(ctx, tx, company, newOwnerId);
  await notify(ctx, tx, {
    to: newOwnerId,
    news: "company.handed-over",
    with: { company: company.name },
    targetUrl: `/company-profile?company=${company.id}`,
    about: `company-owner:${company.id}`,
  });
}

/** The row stays, because its links say that it is gone and because others wrote about it. */
async function eraseCompany(ctx: JobContext, tx: Tx, { id }: CompanyRow): Promise<void> {
  await invalidatePages(ctx, tx, "company", [id]);
  await eraseAround(tx, [id]);
  await tx
    .update(companies)
    .set({
      ...NO_CONTENTS,
      name: "",
      ownerId: null,
      deletedAt: sql`coalesce(${companies.deletedAt}, ${ctx.now.toISOString()}::timestamptz)`,
      erasedAt: ctx.now,
    })
    .where(eq(companies.id, id));
  await changed(ctx, tx, "company", [id]);
}
