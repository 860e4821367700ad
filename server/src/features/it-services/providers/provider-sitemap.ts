import { and, asc, eq, gt, gte, lt } from "drizzle-orm";
import { providerPath } from "@cardplaza/contract/it-services/it-words";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { slugOfCompany } from "../../companies/company/present-company.ts";
import { everyNth } from "../every-nth.ts";
import { isListed } from "./found-provider.ts";
import { itProviders } from "./providers.table.ts";

const PAGE = 2000;

export const providerSitemap: Sitemap = {
  name: "it-providers",
  async firstIds(db, _now, perFile) {
    const rows = await db
      .select({ id: itProviders.companyId })
      .from(itProviders)
      .innerJoin(companies, eq(companies.id, itProviders.companyId))
      .where(isListed())
      .orderBy(asc(itProviders.companyId));
    return everyNth(rows, perFile);
  },
  async *pages(db, _now, first, next) {
    let from = gte(itProviders.companyId, first);
    for (;;) {
      const rows = await db
        .select({ id: companies.id, name: companies.name, changedAt: itProviders.updatedAt })
        .from(itProviders)
        .innerJoin(companies, eq(companies.id, itProviders.companyId))
        .where(and(from, next ? lt(itProviders.companyId, next) : undefined, isListed()))
        .orderBy(asc(itProviders.companyId))
        .limit(PAGE);
      if (rows.length > 0)
        yield rows.map((row) => ({
          path: providerPath({ slug: slugOfCompany(row) }),
          changedAt: row.changedAt,
        }));
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      from = gt(itProviders.companyId, last.id);
    }
  },
};
