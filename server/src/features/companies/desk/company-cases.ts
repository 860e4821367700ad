import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { mayUse } from "@cardplaza/contract/admin-roles";
import type { CompanyCase, WholeCompany } from "@cardplaza/contract/companies/companies";
import { COMPANY_DECISIONS, type CompanyFilter } from "@cardplaza/contract/companies/company-desk-words";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { ID_PATTERN } from "@cardplaza/contract/shapes";
import type { AdminContext } from "../../../context.ts";
import { countRows } from "../../../platform/count-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { containingTyped } from "../../../platform/like.ts";
import { readPage, type ListPlace } from "../../../platform/list-page.ts";
import { notFound } from "../../../platform/refusals.ts";
import { members } from "../../accounts/accounts.table.ts";
import { knownMember } from "../../search/known-member.ts";
import { isCompleted } from "../company-conditions.ts";
import { teamOf } from "../team/team-queries.ts";
import { companies, companyWords } from "../company/companies.table.ts";
import { whyNotNow } from "./company-decisions.ts";
import { slugOfCompany } from "../company/present-company.ts";
import { showCompanyAs } from "../company/show-company.ts";

interface Filter extends ListPlace {
  q?: string | undefined;
  status: CompanyFilter;
}

/** The newest first. */
export async function listCompanyCases({ db }: AdminContext, { q, status, ...place }: Filter) {
  const wanted = matching(q, and(isCompleted(), status === "all" ? undefined : eq(companies.status, status)));
  const { rows, nextCursor } = await readPage(
    { at: companies.completedAt, id: companies.id },
    place,
    ({ after, orderBy, limit, offset }) =>
      selectCases(db)
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ company }) => ({ at: company.completedAt, id: company.id }),
  );
  return { items: rows.map(presentCase), nextCursor, count: await countRows(db, companies, wanted) };
}

function matching(q: string | undefined, wanted: SQL | undefined): SQL | undefined {
  if (!q) return wanted;
  return ID_PATTERN.test(q)
    ? and(wanted, eq(companies.id, q))
    : inArray(companies.id, idsOfCompaniesLike(q, wanted));
}

/** The ids of the first companies of which this is part of the name, the city, the GSTIN or the number. */
export const idsOfCompaniesLike = (q: string, where?: SQL) =>
  new QueryBuilder()
    .select({ id: companies.id })
    .from(companies)
    .where(and(where, sql`${companyWords(companies)} like ${containingTyped(q)}`))
    .limit(COUNTED_MAX);

const selectCases = (db: Db) =>
  db
    .select({ company: companies, owner: { _id: members.id, name: members.name } })
    .from(companies)
    .leftJoin(members, eq(members.id, companies.ownerId));

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

function presentCase({ company, owner }: CaseRow): z.input<typeof CompanyCase> {
  const { id, name, city, gstin, status, completedAt, version } = company;
  return {
    _id: id,
    name,
    slug: slugOfCompany(company),
    city,
    gstin,
    status,
    owner,
    createdAt: completedAt ?? company.createdAt,
    version,
  };
}

/** One for a decision. */
export async function showCompanyCase(ctx: AdminContext, id: string): Promise<z.input<typeof WholeCompany>> {
  const { db, now } = ctx;
  const [row] = await selectCases(db).where(and(eq(companies.id, id), isCompleted()));
  if (!row) throw notFound(COMPANY_TEXT.notFound);
  const { company } = row;
  const team = await teamOf(db, company);
  const mayDecide = mayUse(ctx.admin.role, ["moderator"]);
  return {
    ...presentCase(row),
    actions: mayDecide
      ? COMPANY_DECISIONS.filter((action) =>
          action === "transfer" ? team.some(({ joinedAt }) => joinedAt) : !whyNotNow(company, action),
        )
      : [],
    shown: await showCompanyAs(db, id, now, "owner"),
    team: team.map(({ member, joinedAt }) => ({
      _id: member.id,
      name: member.name,
      email: member.email ?? "",
      role: joinedAt ? ("manager" as const) : ("owner" as const),
      since: joinedAt,
    })),
    known: company.ownerId === null ? null : await knownMember(ctx, company.ownerId),
  };
}
