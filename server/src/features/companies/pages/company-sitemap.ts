import { and, asc, gt, gte, lt, sql } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../company/companies.table.ts";
import { isShown } from "../company/company-conditions.ts";
import { slugOfCompany } from "../company/present-company.ts";

const PAGE = 2_000;

export const companySitemap: Sitemap = {
  name: "companies",
  async firstIds(db, _now, perFile) {
    const listed = db
      .select({
        id: companies.id,
        place: sql<number>`row_number() over (order by ${companies.id})`.as("place"),
      })
      .from(companies)
      .where(isShown())
      .as("listed");
    const rows = await db
      .select({ id: listed.id })
      .from(listed)
      .where(sql`${listed.place} % ${perFile} = ${1 % perFile}`)
      .orderBy(asc(listed.id));
    return rows.map(({ id }) => id);
  },
  async *pages(db, _now, first, next) {
    const { id, name, updatedAt } = companies;
    let after = gte(id, first);
    for (;;) {
      const rows = await db
        .select({ id, name, updatedAt })
        .from(companies)
        .where(and(after, next ? lt(id, next) : undefined, isShown()))
        .orderBy(asc(id))
        .limit(PAGE);
      const last = rows.at(-1);
      if (last)
        yield rows.map((row) => ({
          path: companyPath({ slug: slugOfCompany(row) }),
          changedAt: row.updatedAt,
        }));
      if (!last || rows.length < PAGE) return;
      after = gt(id, last.id);
    }
  },
};
